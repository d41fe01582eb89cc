import { requireRule } from "../catalog/catalog.ts";
import { renderMessage } from "../catalog/message.ts";
import { confidenceCap } from "../catalog/types.ts";
import { identifyingText, withoutSecrets } from "../content/input-text.ts";
import { captureFingerprint } from "../findings/fingerprint.ts";
import { topOfFile } from "../findings/top-of-file.ts";
import type { Finding } from "../findings/types.ts";

const RULE = "capture-without-frames";

/**
 * The finding that a capture holds no message: such a one breaks no rule, and silence must not pass for a test.
 * @param path of the capture, for the report
 * @param serverKey untrusted
 */
export function silentCapture(path: string, serverKey: string): Finding {
  const rule = requireRule(RULE);
  const server = withoutSecrets(serverKey);
  return {
    ruleId: RULE,
    family: rule.family,
    severity: rule.severity,
    confidence: confidenceCap(rule.precision),
    message: renderMessage(rule, { server }),
    location: topOfFile(path),
    subject: { server },
    fingerprint: captureFingerprint({
      ruleId: RULE,
      serverKey: identifyingText(serverKey),
      method: "",
      tool: "",
      detail: "no frames",
    }),
  };
}
