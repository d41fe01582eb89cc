/**
 * Characters that a reader takes for a Latin letter or a plain sign, compiled from the shapes of the letters in common
 * fonts; in the spirit of UTS 39, section 4, but towards plain ASCII and without its rarer entries. Fullwidth,
 * mathematical, circled and other compatibility letters are not here, since NFKC resolves them.
 *
 * Read as: a target, then the characters that look like it.
 */

/** Nobody can tell these from the target: a name made of nothing else reads as Latin. */
const TWINS = `
A АΑᎪꓮᗅꭺ𐊠𖽀 B ВΒᏴꓐᗷᛒⲂꞴ C СᏟꓚⲤᑕ D ᎠꓓᗞᗪÐ E ЕΕᎬꓰⴹᗴ F ꓝᖴϜ G ԌᏀꓖ H НΗᎻꓧⲎᕼ I ІΙӀꓲⲒ J ЈᎫꓙᒍͿ K КΚᏦꓗⲔᛕ
L ԼᏞꓡⳐᒪ M МΜᎷꓟⲘᗰᛖϺ N ΝꓠⲚ O ОΟՕꓳⲞⵔ P РΡᏢꓑⲢᑭ Q Ԛⵕ R ᎡᏒꓣᖇ S ЅՏᏚꓢᔕ T ТΤᎢꓔⲦ U ՍꓴᑌԱ V ѴᏙꓦᐯⴸ
W ԜᎳꓪᗯ X ХΧꓫⲬ᙭ᚷⵝ Y ҮΥᎩꓬⲨ Z ΖᏃꓜᘔ
a аɑα b Ьᑲ c сⲥᴄꮯ d ԁᏧᑯ e еҽꬲ f ẝꞙ g ɡցᶃ h һհᏂ i іιıɩᎥꙇ j јϳյȷ k κⲕ l ӏⵏǀ n ո o оοօⲟⲟ
p рρⲣ q ԛզ r ᴦⲅꭇꮁ s ѕꜱꮪƽ u սυᴜʋꭎꭒ v ѵνᴠꮩ w ѡԝᴡꮃ x хⲭ y уγүყʏỿꭚ z ᴢꮓ
`;

/** Alike enough beside Latin letters, where a reader expects one; alone they are letters of their script. */
const COUSINS = `
A ΛЛ E ΣЄ N И R Я W ШЩ O Ө U Ц Y Ч
b вЬъ c є d ԃ e эєεɛ h нћђꮋ i ї j ʝ k кқ l ו m мⲙꮇ n пηηɲŋип o σөꭴ r яг s ꙅ t тτⲧꭲ u цμ v υ w шщω x χ y ч z ʐ
f ғ h ի n ղրռ q գ f ք w ա o ס d ժ u մ
`;

/** Small capitals and phonetic letters: Latin themselves, so they need no evidence. */
const LATIN_FORMS = `
a ᴀɐᶏ b ʙƀɓᴃ c ᴄƈɔ d ᴅɗđɖ e ᴇǝɘəᴈⱸ f ꜰƒ g ɢɠᵷꞡ h ʜɦħ i ɪɨᴉ j ᴊɉʝ k ᴋƙᶄ l ʟɭłƚ m ᴍɱ n ɴɲɳƞ o ᴏøɵᴑ p ᴘƥᵽ q ꞯɋʠ r ʀɾɹɼɽ
s ꜱʂ t ᴛŧƭʇ u ᴜʊʉ v ᴠʌ w ᴡⱳʍ y ʏƴɏʎ z ᴢʐƶʑ
A Ⱥ B Ɓ C Ƈ D Đ E Ɇ G Ɠ H Ħ I Ɨ J Ɉ K Ƙ L Ł N Ɲ O Ø P Ƥ T Ŧ U Ʉ V Ʋ Y Ɏ Z Ƶ
`;

/** Signs, for patterns that hold an apostrophe, a dash, a slash or a colon. */
const SIGNS = `
' ‘’‛′ʹʻʼʽˈ‵ " “”„‟〝〞 - ‐‒–—―−⁃ / ∕⁄⧸╱ : ∶։׃꞉ , ‚ ! ǃ ? Ɂ ~ ∼〜 * ∗⁎ | ∣❘ < ‹ > › _ ˍ
`;

export interface LookAlike {
  readonly target: string;
  /** twin: alike alone; cousin: beside Latin letters only; form: a Latin letter or a sign, always. */
  readonly likeness: "twin" | "cousin" | "form";
}

const LATIN = /\p{Script=Latin}/u;

let table: ReadonlyMap<number, LookAlike> | undefined;

/** All of them by code point, compiled when they are first asked for. */
export function lookAlikes(): ReadonlyMap<number, LookAlike> {
  table ??= compile();
  return table;
}

export function lookAlike(code: number): LookAlike | undefined {
  return lookAlikes().get(code);
}

function compile(): Map<number, LookAlike> {
  const known = new Map<number, LookAlike>();
  const add = (char: string, target: string, likeness: LookAlike["likeness"]) => {
    const code = char.codePointAt(0) as number;
    if (!known.has(code)) known.set(code, { target, likeness: LATIN.test(char) ? "form" : likeness });
  };
  const read = (source: string, likeness: LookAlike["likeness"]) => {
    const words = source.trim().split(/\s+/);
    for (let i = 0; i + 1 < words.length; i += 2) {
      for (const char of words[i + 1] as string) add(char, words[i] as string, likeness);
    }
  };
  read(TWINS, "twin");
  read(LATIN_FORMS, "form");
  read(COUSINS, "cousin");
  read(SIGNS, "form");
  // Negative circled and negative squared capitals, and their crossed form: symbols without a compatibility form.
  for (let i = 0; i < 26; i++) {
    const letter = String.fromCharCode(0x41 + i);
    for (const first of [0x1f150, 0x1f170]) add(String.fromCodePoint(first + i), letter, "form");
  }
  return known;
}
