/** Which ends of a dotted word make it the name of a host, when nothing else says so. */

/** Generic domains that are no file types and no words of programs. */
const GENERIC = "com org net edu gov mil int arpa info biz xyz online site website tech cloud dev io ai app co sh";

/** Countries; some of them are file types or properties, too, see below. */
const COUNTRIES =
  "ac ad ae af ag al am ao ar at au aw az ba bb bd be bf bg bh bi bj bm bn bo br bs bt bw by bz ca cd cf cg ch ci ck cl cm cn cr cu " +
  "cv cy cz de dj dk dm do dz ec ee eg er es et eu fi fj fm fo fr ga gd ge gf gg gh gi gl gm gn gp gq gr gt gu gw gy hk hn hr ht " +
  "hu id ie il im in iq ir is it je jm jo jp ke kg kh ki km kn kp kr kw ky kz la lb lc li lk lr ls lt lu lv ly ma mc md me mg mh " +
  "mk ml mm mn mo mp mq mr ms mt mu mv mw mx my mz na nc ne nf ng ni nl no np nr nu nz om pa pe pf pg ph pk pl pm pn pr ps pt pw " +
  "py qa re ro rs ru rw sa sb sc sd se sg si sk sl sm sn so sr ss st su sv sx sy sz tc td tf tg th tj tk tl tm tn to tr tt tv tw " +
  "tz ua ug uk us uy uz va vc ve vg vi vn vu wf ws ye yt za zm zw";

/** Names inside organisations. */
const INTERNAL = "local localdomain localhost internal intranet corp lan";

/**
 * Suffixes without another meaning: `word.suffix` alone is a host. All others need a port, a path, or a first label that
 * says so, since `logger.info`, `app.dev`, `item.id`, `run.sh`, `socket.io` are no hosts.
 */
const PLAIN = "com org net edu gov mil de uk fr eu ch nl jp cn ru br au kr tw hk nz cz dk fi hu gr ua";

/** File types, and properties that a colon and a number often follow: no hosts by their suffix, and a port is a line. */
const FILE_TYPES = "py rs pl md cc ps ml mm ms pm tf ts vi sc st name info";

/** Words of programs and one more file type: hosts before a path, not before a number. */
const PROPERTIES = "sh app id is in it me my to do at no co re be am la ne so";

/** First labels that only hosts have. */
const SERVICES =
  "www api docs cdn static mcp auth login mail smtp imap ftp git raw staging download downloads blog status";

const KNOWN = new Set(`${GENERIC} ${COUNTRIES} ${INTERNAL}`.split(" "));
const PLAIN_SUFFIXES = new Set(PLAIN.split(" "));
const FILE_SUFFIXES = new Set(FILE_TYPES.split(" "));
const PROPERTY_SUFFIXES = new Set(PROPERTIES.split(" "));
const SERVICE_LABELS = new Set(SERVICES.split(" "));

function suffixOf(name: string): string {
  return name.slice(name.lastIndexOf(".") + 1);
}

/** Whether the last label is one that hosts end in. */
export function hasKnownSuffix(name: string): boolean {
  return name.includes(".") && (KNOWN.has(suffixOf(name)) || suffixOf(name).startsWith("xn--"));
}

/**
 * Whether a dotted word names a host.
 * @param next what stands behind it: a port, a path, the end of the text (it is all of it), or something else
 */
export function isHostName(name: string, next: "port" | "path" | "end" | "other"): boolean {
  if (!hasKnownSuffix(name)) return false;
  const suffix = suffixOf(name);
  if (PLAIN_SUFFIXES.has(suffix)) return true;
  if (FILE_SUFFIXES.has(suffix)) return false;
  if (next === "path") return true;
  if (PROPERTY_SUFFIXES.has(suffix)) return false;
  if (next === "port") return true;
  const labels = name.split(".");
  return labels.length > 2 && (next === "end" || SERVICE_LABELS.has(labels[0] as string));
}
