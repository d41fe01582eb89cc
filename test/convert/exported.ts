import type { ExporterOf } from "../../src/convert/export.ts";
import { exportPieces } from "../../src/convert/export.ts";
import { harExporter } from "../../src/convert/har.ts";
import { jsonExporter } from "../../src/convert/json.ts";
import { otlpExporter } from "../../src/convert/otlp.ts";
import { textExporter } from "../../src/convert/text.ts";

export const EXPORTERS: Readonly<Record<"text" | "json" | "har" | "otlp", ExporterOf>> = {
  text: textExporter,
  json: jsonExporter,
  har: harExporter,
  otlp: otlpExporter,
};

/** The whole of an export. */
export function exported(format: keyof typeof EXPORTERS, file: string, path = "session.mcp.jsonl"): string {
  return [...exportPieces(file, EXPORTERS[format], { path })].join("");
}
