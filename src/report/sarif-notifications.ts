import type { Notification } from "sarif";
import { NAME } from "../catalog/product.ts";
import { sarifText } from "../content/neutralise.ts";
import type { Judgement } from "../findings/judgement.ts";
import type { NotAnalysed } from "../findings/types.ts";
import { artifactLocation } from "./sarif-locations.ts";
import { count, reasonWords } from "./wording.ts";

const MAX_NOTIFICATIONS = 200;

/** What did not work while analysing. `leftOut`: results beyond the cap. */
export function executionNotifications(judgement: Judgement, leftOut: number): Notification[] {
  const notes: Notification[] = [];
  for (const failure of judgement.ruleFailures.slice(0, MAX_NOTIFICATIONS)) {
    const error = sarifText(failure.error.slice(0, 200));
    notes.push({
      level: "error",
      descriptor: { id: "rule-failed" },
      message: { text: `Rule ${sarifText(failure.ruleId)} failed inside ${NAME}: ${error}` },
      ...(failure.path === undefined
        ? {}
        : { locations: [{ physicalLocation: { artifactLocation: artifactLocation(failure.path) } }] }),
    });
  }
  if (leftOut > 0) {
    notes.push({
      level: "warning",
      descriptor: { id: "results-left-out" },
      message: {
        text: `${count(leftOut, "more finding")} stand only in the totals: the file lists the most important results only.`,
      },
    });
  }
  for (const entry of judgement.notAnalysed.slice(0, MAX_NOTIFICATIONS)) notes.push(notAnalysedNotification(entry));
  const more = judgement.notAnalysed.length - MAX_NOTIFICATIONS;
  if (more > 0) {
    notes.push({
      level: "warning",
      descriptor: { id: "not-analysed" },
      message: { text: `${more} more inputs were not or only partly analysed.` },
    });
  }
  return notes;
}

function notAnalysedNotification(entry: NotAnalysed): Notification {
  const detail = entry.detail === undefined ? "" : ` ${sarifText(entry.detail)}`;
  return {
    level: "warning",
    descriptor: { id: "not-analysed" },
    message: { text: `${entry.coverage === "partial" ? "Analysed" : "Not analysed:"} ${reasonWords(entry)}.${detail}` },
    locations: [
      {
        physicalLocation: {
          artifactLocation: artifactLocation(entry.path),
          ...(entry.line === undefined ? {} : { region: { startLine: Math.max(1, entry.line) } }),
        },
      },
    ],
  };
}

/** What the configuration, the baseline and the comments have to be told. */
export function configurationNotifications(judgement: Judgement): Notification[] {
  return judgement.notices.slice(0, MAX_NOTIFICATIONS).map((notice) => ({
    level: "note",
    descriptor: { id: "notice" },
    message: { text: sarifText(notice) },
  }));
}
