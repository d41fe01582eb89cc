/** Chat, mail, telephony. */
import { startsWord } from "../characters.ts";
import type { Shape } from "../types.ts";

const afterDash = (value: string): string => value.slice(value.lastIndexOf("-") + 1);
const afterSlash = (value: string): string => value.slice(value.lastIndexOf("/") + 1);

/**
 * How base64 of three decimal digits begins: a Discord token starts with the bot's number, written so.
 * Of the first four characters the last one is left out: ten starts for one are enough.
 */
function startsOfDecimals(): string[] {
  const out: string[] = [];
  for (let n = 100; n < 1000; n++) out.push(btoa(String(n)));
  return out;
}

/** The first segment of a Discord token decodes to the number of the bot, and no other begins like that. */
function hasSnowflake(value: string): boolean {
  return /^\d{17,20}$/.test(Buffer.from(value.slice(0, value.indexOf(".")), "base64").toString("latin1"));
}

const DIGIT = /[0-9]/;

/** The number of a Telegram bot stands before `:AA`. */
function telegramFrom(text: string, at: number): number | undefined {
  let from = at;
  while (from > 0 && at - from < 11 && DIGIT.test(text[from - 1] as string)) from--;
  return at - from < 8 || at - from > 10 ? undefined : from;
}

/** Thirty-two hexadecimal digits before a suffix. */
function hexFrom(text: string, at: number): number | undefined {
  const from = at - 32;
  return from >= 0 && startsWord(text, from) ? from : undefined;
}

