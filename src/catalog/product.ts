/** What the product calls itself in every report. `VERSION` equals package.json's; a test compares them. */
export const NAME = "Portlight";
export const VERSION = "0.1.0";
export const HOMEPAGE = "https://github.com/portlight/portlight";

/** The page of a rule, for SARIF `helpUri` and the terminal. */
export function ruleUrl(ruleId: string): string {
  return `${HOMEPAGE}/blob/main/docs/rules/${ruleId}.md`;
}
