/** The page about the format says what the code reads. */
import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { CAPTURE_LIMITS, FRAME_BYTES, FRAME_DEPTH } from "../../src/capture/limits.ts";
import { asRecord, asStart, Malformed } from "../../src/capture/records.ts";

const page = readFileSync("docs/capture-format.md", "utf8");

describe("docs/capture-format.md", () => {
  it("lists the types that the reader knows, each with members that make a record", () => {
    const rows = [...page.matchAll(/^\| `([a-z.]+)` \| (.*) \|$/gm)]
      .slice(1)
      .map(([, type, members]) => ({ type, members }));
    expect(rows.map(({ type }) => type)).toEqual([
      "session.start",
      "frame",
      "http.request",
      "http.response",
      "http.end",
      "sse",
      "stderr",
      "process",
      "gap",
      "gate",
      "session.end",
    ]); // prettier-ignore
    const values: Record<string, unknown> = {
      seq: 1,
      ts: "t",
      dir: "c2s",
      frame: {},
      exchange: 1,
      method: "POST",
      path: "/",
      headers: {},
      status: 200,
      reason: "complete",
      sse: {},
      text: "x",
      event: "exit",
      dropped: 0,
      action: "blocked",
      tool: "t",
      frames: { c2s: 0, s2c: 0 },
      sha256: "x",
    }; // prettier-ignore
    for (const { type, members = "" } of rows.slice(1)) {
      const required = members.split(/[;:]/)[0]?.match(/`[a-z0-9]+(?=[`{])/g) ?? [];
      const wanted =
        type === "gate" ? [...required, "`tool"] : type === "http.end" ? [...required, "`reason"] : required;
      const record = Object.fromEntries(wanted.map((name) => [name.slice(1), values[name.slice(1)]]));
      if (type === "frame") {
        delete record.text;
        delete record.base64;
      }
      expect([type, asRecord({ type, ...record })]).not.toEqual([type, expect.any(Malformed)]);
      expect(asRecord({ type, ...record })).toMatchObject({ type });
    }
  });

  it("shows lines that are records", () => {
    const lines = page.split("\n").filter((line) => line.startsWith('{"type"'));
    expect(lines).toHaveLength(5);
    const [start, ...rest] = lines.map((line) => JSON.parse(line) as Record<string, unknown>);
    expect(asStart(start ?? {})).not.toBeInstanceOf(Malformed);
    for (const record of rest) expect(asRecord(record)).toMatchObject({ type: record.type });
  });

  it("names the limits", () => {
    expect([CAPTURE_LIMITS.lineBytes, FRAME_BYTES]).toEqual([64 * 2 ** 20, 2 ** 20]);
    expect(page).toContain("too long (64 MiB)");
    expect(page).toContain("longer than 1 MiB");
    expect(page).toContain(`(${CAPTURE_LIMITS.depth} levels)`);
    expect(page).toContain(`deeper than ${FRAME_DEPTH} levels`);
  });
});
