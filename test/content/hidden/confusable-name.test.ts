import { describe, expect, it } from "vitest";
import { confusableName } from "../../../src/content/hidden/index.ts";

describe("names that read as another name", () => {
  it.each([
    ["rеad_file", "read_file", ["Cyrillic", "Latin"]],
    ["сору", "copy", ["Cyrillic"]],
    ["раураl", "paypal", ["Cyrillic", "Latin"]],
    ["gοοgle", "google", ["Greek", "Latin"]],
    ["seոd", "send", ["Armenian", "Latin"]],
    ["Ꭱead", "Read", ["Cherokee", "Latin"]],
    ["ꓢꓰꓠꓓ", "SEND", ["Lisu"]],
    ["ｒｅａｄ", "read", ["Latin"]],
    ["𝗋𝖾𝖺𝖽", "read", ["Latin"]],
    ["ⓡead", "read", ["Latin"]],
    ["ʀᴇᴀᴅ", "read", ["Latin"]],
    ["ɡet_user", "get_user", ["Latin"]],
    ["delеte\u200b", "delete", ["Cyrillic", "Latin"]],
    ["get_сору", "get_copy", ["Cyrillic", "Latin"]],
  ])("knows %s as %s", (name, skeleton, scripts) => {
    expect(confusableName(name)).toEqual({ skeleton, scripts });
  });

  it.each([
    "read_file",
    "поиск",
    "поиск_search",
    "getДанные",
    "Москва-client",
    "αβ-тест",
    "Δt",
    "α_value",
    "λ-calculus",
    "αναζήτηση",
    "որոնում",
    "חיפוש",
    "بحث",
    "खोज",
    "検索ツール",
    "Tシャツ_検索",
    "GitHub検索する",
    "파일_읽기",
    "MCP서버",
    "读取文件API",
    "søg_fil",
    "wyślij_łącze",
    "dosya_kapı",
    "ɓoye_ƙofa",
    "naïve_café",
    "oﬃce",
    "m²",
    "5µs",
    "файл2",
    "🚀_launch",
    "𠮷野家",
    "\ud800",
    "",
  ])("leaves %j alone", (name) => {
    expect(confusableName(name)).toBeUndefined();
  });

  it("costs in proportion to the length of a name", () => {
    const time = (count: number) => {
      const start = performance.now();
      confusableName("раy".repeat(count));
      return performance.now() - start;
    };
    time(1000);
    expect(time(40_000)).toBeLessThan(10 * time(10_000) + 40);
  });
});