export const MESSAGING: readonly Shape[] = [
  {
    kind: "slack-token",
    title: "Slack token",
    starts: ["xoxb-", "xoxp-", "xapp-"],
    pattern:
      /(?:xoxb-[0-9]{10,13}-[0-9]{10,13}-[A-Za-z0-9]{24}|xoxp-[0-9]{10,13}-[0-9]{10,13}-[0-9]{10,13}-[a-f0-9]{32}|xapp-1-A[A-Z0-9]{8,12}-[0-9]{10,13}-[a-f0-9]{64})(?![A-Za-z0-9])/y,
    minEntropy: 3,
    body: afterDash,
  },
  {
    kind: "slack-config-token",
    title: "Slack configuration token",
    starts: ["xoxe.xox", "xoxe-"],
    pattern: /xoxe(?:\.xox[bp]-[0-9]-[A-Za-z0-9]{163,170}|-[0-9]-[A-Za-z0-9]{146,150})(?![A-Za-z0-9])/y,
    minEntropy: 4.3,
    body: afterDash,
  },
  {
    kind: "slack-session-token",
    title: "Slack session or legacy token",
    starts: ["xoxc-", "xoxd-", "xoxs-", "xoxa-", "xoxr-"],
    pattern:
      /xox(?:[csar]-(?:[0-9]-)?[0-9]{9,13}-[0-9]{9,13}-[0-9]{9,13}-[a-f0-9]{32,64}|d-[A-Za-z0-9%+/]{80,400}={0,2})(?![A-Za-z0-9])/y,
    minEntropy: 3.1,
    body: afterDash,
  },
  {
    kind: "slack-webhook",
    title: "Slack webhook",
    starts: ["hooks.slack.com/services/", "hooks.slack.com/workflows/", "hooks.slack.com/triggers/"],
    pattern:
      /hooks\.slack\.com\/(?:services\/T[A-Z0-9]{8,12}\/B[A-Z0-9]{8,12}\/[A-Za-z0-9]{24}|workflows\/T[A-Z0-9]{8,12}\/A[A-Z0-9]{8,12}\/[0-9]{17,19}\/[A-Za-z0-9]{24}|triggers\/T[A-Z0-9]{8,12}\/[0-9]{12,14}\/[a-f0-9]{32})(?![A-Za-z0-9])/y,
    minEntropy: 3.1,
    body: afterSlash,
  },
  {
    kind: "discord-bot-token",
    title: "Discord bot token",
    starts: startsOfDecimals(),
    pattern: /[MNO][A-Za-z0-9]{22,27}\.[A-Za-z0-9_-]{6}\.[A-Za-z0-9_-]{27,38}(?![A-Za-z0-9_-])/y,
    minEntropy: 3.6,
    body: (value) => value.slice(value.lastIndexOf(".") + 1),
    verify: hasSnowflake,
  },
  {
    kind: "discord-webhook",
    title: "Discord webhook",
    starts: ["discord.com/api/webhooks/", "discordapp.com/api/webhooks/"],
    pattern: /discord(?:app)?\.com\/api\/webhooks\/[0-9]{17,20}\/[A-Za-z0-9_-]{60,72}(?![A-Za-z0-9_-])/y,
    minEntropy: 4.2,
    body: afterSlash,
  },
  {
    kind: "teams-webhook",
    title: "Microsoft Teams webhook",
    starts: [".webhook.office.com/webhookb2/"],
    pattern:
      /\.webhook\.office\.com\/webhookb2\/[a-f0-9-]{36}@[a-f0-9-]{36}\/IncomingWebhook\/[a-f0-9]{32}\/[a-f0-9-]{36}(?![A-Za-z0-9-])/y,
    minEntropy: 3,
    body: (value) => value.split("/").at(-2) ?? "",
  },
  {
    kind: "telegram-bot-token",
    title: "Telegram bot token",
    starts: [":AA"],
    from: telegramFrom,
    pattern: /[0-9]{8,10}:AA[A-Za-z0-9_-]{33}(?![A-Za-z0-9_-])/y,
    minEntropy: 4,
    body: (value) => value.slice(value.indexOf(":") + 3),
  },
  {
    kind: "twilio-api-key",
    title: "Twilio API key",
    strength: "suspected",
    starts: [..."0123456789abcdef"].map((digit) => `SK${digit}`),
    pattern: /SK[a-f0-9]{32}(?![A-Za-z0-9_-])/y,
    minEntropy: 2.8,
    body: (value) => value.slice(2),
  },
  {
    kind: "sendgrid-api-key",
    title: "SendGrid API key",
    starts: ["SG."],
    behind: "separator",
    pattern: /SG\.[A-Za-z0-9_-]{22}\.[A-Za-z0-9_-]{43}(?![A-Za-z0-9_-])/y,
    minEntropy: 4,
  },
  {
    kind: "mailgun-api-key",
    title: "Mailgun API key",
    starts: ["key-"],
    behind: "nothing",
    pattern: /key-[a-f0-9]{32}(?![A-Za-z0-9_-])/y,
    minEntropy: 2.8,
  },
  {
    kind: "mailchimp-api-key",
    title: "Mailchimp API key",
    starts: ["-us1", "-us2", "-us3", "-us4", "-us5", "-us6", "-us7", "-us8", "-us9"],
    from: hexFrom,
    pattern: /[a-f0-9]{32}-us[0-9]{1,2}(?![A-Za-z0-9_-])/y,
    minEntropy: 2.8,
    body: (value) => value.slice(0, 32),
  },
  {
    kind: "brevo-api-key",
    title: "Brevo API key",
    starts: ["xkeysib-", "xsmtpsib-"],
    pattern: /x(?:keysib|smtpsib)-[a-f0-9]{64}-[A-Za-z0-9]{16}(?![A-Za-z0-9_-])/y,
    minEntropy: 3.4,
  },
  {
    kind: "resend-api-key",
    title: "Resend API key",
    starts: ["re_"],
    pattern: /re_[A-Za-z0-9]{8}_[A-Za-z0-9]{22,26}(?![A-Za-z0-9_-])/y,
    minEntropy: 3.7,
    verify: (value) => /[0-9]/.test(value.slice(12)) && /[A-Z]/.test(value.slice(12)) && /[a-z]/.test(value.slice(12)),
  },
  {
    kind: "mapbox-secret-token",
    title: "Mapbox secret token",
    starts: ["sk.eyJ"],
    pattern: /sk\.eyJ[A-Za-z0-9_-]{60,200}\.[A-Za-z0-9_-]{22}(?![A-Za-z0-9_-])/y,
    minEntropy: 4,
  },
];
