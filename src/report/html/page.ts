import { createHash } from "node:crypto";
import { SCRIPT, STYLE } from "./generated.ts";
import type { PageView } from "./view.ts";

/**
 * One page that needs nothing but itself. What was recorded stands in it as data: the script, the only one that the policy
 * lets run, puts it into text nodes.
 */
export function renderPage(view: PageView): string {
  const title = `${view.title} – session`;
  return [
    "<!DOCTYPE html>",
    '<html lang="en">',
    "<head>",
    '<meta charset="utf-8">',
    `<meta http-equiv="Content-Security-Policy" content="${policy()}">`,
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    '<meta name="color-scheme" content="light dark">',
    '<meta name="referrer" content="no-referrer">',
    `<title>${markup(title)}</title>`,
    `<style>${STYLE}</style>`,
    "</head>",
    "<body>",
    `<noscript><p class="without-script">${markup(view.verdict.sentence)} The rest of this page is shown by the script in it, which is switched off here.</p></noscript>`,
    '<main id="page"></main>',
    `<script type="application/json" id="data">${embeddedJson(view)}</script>`,
    `<script>${SCRIPT}</script>`,
    "</body>",
    "</html>",
    "",
  ].join("\n");
}

/** Nothing loads, and nothing runs or styles but the two texts whose digests stand here; no text becomes markup by script. */
function policy(): string {
  return [
    "default-src 'none'",
    `script-src '${digest(SCRIPT)}'`,
    `style-src '${digest(STYLE)}'`,
    "base-uri 'none'",
    "form-action 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ].join("; ");
}

function digest(text: string): string {
  return `sha256-${createHash("sha256").update(text).digest("base64")}`;
}

/** JSON in a script element ends at the first `</script`, and a comment in it changes how it ends; neither is left. */
export function embeddedJson(value: unknown): string {
  return JSON.stringify(value).replace(
    /[<>&\u2028\u2029]/g,
    (char) => `\\u${char.charCodeAt(0).toString(16).padStart(4, "0")}`,
  );
}

const ENTITIES: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};

function markup(text: string): string {
  return text.replace(/[&<>"']/g, (char) => ENTITIES[char] as string);
}
