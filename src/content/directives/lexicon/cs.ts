import type { Lexicon } from "../types.ts";

/** The plain forms: a beginning. */
export const CZECH: Lexicon = {
  language: "cs",
  freeOrder: true,
  text: `
ignore: ignoruj | ignorujte | ignorovat | zapomeň | zapomeňte | přehlížej | nedbej | nedbejte | pomiň | pomiňte |
  nevšímej si | neber v potaz | neber ohled na
prior: předchozí | předešlé | dřívější | všechny | veškeré | všech | předchozích | dosavadní | systémové | své |
  tvé | vaše | výše
instruction: pokyn* | instrukc* | pravidl* | příkaz* | omezení | systémový prompt | systémovou výzvu
told: vše, co ti bylo řečeno | všechno, co ti bylo řečeno | vše výše | vše, co bylo řečeno
role-change: od nynějška jsi | od teď jsi | nyní jsi | odteď jsi | tvůj nový úkol | nové systémové pokyny
secretly: neříkej to uživateli | neříkej uživateli | neříkejte uživateli | neříkejte to uživateli |
  neříkej o tom uživateli | nesděluj uživateli | nesdělujte uživateli | nesděluj to uživateli |
  neinformuj uživatele | neinformujte uživatele | neupozorňuj uživatele | nezmiňuj se o tom | nezmiňujte se o tom |
  nezmiňuj to uživateli | nikomu to neříkej | nikomu nic neříkej | bez vědomí uživatele | tajně před uživatelem |
  uživatel se to nesmí dozvědět | uživatel to nesmí vědět | uživatel to nesmí vidět | skryj to před uživatelem |
  zatajte to uživateli
obtain: přečti | přečtěte | otevři | otevřete | načti | sesbírej | shromáždi | zkopíruj | zkopírujte | pošli |
  pošlete | vlož | vložte | přidej | uveď | předej
secret: heslo | hesla | hesel | token | tokeny | api klíč | api klíče | klíč api | soukromý klíč |
  proměnné prostředí | přihlašovací údaje
conversation: historii | konverzace | historii chatu | historii rozhovoru | celou konverzaci | systémový prompt
cargo: ho | jej | je | obsah | jeho obsah | výsledek vše všechno odpověď data
send: pošli | pošlete | odešli | odešlete | přepošli | přepošlete | nahraj | nahrajte | předej
put: vlož | vložte | přidej | přidejte | předej | předejte | zapiš | uveď | pošli
parameter: parametr* | argument* | pole | poli
as: do | v | ve | jako | přes
condition: před | než | vždy | pokaždé | předtím | kdykoli | když
threat: jinak
failure: nebude fungovat | selže | bude smazáno | bude ztraceno
`,
};
