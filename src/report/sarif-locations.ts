import type { ArtifactLocation, PhysicalLocation, Region as SarifRegion } from "sarif";
import type { Location, Region } from "../findings/types.ts";

export function physicalLocation(location: Location): PhysicalLocation & { artifactLocation: ArtifactLocation } {
  return { artifactLocation: artifactLocation(location.path), region: region(location) };
}

export function artifactLocation(path: string): ArtifactLocation {
  return { uri: encodePath(path), uriBaseId: "%SRCROOT%" };
}

/** A relative URI reference: each segment percent-encoded, so that no character of a file name means anything. */
export function encodePath(path: string): string {
  return path
    .split("/")
    .map((segment) => encodeURIComponent(segment.toWellFormed()))
    .join("/");
}

/** All four numbers, put in order: a consumer rejects a whole file for one region that ends before it begins. */
function region({ startLine, startColumn, endLine, endColumn }: Region): SarifRegion {
  const first = { line: Math.max(1, startLine), column: Math.max(1, startColumn) };
  const lastLine = Math.max(first.line, endLine);
  const least = lastLine === first.line ? first.column : 1;
  return {
    startLine: first.line,
    startColumn: first.column,
    endLine: lastLine,
    endColumn: Math.max(least, endColumn),
  };
}
