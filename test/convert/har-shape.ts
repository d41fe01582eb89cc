/** What HAR 1.2 asks of an archive (http://www.softwareishard.com/blog/har-12-spec/), as a JSON Schema of our own. */
import { Ajv } from "ajv";
import addFormats from "ajv-formats";

function object(
  properties: Readonly<Record<string, unknown>>,
  optional: Readonly<Record<string, unknown>> = {},
): object {
  return {
    type: "object",
    required: Object.keys(properties),
    properties: { ...properties, ...optional },
    // Fields of other programs begin with an underscore.
    patternProperties: { "^_": {} },
    additionalProperties: false,
  };
}

const text = { type: "string" };
const count = { type: "integer", minimum: -1 };
const time = { type: "number", minimum: 0 };
const pairs = { type: "array", items: object({ name: text, value: text }, { comment: text }) };
const cookies = { type: "array", maxItems: 0 };

const request = object(
  {
    method: text,
    url: { type: "string", format: "uri" },
    httpVersion: text,
    cookies,
    headers: pairs,
    queryString: pairs,
    headersSize: count,
    bodySize: count,
  },
  { postData: object({ mimeType: text, text }), comment: text },
);
const response = object({
  status: { type: "integer", minimum: 0 },
  statusText: text,
  httpVersion: text,
  cookies,
  headers: pairs,
  content: object({ size: { type: "integer", minimum: 0 }, mimeType: text }, { text }),
  redirectURL: text,
  headersSize: count,
  bodySize: count,
});
const entry = object(
  {
    startedDateTime: { type: "string", format: "date-time" },
    time,
    request,
    response,
    cache: { type: "object" },
    timings: object({ send: time, wait: time, receive: time }),
  },
  { comment: text },
);
const archive = object({
  log: object(
    {
      version: { const: "1.2" },
      creator: object({ name: text, version: text }),
      entries: { type: "array", items: entry },
    },
    { comment: text },
  ),
});

const ajv = new Ajv({ allErrors: true, strict: false });
(addFormats as unknown as (ajv: Ajv) => void)(ajv);
const validate = ajv.compile(archive);

/** @returns what is wrong with an archive */
export function harFaults(value: unknown): string[] {
  return validate(value)
    ? []
    : (validate.errors ?? []).map(({ instancePath, message }) => `${instancePath} ${message}`);
}
