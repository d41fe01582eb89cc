"use strict";
exports.id = 5523;
exports.ids = [5523];
exports.modules = {

/***/ 2416:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  hz: function() { return /* binding */ facts_byPlace; },
  Bu: function() { return /* binding */ contentEngines; },
  tc: function() { return /* binding */ contentRules; },
  ky: function() { return /* binding */ engineOf; },
  xS: function() { return /* binding */ factsOf; },
  u1: function() { return /* binding */ markerFacts; },
  UM: function() { return /* binding */ plainFacts; },
  C5: function() { return /* binding */ secretWords; }
});

// EXTERNAL MODULE: ./out/catalog/catalog.js + 1 modules
var catalog = __webpack_require__(4892);
// EXTERNAL MODULE: ./out/catalog/message.js
var catalog_message = __webpack_require__(2280);
// EXTERNAL MODULE: ./out/content/added-secrets.js
var added_secrets = __webpack_require__(9627);
// EXTERNAL MODULE: ./out/content/hidden/index.js + 7 modules
var content_hidden = __webpack_require__(7839);
;// CONCATENATED MODULE: ./out/content/hosts/addresses.js
/** IP addresses in every spelling that resolvers and browsers take. */
/**
 * An IPv4 address as the URL standard and inet_aton read it: one to four numbers, decimal, octal (leading 0) or
 * hexadecimal (0x), of which the last one fills the rest.
 */
function parseIpv4(text) {
    if (text.length > 64)
        return undefined;
    const parts = text.split(".");
    if (parts.length > 4)
        return undefined;
    const numbers = [];
    let unusual = parts.length < 4;
    for (const part of parts) {
        const number = partOf(part);
        if (number === undefined)
            return undefined;
        if (String(number) !== part)
            unusual = true;
        numbers.push(number);
    }
    const last = numbers.pop();
    if (numbers.some((number) => number > 255) || last >= 256 ** (4 - numbers.length))
        return undefined;
    return { value: numbers.reduce((sum, number, i) => sum + number * 256 ** (3 - i), last), unusual };
}
/** An address in the usual form: four decimal numbers without leading zeros. */
function parseDottedQuad(text) {
    let value = 0;
    let number = -1;
    let dots = 0;
    for (let at = 0; at < text.length; at++) {
        const digit = text.charCodeAt(at) - 0x30;
        if (digit === -2) {
            if (number < 0 || ++dots > 3)
                return undefined;
            value = value * 256 + number;
            number = -1;
        }
        else {
            if (digit < 0 || digit > 9 || number === 0)
                return undefined;
            number = number < 0 ? digit : number * 10 + digit;
            if (number > 255)
                return undefined;
        }
    }
    return dots === 3 && number >= 0 ? value * 256 + number : undefined;
}
function partOf(part) {
    if (/^0[xX][0-9A-Fa-f]{0,16}$/.test(part))
        return part.length === 2 ? 0 : Number.parseInt(part, 16);
    if (/^0[0-7]{1,24}$/.test(part))
        return Number.parseInt(part, 8);
    return /^(?:0|[1-9][0-9]{0,15})$/.test(part) ? Number(part) : undefined;
}
/** The last label of a host makes it an address, or no host at all (URL standard, "ends in a number"). */
function endsInNumber(host) {
    const last = host.slice(host.lastIndexOf(".") + 1);
    return /^[0-9]+$/.test(last) || /^0[xX][0-9A-Fa-f]*$/.test(last);
}
function formatIpv4(value) {
    return `${value >>> 24}.${(value >>> 16) & 255}.${(value >>> 8) & 255}.${value & 255}`;
}
/** Eight groups of an IPv6 address (RFC 4291, 2.2), without brackets; a zone at its end is passed over. */
function parseIpv6(text) {
    const zone = text.indexOf("%");
    const end = zone >= 0 && text.length - zone <= 65 && text.length - zone > 1 ? zone : text.length;
    if (end === 0 || end > 45)
        return undefined;
    const groups = [];
    /** How many groups stand before the double colon. */
    let gap = -1;
    let at = 0;
    if (text.startsWith("::")) {
        gap = 0;
        at = 2;
    }
    while (at < end) {
        let value = 0;
        const from = at;
        for (; at < end; at++) {
            const digit = hexDigit(text.charCodeAt(at));
            if (digit < 0)
                break;
            if (at - from === 4)
                return undefined;
            value = value * 16 + digit;
        }
        if (text[at] === "." && at < end) {
            // Only the end of an address may be written as IPv4.
            const ipv4 = parseDottedQuad(text.slice(from, end));
            if (ipv4 === undefined)
                return undefined;
            groups.push(ipv4 >>> 16, ipv4 & 0xffff);
            break;
        }
        if (at === from)
            return undefined;
        groups.push(value);
        if (at === end)
            break;
        if (text[at] !== ":")
            return undefined;
        at++;
        if (at < end && text[at] === ":") {
            if (gap >= 0)
                return undefined;
            gap = groups.length;
            at++;
        }
        else if (at === end)
            return undefined;
    }
    if (gap < 0)
        return groups.length === 8 ? groups : undefined;
    const missing = 8 - groups.length;
    if (missing < 1)
        return undefined;
    const out = groups.slice(0, gap);
    for (let i = 0; i < missing; i++)
        out.push(0);
    for (let i = gap; i < groups.length; i++)
        out.push(groups[i]);
    return out;
}
function hexDigit(code) {
    if (code >= 0x30 && code <= 0x39)
        return code - 0x30;
    const letter = code | 0x20;
    return letter >= 0x61 && letter <= 0x66 ? letter - 0x57 : -1;
}
/** The recommended form (RFC 5952): lower case, the longest run of zero groups left out. */
function formatIpv6(groups) {
    let best = { at: -1, length: 1 };
    for (let at = 0; at < 8; at++) {
        let length = 0;
        while (groups[at + length] === 0)
            length++;
        if (length > best.length)
            best = { at, length };
    }
    let text = "";
    for (let at = 0; at < 8; at++) {
        if (at === best.at) {
            text += "::";
            at += best.length - 1;
        }
        else {
            if (text !== "" && !text.endsWith(":"))
                text += ":";
            text += groups[at].toString(16);
        }
    }
    return text;
}
/** The IPv4 address that an IPv6 address leads to: mapped, compatible, NAT64 (RFC 6052, 8215), 6to4 (RFC 3056). */
function embeddedIpv4(groups) {
    const at = (i) => groups[i];
    const pair = (i) => ((at(i) << 16) | at(i + 1)) >>> 0;
    const [first] = groups;
    if (first === 0x2002)
        return pair(1);
    const zero = (from, to) => {
        for (let i = from; i < to; i++)
            if (groups[i] !== 0)
                return false;
        return true;
    };
    if (first === 0x64)
        return at(1) === 0xff9b && (zero(2, 6) || at(2) === 1) ? pair(6) : undefined;
    if (!zero(0, 4))
        return undefined;
    if (at(4) === 0xffff)
        return at(5) === 0 ? pair(6) : undefined;
    if (at(4) !== 0)
        return undefined;
    return at(5) === 0xffff || (at(5) === 0 && pair(6) > 1) ? pair(6) : undefined;
}

;// CONCATENATED MODULE: ./out/content/hosts/characters.js
/** Which characters may belong to what, as tables: they are asked for every character around a colon or a dot. */
/** Up to Armenian: the letters that a look-alike of a Latin name is written in. */
const LIMIT = 0x590;
function table(characters) {
    const known = new Uint8Array(LIMIT);
    for (let code = 0; code < LIMIT; code++)
        if (characters.test(String.fromCharCode(code)))
            known[code] = 1;
    // Beyond the text the code is NaN, and so is what the table has for it.
    return (text, at) => known[text.charCodeAt(at)] === 1;
}
const inName = table(/[A-Za-z0-9_.\-\u00c0-\u058f]/);
const inScheme = table(/[A-Za-z0-9+.-]/);
const inIpv6 = table(/[0-9A-Fa-f:.]/);
const inWord = table(/[A-Za-z0-9_]/);
const isLetter = table(/[A-Za-z]/);

;// CONCATENATED MODULE: ./out/content/hosts/classes.js
/** What an address or a name belongs to: the registries of special-purpose addresses and names (IANA), and clouds. */

/** Metadata services, as their providers document them: AWS, Azure, Google, Alibaba, Oracle, Scaleway and others. */
const METADATA = new Set([
    "169.254.169.254",
    "169.254.170.2",
    "169.254.170.23",
    "169.254.42.42",
    "100.100.100.200",
    "168.63.129.16",
    "192.0.0.192",
    "fd00:ec2::254",
    "fd00:ec2::23",
    "fd20:ce::254",
    "fd00:42::42",
    "metadata",
    "metadata.google.internal",
    "metadata.goog",
    "metadata.azure.internal",
    "metadata.tencentyun.com",
    "instance-data",
    "instance-data.ec2.internal",
]);
const IPV4 = [
    ["0.0.0.0", 32, "unspecified"],
    ["0.0.0.0", 8, "reserved"],
    ["10.0.0.0", 8, "private"],
    ["100.64.0.0", 10, "private"],
    ["127.0.0.0", 8, "loopback"],
    ["169.254.0.0", 16, "link-local"],
    ["172.16.0.0", 12, "private"],
    ["192.0.0.0", 24, "reserved"],
    ["192.0.2.0", 24, "documentation"],
    ["192.88.99.0", 24, "reserved"],
    ["192.168.0.0", 16, "private"],
    ["198.18.0.0", 15, "reserved"],
    ["198.51.100.0", 24, "documentation"],
    ["203.0.113.0", 24, "documentation"],
    ["224.0.0.0", 4, "multicast"],
    ["240.0.0.0", 4, "reserved"],
];
let networks;
function compile() {
    const all = IPV4.map(([address, bits, kind]) => ({
        size: 2 ** (32 - bits),
        index: Math.floor(parseIpv4(address)?.value / 2 ** (32 - bits)),
        kind,
    }));
    return {
        metadata: new Set([...METADATA].map((one) => parseIpv4(one)?.value)),
        byFirst: Array.from({ length: 256 }, (_, first) => all.filter(({ size, index }) => index * size < (first + 1) * 2 ** 24 && (index + 1) * size > first * 2 ** 24)),
    };
}
function classOfIpv4(value) {
    networks ??= compile();
    if (networks.metadata.has(value))
        return "metadata";
    const near = networks.byFirst[value >>> 24];
    return near.find(({ size, index }) => Math.floor(value / size) === index)?.kind ?? "public";
}
/** Those of cloud providers lie among the addresses of sites. */
function isMetadata(groups) {
    return (groups[0] & 0xff00) === 0xfd00 && METADATA.has(formatIpv6(groups));
}
function classOfIpv6(groups) {
    if (isMetadata(groups))
        return "metadata";
    const embedded = embeddedIpv4(groups);
    if (embedded !== undefined)
        return classOfIpv4(embedded);
    const [first, second] = groups;
    if (groups.every((group) => group === 0))
        return "unspecified";
    if (groups.slice(0, 7).every((group) => group === 0))
        return "loopback";
    if ((first & 0xfe00) === 0xfc00)
        return "private";
    if ((first & 0xffc0) === 0xfe80)
        return "link-local";
    // Site-local addresses are deprecated, and still routed inside.
    if ((first & 0xffc0) === 0xfec0)
        return "private";
    if (first >= 0xff00)
        return "multicast";
    if ((first === 0x2001 && second === 0xdb8) || (first === 0x3fff && second < 0x1000))
        return "documentation";
    // Teredo, benchmarking, ORCHID.
    if (first === 0x2001 && second < 0x200)
        return "reserved";
    return (first & 0xe000) === 0x2000 ? "public" : "reserved";
}
/** Names that always lead to this machine. */
const LOOPBACK_SUFFIX = /(?:^|\.)(?:localhost|localhost\.localdomain|localtest\.me|lvh\.me|vcap\.me|lacolhost\.com)$/;
/** Reserved (RFC 2606, 6761), or never delegated and in use inside organisations (RFC 6762, appendix G). */
const PRIVATE_SUFFIX = /\.(?:local|localdomain|internal|intranet|private|corp|home|lan|home\.arpa)$/;
const DOCUMENTATION = /(?:^|\.)(?:example|test|invalid|example\.(?:com|net|org))$/;
/** Services that answer with the address in the name. */
const WILDCARD = /(?:^|[.-])((?:\d{1,3}[.-]){3}\d{1,3}|[0-9a-f]{8})\.(?:nip\.io|sslip\.io|xip\.io|traefik\.me|backname\.io)$/;
/** The services above that have the loopback address in their zone, not in the name. */
const PUBLIC_LOOPBACK = /(?:localtest\.me|lvh\.me|vcap\.me|lacolhost\.com)$/;
/** @param name normalised */
function classOfName(name) {
    if (METADATA.has(name))
        return { class: "metadata" };
    if (LOOPBACK_SUFFIX.test(name)) {
        return PUBLIC_LOOPBACK.test(name)
            ? { class: "loopback", deceptive: "the public name resolves to this machine" }
            : { class: "loopback" };
    }
    const embedded = WILDCARD.exec(name)?.[1];
    if (embedded !== undefined) {
        const ipv4 = parseIpv4(/^[0-9a-f]{8}$/.test(embedded) ? `0x${embedded}` : embedded.replaceAll("-", "."));
        const kind = ipv4 === undefined ? "public" : classOfIpv4(ipv4.value);
        return kind === "public"
            ? { class: kind }
            : { class: kind, deceptive: "the public name resolves to the address in it" };
    }
    if (DOCUMENTATION.test(name))
        return { class: "documentation" };
    return { class: !name.includes(".") || PRIVATE_SUFFIX.test(name) ? "private" : "public" };
}

// EXTERNAL MODULE: external "node:url"
var external_node_url_ = __webpack_require__(3136);
;// CONCATENATED MODULE: ./out/content/hosts/classify.js
/** One host, as it stands in a URL or an argument. */




/** A name of the DNS has 253 octets; the rest allows for encoding. */
const MAX_HOST = 1024;
const NAME = /^(?:[a-z0-9_](?:[a-z0-9_-]{0,61}[a-z0-9_])?\.)*[a-z0-9_](?:[a-z0-9_-]{0,61}[a-z0-9_])?$/;
/**
 * Classifies a host: a name (Unicode, punycode, percent-encoded), an IPv4 address in any spelling, an IPv6 address with
 * or without brackets. Reads it as the URL standard does, resolves nothing.
 * @returns undefined for what is no host
 */
function classifyHost(text) {
    if (text.length === 0 || text.length > MAX_HOST)
        return undefined;
    const known = KNOWN.get(text);
    if (known !== undefined)
        return known === false ? undefined : known;
    const host = classify(text);
    if (KNOWN.size === MAX_KNOWN)
        KNOWN.clear();
    KNOWN.set(text, host ?? false);
    return host;
}
/** A capture names few hosts, very often. */
const KNOWN = new Map();
const MAX_KNOWN = 512;
function classify(text) {
    const bare = text.startsWith("[") && text.endsWith("]") ? text.slice(1, -1) : text;
    if (bare.includes(":"))
        return ipv6(bare);
    if (bare !== text)
        return undefined;
    const shown = decoded(text);
    if (shown === undefined)
        return undefined;
    const host = (/^[\0-\x7f]*$/.test(shown) ? shown.toLowerCase() : (0,external_node_url_.domainToASCII)(shown)).replace(/\.$/, "");
    if (endsInNumber(host))
        return ipv4(host, text);
    if (host.length > 253 || !NAME.test(host))
        return undefined;
    const { class: kind, deceptive } = classOfName(host);
    const reason = deceptive ?? disguise(text, host);
    return { host, kind: "name", class: kind, ...(reason === undefined ? {} : { deceptive: reason }) };
}
function ipv6(text) {
    const groups = parseIpv6(text);
    return groups === undefined ? undefined : ipv6Host(groups);
}
/** @param groups eight */
function ipv6Host(groups) {
    const kind = classOfIpv6(groups);
    const hidden = embeddedIpv4(groups) !== undefined && kind !== "public";
    return {
        host: formatIpv6(groups),
        kind: "ipv6",
        class: kind,
        ...(hidden ? { deceptive: "an IPv4 address is written inside an IPv6 address" } : {}),
    };
}
function ipv4(host, original) {
    const address = parseIpv4(host);
    if (address === undefined)
        return undefined;
    const unusual = address.unusual || original.replace(/\.$/, "") !== host;
    const plain = ipv4Host(address.value);
    return unusual ? { ...plain, deceptive: "the address is spelled in an unusual way" } : plain;
}
function ipv4Host(value) {
    return { host: formatIpv4(value), kind: "ipv4", class: classOfIpv4(value) };
}
function decoded(text) {
    if (!text.includes("%"))
        return text;
    try {
        return decodeURIComponent(text);
    }
    catch {
        return undefined;
    }
}
/** @param host the ASCII form of `text` */
function disguise(text, host) {
    if (text.includes("%"))
        return "the host is percent-encoded";
    const shown = (0,external_node_url_.domainToUnicode)(host);
    if (shown !== host) {
        const labels = shown.split(".");
        // A name under a suffix of its own script is read in that script.
        const ownSuffix = /[^\0-\x7f]/.test(labels.at(-1));
        for (const label of labels) {
            const confusable = (0,content_hidden/* confusableName */.e)(label);
            if (confusable !== undefined && !(ownSuffix && confusable.scripts.length === 1)) {
                return "the name looks like another one, in letters of another script";
            }
        }
    }
    if (/[^\0-\x7f]/.test(text) && text.normalize("NFC").toLowerCase().replace(/\.$/, "") !== shown) {
        return "the name is spelled in characters that stand for others";
    }
    return undefined;
}

;// CONCATENATED MODULE: ./out/content/hosts/suffixes.js
/** Which ends of a dotted word make it the name of a host, when nothing else says so. */
/** Generic domains that are no file types and no words of programs. */
const GENERIC = "com org net edu gov mil int arpa info biz xyz online site website tech cloud dev io ai app co sh";
/** Countries; some of them are file types or properties, too, see below. */
const COUNTRIES = "ac ad ae af ag al am ao ar at au aw az ba bb bd be bf bg bh bi bj bm bn bo br bs bt bw by bz ca cd cf cg ch ci ck cl cm cn cr cu " +
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
const SERVICES = "www api docs cdn static mcp auth login mail smtp imap ftp git raw staging download downloads blog status";
const suffixes_KNOWN = new Set(`${GENERIC} ${COUNTRIES} ${INTERNAL}`.split(" "));
const PLAIN_SUFFIXES = new Set(PLAIN.split(" "));
const FILE_SUFFIXES = new Set(FILE_TYPES.split(" "));
const PROPERTY_SUFFIXES = new Set(PROPERTIES.split(" "));
const SERVICE_LABELS = new Set(SERVICES.split(" "));
function suffixOf(name) {
    return name.slice(name.lastIndexOf(".") + 1);
}
/** Whether the last label is one that hosts end in. */
function hasKnownSuffix(name) {
    return name.includes(".") && (suffixes_KNOWN.has(suffixOf(name)) || suffixOf(name).startsWith("xn--"));
}
/**
 * Whether a dotted word names a host.
 * @param next what stands behind it: a port, a path, the end of the text (it is all of it), or something else
 */
function isHostName(name, next) {
    if (!hasKnownSuffix(name))
        return false;
    const suffix = suffixOf(name);
    if (PLAIN_SUFFIXES.has(suffix))
        return true;
    if (FILE_SUFFIXES.has(suffix))
        return false;
    if (next === "path")
        return true;
    if (PROPERTY_SUFFIXES.has(suffix))
        return false;
    if (next === "port")
        return true;
    const labels = name.split(".");
    return labels.length > 2 && (next === "end" || SERVICE_LABELS.has(labels[0]));
}

;// CONCATENATED MODULE: ./out/content/hosts/bare.js
/** Hosts in text without a scheme: addresses, `localhost`, and dotted words that cannot well be anything else. */





const MAX_NAME = 253;
/** Of `%eth0]` behind an address in brackets. */
const MAX_ZONE = 66;
const PORT = /:([0-9]{1,5})(?![0-9A-Za-z_.])/y;
const VERSION = /(?:\bv|\bver|version|release|build|[A-Za-z]\/)[ .:=]{0,3}$/i;
/** Every bare host, those inside of URLs too: the caller drops them. Sorted by kind, not by place. */
function findBare(text) {
    const out = [];
    const dot = text.indexOf(".");
    if (dot >= 0)
        dotted(text, dot, out);
    if (LOCALHOST.test(text))
        localhost(text, out);
    const colon = text.indexOf(":");
    if (colon >= 0)
        bareIpv6(text, colon, out);
    withoutScheme(text, out);
    return out;
}
/** The path of a repository as git and scp take it, and a URL that takes its scheme from the page (only as a whole text). */
const SCP = /\bgit@([A-Za-z0-9.-]{1,253}):(?=[A-Za-z0-9_~/.-])/g;
const MAY_BE_RELATIVE = /^\s{0,16}\//;
const RELATIVE = /^\s{0,16}\/\/([^\s/\\?#@:]{1,253})(?=[/:?#]|\s{0,16}$)/;
function withoutScheme(text, out) {
    const matches = text.includes("git@") ? [...text.matchAll(SCP)] : [];
    const relative = MAY_BE_RELATIVE.test(text) ? RELATIVE.exec(text) : null;
    if (relative !== null)
        matches.push(relative);
    for (const match of matches) {
        const host = classifyHost(match[1]);
        if (host === undefined || (match === relative && !isHostName(host.host, "path")))
            continue;
        const start = match.index + match[0].indexOf(match[1]);
        const found = { ...host, start, end: start + match[1].length };
        out.push(match === relative ? found : { ...found, scheme: "ssh", userinfo: true });
    }
}
function dotted(text, first, out) {
    let wholeLength;
    let done = 0;
    for (let dot = first; dot >= 0; dot = text.indexOf(".", Math.max(dot + 1, done))) {
        // The end of a sentence: there is no earlier dot in the word, and there will be no later one.
        if (!inName(text, dot + 1))
            continue;
        let start = dot;
        while (start > done && dot - start < MAX_NAME && inName(text, start - 1))
            start--;
        let end = dot + 1;
        while (end < text.length && end - dot < MAX_NAME && inName(text, end))
            end++;
        done = end;
        while (end > start && isJoint(text.charCodeAt(end - 1)))
            end--;
        while (start < end && isJoint(text.charCodeAt(start)))
            start++;
        if (end - start < 4 || end - start > MAX_NAME)
            continue;
        const isNumber = inWholeNumber(text, start, end);
        if (isNumber ? end - start > 15 : !hasKnownSuffixAt(text, start, end))
            continue;
        const name = text.slice(start, end);
        if (/[@/\\$#%&=?~]/.test(text.charAt(start - 1)) && !isValueOf(text, start))
            continue;
        wholeLength ??= text.trim().length;
        const isWhole = wholeLength === name.length;
        const hit = isNumber ? address(text, name, start, isWhole) : named(text, name, start, isWhole);
        if (hit !== undefined)
            out.push(hit);
    }
}
/** Dot, hyphen, underscore. */
function isJoint(code) {
    return code === 0x2e || code === 0x2d || code === 0x5f;
}
/** Digits and dots alone. */
function inWholeNumber(text, start, end) {
    for (let at = start; at < end; at++) {
        const code = text.charCodeAt(at);
        if (code !== 0x2e && (code < 0x30 || code > 0x39))
            return false;
    }
    return true;
}
/** No name without such a suffix is one of a host; most words with dots have none. */
function hasKnownSuffixAt(text, start, end) {
    const dot = text.lastIndexOf(".", end - 1);
    return dot >= start && hasKnownSuffix(text.slice(dot, end).toLowerCase());
}
/** `host=10.0.0.1` and `?u=evil.com`: what stands after an equals sign is a value. */
function isValueOf(text, start) {
    return text[start - 1] === "=" && inWord(text, start - 2);
}
function address(text, name, start, isWhole) {
    const value = parseDottedQuad(name);
    if (value === undefined)
        return undefined;
    const end = start + name.length;
    if (inWord(text, end) || VERSION.test(text.slice(Math.max(0, start - 12), start)))
        return undefined;
    const host = ipv4Host(value);
    const port = portAt(text, end);
    // Versions and sections have small numbers; resolvers such as 8.8.8.8 repeat theirs.
    const isSmall = (value & 0xe0e0e0e0) === 0 && value !== (value & 0xff) * 0x01010101;
    if (isSmall && host.class === "public" && port === undefined && !isWhole)
        return undefined;
    return withPort(host, port, start, end);
}
function named(text, name, start, isWhole) {
    if (name.includes("_"))
        return undefined;
    const end = start + name.length;
    const after = text.charAt(end);
    // A call, an element, the name before the @ of a mail address, the target of an assignment.
    if (/^(?:[([@]| ?=(?!=))/.test(text.slice(end, end + 3)))
        return undefined;
    const port = portAt(text, end);
    const next = port !== undefined ? "port" : after === "/" ? "path" : isWhole ? "end" : "other";
    // A suffix in capitals belongs to a product (ASP.NET) or a constant, unless the whole word is in capitals.
    const suffix = name.slice(name.lastIndexOf(".") + 1);
    if (suffix !== suffix.toLowerCase() && name !== name.toUpperCase())
        return undefined;
    if (!isHostName(name.toLowerCase(), next))
        return undefined;
    const host = classifyHost(name);
    return host === undefined ? undefined : withPort(host, port, start, end);
}
const LOCALHOST = /localhost/i;
function localhost(text, out) {
    for (const { 0: name, index } of text.matchAll(/localhost/gi)) {
        const end = index + name.length;
        const joined = /[\w.@$-]/.test(text.charAt(index - 1)) || /[\w$(-]/.test(text.charAt(end));
        if (joined || (text[end] === "." && inWord(text, end + 1)))
            continue;
        out.push(withPort(classifyHost(name), portAt(text, end), index, end));
    }
}
/** Of an address without a double colon; the last two groups may be four numbers instead. */
const MIN_COLONS = 6;
function bareIpv6(text, first, out) {
    let done = 0;
    for (let colon = first; colon >= 0; colon = text.indexOf(":", Math.max(colon + 1, done))) {
        if (!inIpv6(text, colon + 1))
            continue;
        let start = colon;
        while (start > done && colon - start < 5 && inIpv6(text, start - 1))
            start--;
        let end = colon + 1;
        while (end < text.length && end - colon < 48 && inIpv6(text, end))
            end++;
        done = end;
        if (text[end - 1] === ".")
            end--;
        if (!mayBeAddress(text, start, end))
            continue;
        const bracketed = text[start - 1] === "[" && (text[end] === "]" || text[end] === "%");
        // `::` alone is punctuation, unless brackets make it the address that a server listens on.
        if (!bracketed && end - start < 3)
            continue;
        const edge = bracketed ? start - 1 : start;
        // `x[::2]` is a slice, `fs::add` a path in a program.
        if (/[\w)\]:.$@-]/.test(text.charAt(edge - 1)) || (!bracketed && /[\w:]/.test(text.charAt(end))))
            continue;
        const groups = parseIpv6(text.slice(start, end));
        if (groups === undefined || !(isPlausible(groups) || (bracketed && text[end + 1] === ":")))
            continue;
        const zone = bracketed ? text.slice(end, end + MAX_ZONE).indexOf("]") : -1;
        if (bracketed && zone < 0)
            continue;
        const close = end + zone + 1;
        out.push(withPort(ipv6Host(groups), bracketed ? portAt(text, close) : undefined, edge, close));
    }
}
/** A double colon, or as many as an address without one needs: not the time of day. */
function mayBeAddress(text, start, end) {
    let colons = 0;
    for (let at = start; at < end; at++) {
        if (text.charCodeAt(at) !== 0x3a)
            continue;
        if (text.charCodeAt(at + 1) === 0x3a)
            return true;
        colons++;
    }
    return colons >= MIN_COLONS;
}
/** Two short groups around a double colon could be anything, unless they lie where addresses are given out. */
function isPlausible(groups) {
    if (groups.filter((group) => group !== 0).length >= 3)
        return true;
    const kind = classOfIpv6(groups);
    return kind !== "reserved" && kind !== "unspecified" && (kind !== "public" || groups[0] >= 0x2000);
}
function portAt(text, at) {
    PORT.lastIndex = at;
    const digits = PORT.exec(text)?.[1];
    return digits === undefined || Number(digits) > 65535 ? undefined : Number(digits);
}
function withPort(host, port, start, end) {
    if (port === undefined)
        return { ...host, start, end };
    return { ...host, port, start, end: end + 1 + String(port).length };
}

;// CONCATENATED MODULE: ./out/content/hosts/urls.js
/** URLs in text, and in which of them a reader or a filter sees another host than the one that is contacted. */



/** Authorities are as long as a host with a name and a password; what is longer is no URL that a client takes. */
const MAX_AUTHORITY = 2048;
const MAX_SCHEME = 32;
/** Schemes of the URL standard whose slashes may be backslashes, and of which one is enough. */
const SPECIAL = new Set(["http", "https", "ws", "wss", "ftp"]);
/** Schemes whose authority is a host on a network. What others have there, as in `demo://resource/1`, is any name. */
const NETWORK = new Set(("http https ws wss ftp ftps sftp ssh git git+ssh git+http git+https svn svn+ssh rsync scp telnet gopher dict tftp nfs smb afp " +
    "ldap ldaps smtp smtps imap imaps pop3 pop3s sip sips rtsp rtmp stun turn turns tcp udp tls grpc grpcs h2 socks4 socks5 " +
    "postgres postgresql mysql mariadb mongodb mongodb+srv redis rediss amqp amqps kafka nats mqtt mqtts memcached clickhouse " +
    "cassandra couchdb influxdb neo4j bolt mssql sqlserver oracle etcd zookeeper docker vnc rdp").split(" "));
/** Ends an authority in text; a closing bracket or a full stop at its end is trimmed. */
const AUTHORITY = new RegExp(`[^\\s/\\\\?#<>"'\`{}|^\\x00-\\x1f]{0,${MAX_AUTHORITY + 1}}`, "y");
const REST = /[^\s<>"'`{}|^\x00-\x1f]{0,2048}/y;
/** Every URL with an authority, and every `file:` URL; hits in order of their place. */
function findUrls(text) {
    const hits = [];
    const spans = [];
    for (let colon = text.indexOf(":"); colon >= 0; colon = text.indexOf(":", colon + 1)) {
        if (!maySlash(text.charCodeAt(colon + 1)))
            continue;
        const slashes = slashesAfter(text, colon + 1);
        if (slashes === undefined)
            continue;
        const start = schemeStart(text, colon);
        if (start === undefined)
            continue;
        const scheme = text.slice(start, colon).toLowerCase();
        const special = SPECIAL.has(scheme);
        if (!special && text.slice(colon + 1, colon + 3) !== "//" && scheme !== "file")
            continue;
        // `a:/b` is a path on a drive, `key:/path` one in a list.
        if (slashes.count < 2 && !special && scheme !== "file")
            continue;
        const before = hits.length;
        if (scheme === "file")
            hits.push(fileHit(text, start, slashes));
        else
            hits.push(...authorityHits(text, start, scheme, slashes, special));
        if (hits.length > before)
            spans.push({ from: start, to: urlEnd(text, slashes.end, spans.at(-1)) });
    }
    return { hits, spans };
}
/** URLs inside a URL end with it: looking again for each of them would cost the square of their number. */
function urlEnd(text, from, last) {
    if (last !== undefined && last.to > from)
        return last.to;
    REST.lastIndex = from;
    return from + (REST.exec(text)?.[0].length ?? 0);
}
/** A slash of either kind, or white space that is dropped before one. */
function maySlash(code) {
    return code === 0x2f || code === 0x5c || code === 0x09 || code === 0x0a || code === 0x0d;
}
function slashesAfter(text, from) {
    let at = from;
    let count = 0;
    let odd = false;
    // More than a few slashes change nothing and are not looked at one by one.
    while (at < from + 8) {
        const char = text[at];
        if (char === "/")
            count++;
        else if (char === "\\") {
            // JSON may escape a slash.
            if (text[at + 1] === "/")
                at++;
            else
                odd = true;
            count++;
        }
        else if (isDropped(char) && /^[\r\n\t]{0,3}[\\/]/.test(text.slice(at + 1, at + 5)))
            odd = true;
        else
            break;
        at++;
    }
    return count === 0 ? undefined : { end: at, count, odd };
}
/** White space that the URL standard drops wherever it stands. */
function isDropped(char) {
    return char === "\t" || char === "\n" || char === "\r";
}
function schemeStart(text, colon) {
    let start = colon;
    while (start > 0 && colon - start < MAX_SCHEME && inScheme(text, start - 1))
        start--;
    if (start > 0 && inScheme(text, start - 1))
        return undefined;
    while (start < colon && !isLetter(text, start))
        start++;
    return colon - start >= 2 ? start : undefined;
}
function fileHit(text, start, slashes) {
    AUTHORITY.lastIndex = slashes.end;
    const authority = slashes.count === 2 ? (AUTHORITY.exec(text)?.[0] ?? "") : "";
    const host = classifyHost(authority);
    return {
        host: host?.host ?? "",
        kind: host?.kind ?? "name",
        class: "file",
        scheme: "file",
        start,
        end: slashes.end + (host === undefined ? 0 : authority.length),
    };
}
function authorityHits(text, start, scheme, slashes, special) {
    AUTHORITY.lastIndex = slashes.end;
    const whole = AUTHORITY.exec(text)?.[0] ?? "";
    if (whole.length > MAX_AUTHORITY)
        return [];
    const found = (special ? acrossWhiteSpace(text, slashes.end, whole) : undefined) ?? plainly(slashes.end, whole);
    if (found === undefined)
        return [];
    if ((slashes.count === 1 || !NETWORK.has(scheme)) && !isEvident(found.host))
        return [];
    // `notes://42`: only where a scheme leads into a network is a number an address in another spelling (URL standard, 3.5).
    if (!NETWORK.has(scheme) && found.host.kind === "ipv4" && found.host.deceptive !== undefined)
        return [];
    const reason = found.reason ?? (slashes.odd ? ODD_SLASHES : (userReason(found.user) ?? found.host.deceptive));
    const other = special ? contested(text, found.end) : undefined;
    const first = hitOf(found, scheme, start, other === undefined ? reason : DISAGREE);
    return other === undefined ? [first] : [first, hitOf(other, scheme, start, DISAGREE)];
}
const ODD_SLASHES = "white space or backslashes stand where slashes belong";
const DISAGREE = "parsers disagree on which of two hosts it names";
const BROKEN = "white space that parsers drop stands inside the host";
function hitOf(found, scheme, start, deceptive) {
    const { host, kind, class: hostClass } = found.host;
    return {
        host,
        kind,
        class: hostClass,
        ...(deceptive === undefined ? {} : { deceptive }),
        ...(found.port === undefined ? {} : { port: found.port }),
        scheme,
        ...(found.user === undefined ? {} : { userinfo: true }),
        start,
        end: found.end,
    };
}
function plainly(from, whole) {
    const authority = trimmed(whole);
    const read = readAuthority(authority);
    return read === undefined ? undefined : { ...read, end: from + authority.length };
}
/** `https://ev<tab>il.com`: the URL standard reads on behind tabs and line breaks. Only where the start is no host yet. */
function acrossWhiteSpace(text, from, whole) {
    const at = from + whole.length;
    if (whole === "" || !isDropped(text[at]))
        return undefined;
    const start = readAuthority(whole);
    if (start === undefined || isEvident(start.host) || start.port !== undefined)
        return undefined;
    AUTHORITY.lastIndex = at + 1;
    const more = trimmed(AUTHORITY.exec(text)?.[0] ?? "");
    const read = more === "" ? undefined : readAuthority(whole + more);
    if (read === undefined || !isHostName(read.host.host, "port"))
        return undefined;
    return { ...read, end: at + 1 + more.length, reason: BROKEN };
}
/** An address, this machine, or a name with a suffix that names have. */
function isEvident(host) {
    return host.kind !== "name" || host.class === "loopback" || hasKnownSuffix(host.host);
}
/** @param user what stands before the @ */
function userReason(user) {
    if (user === undefined)
        return undefined;
    const name = user.slice(user.lastIndexOf("@") + 1).split(/[:/\\%]/)[0];
    const host = classifyHost(name);
    const reads = host !== undefined && (host.kind === "name" ? isHostName(host.host, "port") : /[.:]/.test(name));
    return reads ? "a name of a host stands before the @" : undefined;
}
/** userinfo, host and port (URL standard, 4.4): the last @ ends the userinfo. */
function readAuthority(authority) {
    const at = authority.lastIndexOf("@");
    const user = at < 0 ? undefined : authority.slice(0, at);
    const rest = authority.slice(at + 1);
    const bracket = rest.startsWith("[") ? rest.indexOf("]") + 1 : 0;
    const colon = rest.indexOf(":", bracket);
    const host = classifyHost(colon < 0 ? rest : rest.slice(0, colon));
    if (host === undefined)
        return undefined;
    const digits = colon < 0 ? "" : (/^[0-9]{1,5}/.exec(rest.slice(colon + 1))?.[0] ?? "");
    const port = digits === "" || Number(digits) > 65535 ? undefined : Number(digits);
    return { host, ...(port === undefined ? {} : { port }), ...(user === undefined ? {} : { user }) };
}
/** Takes off what belongs to the sentence around a URL. */
function trimmed(authority) {
    let end = authority.length;
    while (end > 0) {
        const last = authority[end - 1];
        if (last === "]" && authority.lastIndexOf("[", end - 1) > authority.lastIndexOf("]", end - 2))
            break;
        if (!/[.,;:!*)\]’”»…]/.test(last))
            break;
        end--;
    }
    return authority.slice(0, end);
}
/**
 * `good\@evil`, `good#@evil` and `good?@evil`: some parsers end the host at the first sign, others go on to the @.
 * @param end where the authority ends
 */
function contested(text, end) {
    const sign = text[end];
    if (sign !== "\\" && sign !== "#" && sign !== "?")
        return undefined;
    AUTHORITY.lastIndex = end + 1;
    const next = trimmed(AUTHORITY.exec(text)?.[0] ?? "");
    // Behind a backslash a letter may be an escape: `\n` and a mail address on the next line.
    const at = sign === "\\" && !/^[a-z]/.test(next) ? next.lastIndexOf("@") : next.startsWith("@") ? 0 : -1;
    if (at < 0)
        return undefined;
    const found = readAuthority(next.slice(at + 1));
    if (found === undefined || !isEvident(found.host))
        return undefined;
    return { ...found, end: end + 1 + next.length };
}

;// CONCATENATED MODULE: ./out/content/hosts/index.js
/** Hosts and addresses in text, and what they belong to. Nothing is resolved. */



/** Without one of these a text names no host. */
const MAY_NAME = /[.:]|localhost/i;
const NONE = [];
/**
 * Every host in a text, in order of place: of URLs with any scheme, `file:` URLs (class `file`), addresses with or without
 * a port, `localhost`, and dotted names where the text leaves no doubt. `server.py`, `1.2.js`, `v1.2.3`, `2406.12345`,
 * calls, property chains and mail addresses are none. Two hits at one place are two readings of a contested URL.
 * Linear in the length of the text.
 */
function findHosts(text, options = {}) {
    if (!MAY_NAME.test(text))
        return NONE;
    const { hits, spans } = findUrls(text);
    const bare = options.bare === false ? [] : findBare(text);
    if (bare.length === 0)
        return hits.length < 2 ? hits : [...hits].sort(byPlace);
    if (bare.length > 1)
        bare.sort((a, b) => a.start - b.start);
    const out = [...hits];
    let span = 0;
    let reach = -1;
    for (const hit of bare) {
        // URLs may lie in each other; what matters is how far those that began before reach.
        while (span < spans.length && spans[span].from <= hit.start) {
            reach = Math.max(reach, spans[span].to);
            span++;
        }
        if (hit.start >= reach)
            out.push(hit);
    }
    return out.sort(byPlace);
}
function byPlace(a, b) {
    return a.start - b.start || a.end - b.end;
}

// EXTERNAL MODULE: ./out/content/redact/marker.js
var marker = __webpack_require__(3909);
// EXTERNAL MODULE: ./out/content/secrets/index.js + 3 modules
var content_secrets = __webpack_require__(6928);
;// CONCATENATED MODULE: ./out/content/facts.js
/**
 * What the rules of the family `content` say of one text. The audit and the detectors ask here, so that a text is judged alike
 * wherever it was found. Directives have a module of their own (`directive-facts.ts`): they bring a vocabulary that takes time
 * to load, and source files are not searched for them.
 */







const ENGINE_OF_RULE = new Map([
    ["confusable-name", "names"],
    ["deceptive-url", "urls"],
    ["directive-text", "directives"],
    ["personal-data", "secrets"],
    ["secret-exposed", "secrets"],
    ["secret-suspected", "secrets"],
    ["terminal-escape", "hidden"],
    ["tool-poisoning", "directives"],
    ["tool-poisoning-covert", "directives"],
    ["unicode-hidden", "hidden"],
    ["unicode-hidden-message", "hidden"],
]);
/** @throws Error for a rule that is none of the family `content` */
function engineOf(ruleId) {
    const engine = ENGINE_OF_RULE.get(ruleId);
    if (!engine)
        throw new Error(`no engine for ${ruleId}`);
    return engine;
}
/** The rules that judge a text of this surface, by id. */
function contentRules(surface) {
    let rules = BY_SURFACE.get(surface);
    if (!rules) {
        const wanted = (0,catalog/* rulesOf */.fD)("content").filter((rule) => rule.surfaces?.includes(surface));
        rules = new Set(wanted.map((rule) => rule.id));
        BY_SURFACE.set(surface, rules);
    }
    return rules;
}
const BY_SURFACE = new Map();
const ENGINES_BY_SURFACE = new Map();
/** The engines that the rules of a surface ask. */
function contentEngines(surface) {
    let engines = ENGINES_BY_SURFACE.get(surface);
    if (!engines) {
        engines = new Set([...contentRules(surface)].map(engineOf));
        ENGINES_BY_SURFACE.set(surface, engines);
    }
    return engines;
}
/**
 * What the content rules of a surface find in a text, directives aside, in order of place. Linear in the length of the text.
 * @param text as it stands; for `source` and `config` the whole file
 */
function plainFacts(text, surface, options = {}) {
    const facts = [];
    for (const engine of contentEngines(surface)) {
        if (engine !== "directives")
            for (const fact of factsOf(engine, text, surface, options))
                facts.push(fact);
    }
    return facts.sort(facts_byPlace);
}
/** The part of `plainFacts` that one engine gives, in order of place. */
function factsOf(engine, text, surface, options = {}) {
    const rules = contentRules(surface);
    const facts = ENGINES[engine](text, surface, options);
    return facts.length === 0 ? facts : facts.filter((fact) => rules.has(fact.ruleId));
}
/** The order of facts of one text. */
function facts_byPlace(a, b) {
    return a.start - b.start || b.end - a.end || (a.ruleId < b.ruleId ? -1 : 1);
}
const ENGINES = {
    secrets: secretFacts,
    hidden: hiddenFacts,
    urls: urlFacts,
    names: nameFacts,
};
/** The shortest password that is suspected, and the shortest number of a person. */
const MIN_SECRET = 6;
function secretFacts(text, _surface, { name, secrets }) {
    if (text.length < MIN_SECRET && secrets === undefined)
        return [];
    const known = (0,content_secrets/* findSecrets */.dL)(text, { suspected: true, personal: true, ...(name === undefined ? {} : { name }) });
    const hits = secrets ? (0,added_secrets/* withAddedSecrets */.ed)(text, known, secrets) : known;
    const always = hits === known ? undefined : new Set(known);
    return hits.flatMap((hit) => {
        const { kind, category, strength, start, end, value } = hit;
        if (strength === "plausible")
            return [];
        const fact = secretFact({ ruleId: secretRule(category, strength), kind, start, end, length: value.length });
        return always && !always.has(hit) ? { ...fact, added: true } : fact;
    });
}
function secretRule(category, strength) {
    if (category === "personal")
        return "personal-data";
    return strength === "verified" ? "secret-exposed" : "secret-suspected";
}
/** The rule that reports a kind; undefined for one that only redaction knows. */
function ruleOfKind(kind) {
    const info = (0,content_secrets/* secretKind */.FL)(kind);
    return info === undefined || info.strength === "plausible" ? undefined : secretRule(info.category, info.strength);
}
/**
 * What the markers in a text of a redacted record say was there, as `factsOf("secrets", …)` would have said it of the clear
 * text. Offsets are those of the markers.
 */
function markerFacts(text, secrets) {
    return (0,marker/* findMarkers */.Xh)(text).flatMap(({ kind, length, start, end }) => {
        const isCustom = secrets?.custom.some((pattern) => pattern.kind === kind) === true;
        const ruleId = (0,content_secrets/* isReportedKind */.yc)(kind) ? "secret-exposed" : isCustom ? "secret-suspected" : ruleOfKind(kind);
        return ruleId === undefined ? [] : secretFact({ ruleId, kind, start, end, length });
    });
}
function secretFact(found) {
    const { ruleId, kind, start, end, length } = found;
    return {
        ruleId,
        start,
        end,
        params: { secret: secretWords(ruleId, kind) },
        detail: kind,
        // What no structure proves is a guess by its name and its look.
        confidence: ruleId === "secret-suspected" ? "medium" : "high",
        data: { kind, length },
    };
}
/** How a message about a secret begins. A marker of kind `env` stands for what the recorder's environment held. */
function secretWords(ruleId, kind) {
    if (kind === "env")
        return (0,catalog_message/* phrase */.MZ)("The value of a secret-looking environment variable");
    if (ruleId === "personal-data")
        return (0,catalog_message/* phrase */.MZ)((0,content_secrets/* secretKind */.FL)(kind)?.title ?? "Personal data");
    return (0,catalog_message/* phrase */.MZ)(ruleId === "secret-suspected" ? "What looks like a secret of kind" : "A secret of kind", kind);
}
const HIDDEN_WORDS = {
    bidi: "marks that turn the direction of text",
    "zero-width": "characters without width",
    tag: "tag characters",
    "variation-selector": "variation selectors",
    filler: "characters that show as blanks",
    control: "control characters",
    "terminal-escape": "terminal control sequences",
    "private-use": "private use characters",
    format: "format characters",
    separator: "line separators",
};
function hiddenRole(surface) {
    if (surface === "name")
        return "name";
    return surface === "source" || surface === "config" ? "source" : "prose";
}
function hiddenFacts(text, surface) {
    const role = hiddenRole(surface);
    return (0,content_hidden/* findHidden */.C)(text, { role }).flatMap((hit) => hiddenFact(hit, role) ?? []);
}
function hiddenFact(hit, role) {
    const { kind, start, end, count, message, severe } = hit;
    const ruleId = message !== undefined
        ? "unicode-hidden-message"
        : kind === "terminal-escape"
            ? "terminal-escape"
            : "unicode-hidden";
    // What pasted text brings along deceives nobody; nothing is pasted into a name by accident.
    if (ruleId === "unicode-hidden" && !severe && role !== "name")
        return undefined;
    return {
        ruleId,
        start,
        end,
        params: { kind: (0,catalog_message/* phrase */.MZ)(HIDDEN_WORDS[kind]), count: message?.length ?? count },
        detail: kind,
        confidence: "high",
        data: { kind, count, ...(message === undefined ? {} : { messageLength: message.length }) },
    };
}
function urlFacts(text, surface) {
    // An address alone in code is data: what a guard compares with, what a test expects.
    return findHosts(text, { bare: surface !== "source" }).flatMap(({ deceptive, start, end, class: hostClass }) => deceptive === undefined
        ? []
        : {
            ruleId: "deceptive-url",
            start,
            end,
            params: { why: (0,catalog_message/* phrase */.MZ)(deceptive) },
            detail: deceptive,
            confidence: "high",
            data: { why: deceptive, class: hostClass },
        });
}
function nameFacts(name) {
    const confusable = (0,content_hidden/* confusableName */.e)(name);
    if (!confusable)
        return [];
    return [
        {
            ruleId: "confusable-name",
            start: 0,
            end: name.length,
            params: { name, scripts: (0,catalog_message/* phrase */.MZ)([...confusable.scripts].join(", ")) },
            detail: confusable.scripts.join(" "),
            confidence: "high",
            data: { scripts: confusable.scripts },
        },
    ];
}


/***/ }),

/***/ 7839:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  e: function() { return /* reexport */ confusableName; },
  C: function() { return /* reexport */ findHidden; }
});

// EXTERNAL MODULE: ./out/content/normalise/confusable-table.js
var confusable_table = __webpack_require__(7317);
// EXTERNAL MODULE: ./out/content/normalise/index.js + 17 modules
var normalise = __webpack_require__(2740);
;// CONCATENATED MODULE: ./out/content/hidden/confusable-name.js
/** Names that read as a Latin name and are another one. */


const NOT_ASCII = /[^\0-\x7f]/;
const WORD = /[\p{L}\p{M}]+/gu;
const LETTER = /\p{L}/u;
/** Scripts that hold look-alikes of Latin letters, then those that names of people and things are commonly written in. */
const SCRIPTS = [
    "Latin",
    "Cyrillic",
    "Greek",
    "Armenian",
    "Cherokee",
    "Coptic",
    "Lisu",
    "Canadian_Aboriginal",
    "Tifinagh",
    "Runic",
    "Lycian",
    "Miao",
    "Georgian",
    "Hebrew",
    "Arabic",
    "Devanagari",
    "Thai",
    "Han",
    "Hiragana",
    "Katakana",
    "Hangul",
].map((name) => [name, new RegExp(`\\p{Script=${name}}`, "u")]);
/**
 * Latin letters of phonetic alphabets and small capitals that no orthography in wide use has. Letters of living languages
 * (ø, ł, ı, ə, ɛ, ɓ and others) are not among them, although they are folded for matching.
 */
const PHONETIC = /[\u0250\u0251\u0258\u025d-\u0262\u0264\u026a\u026f-\u0271\u0274\u0276-\u0282\u0287\u028c-\u0291\u0299-\u02ad\u0237\u01c0\u01c3\u1d00-\u1d2f\u1d6b-\u1d9a\ua730\ua731\ua7af\uab30-\uab5a]/u;
/**
 * A name that mixes Latin letters with their look-alikes in a word, is made of look-alikes alone, or is spelled in
 * compatibility or phonetic letters. Names in one script of their own, Japanese, Korean and Chinese ones with Latin words
 * (UTS 39, highly restrictive), and Latin names with accents are none.
 * @returns what it reads as, and the scripts in use, sorted
 */
function confusableName(name) {
    if (!NOT_ASCII.test(name))
        return undefined;
    const shown = (0,normalise/* normalise */.j7)(name, { nfkc: false, confusables: false, case: false }).text;
    const plain = (0,normalise/* normalise */.j7)(shown, { confusables: false, case: false }).text;
    const deceptive = usesCompatibilityLetters(shown) || PHONETIC.test(plain) || [...plain.matchAll(WORD)].some(([word]) => mixes(word));
    return deceptive || isWhollyAlike(plain) ? { skeleton: skeletonOf(plain), scripts: scriptsOf(plain) } : undefined;
}
/** Letters that NFKC turns into ASCII: fullwidth, mathematical, circled. Not ligatures of Latin, which are typography. */
function usesCompatibilityLetters(shown) {
    for (const char of shown) {
        if (char <= "\x7f" || (char >= "\ufb00" && char <= "\ufb06"))
            continue;
        if (/^[A-Za-z]$/.test(char.normalize("NFKC")) && !/[ªº\u212a\u212b]/.test(char))
            return true;
    }
    return false;
}
/** Whether a word has Latin letters beside a stretch of another script in which every letter could be taken for one. */
function mixes(word) {
    let latin = false;
    let alikeStretch = false;
    let stretch;
    const close = () => {
        if (stretch === "alike")
            alikeStretch = true;
        stretch = undefined;
    };
    for (const char of word) {
        if (!LETTER.test(char))
            continue;
        const kind = letterKind(char, true);
        if (kind === "latin") {
            latin = true;
            close();
        }
        else if (stretch === undefined || stretch === "alike")
            stretch = kind;
    }
    close();
    return latin && alikeStretch;
}
/** Whether every letter is a twin of a Latin one. A single Greek letter is a quantity. */
function isWhollyAlike(plain) {
    let letters = 0;
    let greek = true;
    for (const char of plain) {
        if (!LETTER.test(char))
            continue;
        const kind = letterKind(char, false);
        if (kind === "own")
            return false;
        if (kind === "latin")
            continue;
        letters++;
        if (!/\p{Script=Greek}/u.test(char))
            greek = false;
    }
    return letters > (greek ? 1 : 0);
}
/** Greek letters that are no twins stand for quantities and units beside Latin ones: µs, σx. */
function letterKind(char, besideLatin) {
    if (/\p{Script=Latin}/u.test(char))
        return "latin";
    const likeness = (0,confusable_table/* lookAlike */.W)(char.codePointAt(0))?.likeness;
    if (likeness === "twin")
        return "alike";
    return besideLatin && likeness === "cousin" && !/\p{Script=Greek}/u.test(char) ? "alike" : "own";
}
function skeletonOf(plain) {
    let out = "";
    for (const char of plain)
        out += (0,confusable_table/* lookAlike */.W)(char.codePointAt(0))?.target ?? char;
    return out;
}
function scriptsOf(plain) {
    const found = new Set();
    for (const [word] of plain.matchAll(WORD)) {
        for (const char of word) {
            if (!LETTER.test(char))
                continue;
            const script = SCRIPTS.find(([, pattern]) => pattern.test(char));
            found.add(script?.[0] ?? "Other");
        }
    }
    return [...found].sort();
}

// EXTERNAL MODULE: ./out/content/normalise/traits.js
var traits = __webpack_require__(2331);
;// CONCATENATED MODULE: ./out/content/hidden/characters.js
/** Which characters hide, and as what. */
/**
 * Every character that a finding may start from. White space of ASCII and the next-line control are ordinary, and so are
 * visible format characters, such as Arabic number signs.
 */
const CANDIDATES = "\\p{Default_Ignorable_Code_Point}\\p{Co}\\u{0}-\\u{8}\\u{b}\\u{e}-\\u{1f}\\u{7f}-\\u{84}\\u{86}-\\u{9f}" +
    "\\u{2028}\\u{2029}\\u{2800}\\u{fff9}-\\u{fffb}";
function hiddenKind(code) {
    if (code < 0x20 || (code >= 0x7f && code < 0xa0))
        return "control";
    if (code === 0x2028 || code === 0x2029)
        return "separator";
    if (isBidi(code))
        return "bidi";
    if (isVariationSelector(code))
        return "variation-selector";
    if (code >= 0xe0000 && code <= 0xe007f)
        return "tag";
    if (code === 0x115f || code === 0x1160 || code === 0x3164 || code === 0xffa0 || code === 0x2800)
        return "filler";
    if (code === 0xad ||
        code === 0x34f ||
        code === 0x180e ||
        code === 0xfeff ||
        (code >= 0x200b && code <= 0x200d) ||
        (code >= 0x2060 && code <= 0x2064)) {
        return "zero-width";
    }
    if ((code >= 0xe000 && code <= 0xf8ff) || code >= 0xf0000)
        return "private-use";
    return "format";
}
/** Embeddings, overrides, isolates, their ends, and the three marks (UAX 9, 2). */
function isBidi(code) {
    return ((code >= 0x202a && code <= 0x202e) ||
        (code >= 0x2066 && code <= 0x2069) ||
        code === 0x200e ||
        code === 0x200f ||
        code === 0x61c);
}
/** The two blocks of selectors and the free ones of Mongolian. */
function isVariationSelector(code) {
    return ((code >= 0xfe00 && code <= 0xfe0f) ||
        (code >= 0xe0100 && code <= 0xe01ef) ||
        (code >= 0x180b && code <= 0x180d) ||
        code === 0x180f);
}
/** Scripts that are written from right to left. */
const RIGHT_TO_LEFT = /[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}\p{Script=Samaritan}\p{Script=Mandaic}\p{Script=Adlam}\p{Script=Hanifi_Rohingya}]/u;

;// CONCATENATED MODULE: ./out/content/hidden/bidi.js
/** Whether controls of direction can be honest (Trojan Source: CVE-2021-42574). */

/** Judges the controls of a text, a paragraph at a time; to be asked from left to right. */
class BidiJudge {
    #text;
    #role;
    /** Directions end with the paragraph (UAX 9, 3.1), but a script in use anywhere explains marks everywhere in prose. */
    #textIsRightToLeft;
    /** Where the paragraph ends that was judged last, and what it is. */
    #to = -1;
    #rightToLeft = false;
    #balanced = false;
    constructor(text, role) {
        this.#text = text;
        this.#role = role;
        this.#textIsRightToLeft = role === "prose" && RIGHT_TO_LEFT.test(text);
    }
    /** What a control is worth as a finding. */
    verdict(at) {
        if (this.#role === "name")
            return "severe";
        if (at >= this.#to)
            this.#paragraph(at);
        return judge(this.#text.charCodeAt(at), this.#role, this.#rightToLeft, this.#balanced);
    }
    #paragraph(at) {
        const text = this.#text;
        const from = at === 0 ? 0 : text.lastIndexOf("\n", at - 1) + 1;
        const lineBreak = text.indexOf("\n", at);
        this.#to = lineBreak < 0 ? text.length : lineBreak;
        const line = text.slice(from, this.#to);
        this.#rightToLeft = this.#textIsRightToLeft || RIGHT_TO_LEFT.test(line);
        this.#balanced = isBalanced(line);
    }
}
function judge(code, role, rightToLeft, balanced) {
    const isMark = code === 0x200e || code === 0x200f || code === 0x61c;
    if (isMark)
        return rightToLeft ? "honest" : "weak";
    const overrides = code === 0x202d || code === 0x202e;
    if (overrides)
        return "severe";
    if (rightToLeft)
        return balanced ? (role === "prose" ? "honest" : "weak") : "severe";
    if (role === "source")
        return "severe";
    // In text from left to right, an isolate of unknown or of that direction changes nothing (templates put them around
    // what they insert), one from right to left reorders. Windows puts an unclosed embedding before copied paths.
    const turns = code === 0x202b || code === 0x2067;
    if (turns)
        return "severe";
    return balanced && code >= 0x2066 ? "honest" : "weak";
}
/** Every embedding and isolate is ended, in order, within the paragraph. */
function isBalanced(line) {
    const open = [];
    for (let at = 0; at < line.length; at++) {
        const code = line.charCodeAt(at);
        if (code === 0x202a || code === 0x202b || code === 0x202d || code === 0x202e)
            open.push("embedding");
        else if (code >= 0x2066 && code <= 0x2068)
            open.push("isolate");
        else if (code === 0x202c && open.pop() !== "embedding")
            return false;
        else if (code === 0x2069 && open.pop() !== "isolate")
            return false;
    }
    return open.length === 0;
}

;// CONCATENATED MODULE: ./out/content/hidden/honest.js
/** Uses of invisible characters that writing systems and emoji need. */
const PICTURE = /[\u{20e3}\p{Extended_Pictographic}\p{Emoji_Modifier}\p{Regional_Indicator}]/u;
const EMOJI = /[\p{Emoji}\p{Extended_Pictographic}]/u;
const IDEOGRAPH = /\p{Script=Han}/u;
/** Bases of standardised variation sequences beside ideographs and emoji: mathematical signs, zero, CJK punctuation. */
const STANDARDISED = /[\p{Sm}0\p{Script=Myanmar}\p{Script=Phags_Pa}\p{Script=Manichaean}‘’“”、。！，．：；？]/u;
const MONGOLIAN = /\p{Script=Mongolian}/u;
/** Scripts whose spelling joins or parts letters with ZWJ and ZWNJ (Unicode, 9.2, 12 and 23.2). */
const JOINING = /[\p{Script=Arabic}\p{Script=Syriac}\p{Script=Mandaic}\p{Script=Nko}\p{Script=Mongolian}\p{Script=Devanagari}\p{Script=Bengali}\p{Script=Gurmukhi}\p{Script=Gujarati}\p{Script=Oriya}\p{Script=Tamil}\p{Script=Telugu}\p{Script=Kannada}\p{Script=Malayalam}\p{Script=Sinhala}\p{Script=Myanmar}\p{Script=Khmer}\p{Script=Tibetan}\p{Script=Hebrew}\p{Script=Balinese}\p{Script=Javanese}]/u;
/** Scripts without blanks between words, where ZWSP and word joiner say where a line may break. */
const UNSPACED = /[\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}\p{Script=Tibetan}\p{Script=Javanese}\p{Script=Balinese}\p{Script=Tai_Tham}\p{Script=New_Tai_Lue}]/u;
const HANGUL = /\p{Script=Hangul}/u;
const KHMER = /\p{Script=Khmer}/u;
const honest_LETTER = /\p{L}/u;
/** England, Scotland, Wales: the only flags of tags that are recommended for interchange (UTS 51). */
const TAG_FLAG = /^\u{e0067}\u{e0062}(?:\u{e0065}\u{e006e}\u{e0067}|\u{e0073}\u{e0063}\u{e0074}|\u{e0077}\u{e006c}\u{e0073})\u{e007f}/u;
const BLACK_FLAG = "\u{1f3f4}";
/**
 * How many units at the start of a run of invisible characters belong to the text around it.
 * @param run the invisible characters
 * @param before the character before them, or ""
 * @param after the character behind them, or ""
 */
function honestPrefix(run, before, after) {
    let length = 0;
    if (before === BLACK_FLAG)
        length = TAG_FLAG.exec(run)?.[0].length ?? 0;
    const first = run.codePointAt(length);
    if (first === 0xfe0e || first === 0xfe0f) {
        if (EMOJI.test(before) || STANDARDISED.test(before))
            length += 1;
    }
    else if (first !== undefined && length === 0 && selectsVariant(first, before)) {
        return first > 0xffff ? 2 : 1;
    }
    if (run.charCodeAt(length) === 0x200d && PICTURE.test(before) && PICTURE.test(after) && run.length === length + 1) {
        length += 1;
    }
    if (length > 0 || run.length > 2)
        return length;
    return isOrthographic(run, before, after) ? run.length : 0;
}
function selectsVariant(selector, before) {
    if (selector >= 0xfe00 && selector <= 0xfe02)
        return IDEOGRAPH.test(before) || STANDARDISED.test(before);
    if (selector >= 0xe0100 && selector <= 0xe01ef)
        return IDEOGRAPH.test(before);
    return selector >= 0x180b && selector <= 0x180f && MONGOLIAN.test(before);
}
function isOrthographic(run, before, after) {
    for (const char of run) {
        const code = char.codePointAt(0);
        const fits = code === 0x200c || code === 0x200d
            ? JOINING.test(before) || JOINING.test(after)
            : code === 0x200b || code === 0x2060
                ? UNSPACED.test(before) || UNSPACED.test(after)
                : code === 0x34f
                    ? /\p{M}/u.test(before) || /\p{M}/u.test(after)
                    : code === 0x180e
                        ? MONGOLIAN.test(before) || MONGOLIAN.test(after)
                        : code === 0x115f || code === 0x1160
                            ? HANGUL.test(before) || HANGUL.test(after)
                            : (code === 0x17b4 || code === 0x17b5) && KHMER.test(before);
        if (!fits)
            return false;
    }
    return true;
}
/** The flag of another part of a country, which few fonts have: out of place, and too short for a message. */
function isRegionalFlag(tags, before) {
    return before === BLACK_FLAG && REGIONAL_FLAG.test(tags);
}
const REGIONAL_FLAG = /^[\u{e0061}-\u{e007a}]{2}[\u{e0030}-\u{e0039}\u{e0061}-\u{e007a}]{1,3}\u{e007f}$/u;
/** A soft hyphen where a word may be parted: two letters on either side at least. */
function isHyphenation(text, at) {
    return [-2, -1, 1, 2].every((step) => honest_LETTER.test(text.charAt(at + step)));
}

;// CONCATENATED MODULE: ./out/content/hidden/messages.js
/** Texts that are spelled in characters that nobody sees. */
/** Units of a decoded message that are kept; what follows is only counted. */
const MAX_MESSAGE = 4096;
/** Characters of a message; fewer could be chance. */
const MIN_MESSAGE = 3;
/** Where the code has to be guessed, chance has more tries. */
const MIN_GUESSED = 6;
/** Symbols that are looked at to find a message: enough for the longest one in any of the codes. */
const MAX_SYMBOLS = MAX_MESSAGE * 24;
/** A copy of ASCII at U+E0000 (tag characters). */
function tagMessage(codes) {
    let text = "";
    for (const code of codes.slice(0, MAX_MESSAGE)) {
        const ascii = code - 0xe0000;
        if (ascii >= 0x20 && ascii < 0x7f)
            text += String.fromCharCode(ascii);
    }
    return /[A-Za-z0-9]/.test(text) ? text : undefined;
}
/** Bytes as variation selectors: 0 to 15 are those at U+FE00, 16 to 255 those at U+E0100. */
function selectorMessage(codes) {
    const bytes = [];
    for (const code of codes.slice(0, MAX_SYMBOLS)) {
        if (code >= 0xfe00 && code <= 0xfe0f)
            bytes.push(code - 0xfe00);
        else if (code >= 0xe0100 && code <= 0xe01ef)
            bytes.push(code - 0xe0100 + 16);
    }
    return textOf(bytes);
}
/** Icon fonts lie in the private area, too: a row of icons is shorter, or spells no word. */
const MIN_PRIVATE = 8;
/** A copy of ASCII at the start of a private area. */
function privateMessage(codes) {
    if (codes.length < MIN_PRIVATE)
        return undefined;
    const bases = new Set(codes.slice(0, MAX_MESSAGE).map((code) => code & ~0x7f));
    if (bases.size !== 1)
        return undefined;
    const text = textOf(codes.slice(0, MAX_MESSAGE).map((code) => code & 0x7f));
    return text !== undefined && /[a-z]{4}/i.test(text) ? text : undefined;
}
/**
 * Numbers in as many digits as there are zero-width characters in use: binary with bytes of 8, 7 or 16 digits, with or
 * without a third character between them; or base 4. Which character is which digit is tried out.
 */
function zeroWidthMessage(codes) {
    const symbols = codes.slice(0, MAX_SYMBOLS);
    const kinds = [...new Set(symbols)];
    if (kinds.length === 2)
        return binary(symbols, kinds[0]);
    if (kinds.length === 3) {
        for (const separator of kinds) {
            const zero = kinds.find((kind) => kind !== separator);
            // The third one parts the characters, or only stands around the message.
            const text = separated(symbols, separator, zero) ??
                binary(symbols.filter((symbol) => symbol !== separator), zero);
            if (text !== undefined)
                return text;
        }
        return undefined;
    }
    return kinds.length === 4 ? quaternary(symbols, kinds) : undefined;
}
function binary(symbols, zero) {
    const bits = symbols.map((symbol) => (symbol === zero ? 0 : 1));
    for (const flip of [0, 1]) {
        for (const width of [8, 7, 16]) {
            const text = guessed(grouped(bits, width, 2, (bit) => bit ^ flip));
            if (text !== undefined)
                return text;
        }
    }
    return undefined;
}
function separated(symbols, separator, zero) {
    for (const flip of [0, 1]) {
        const codes = [];
        let value = 0;
        let digits = 0;
        for (const symbol of [...symbols, separator]) {
            if (symbol !== separator) {
                value = Math.min(value * 2 + ((symbol === zero ? 0 : 1) ^ flip), 0x10000);
                digits++;
            }
            else if (digits > 0) {
                codes.push(value);
                value = 0;
                digits = 0;
            }
        }
        const text = guessed(codes);
        if (text !== undefined)
            return text;
    }
    return undefined;
}
function guessed(codes) {
    return codes.length < MIN_GUESSED ? undefined : textOf(codes);
}
function quaternary(symbols, kinds) {
    let best;
    const indices = symbols.map((symbol) => kinds.indexOf(symbol));
    for (const order of orders([0, 1, 2, 3])) {
        for (const width of [4, 8]) {
            const text = guessed(grouped(indices, width, 4, (index) => order[index]));
            if (text !== undefined && (best === undefined || commonLetters(text) > commonLetters(best)))
                best = text;
        }
    }
    return best;
}
/** Several orders of digits may give letters; the right one gives words. */
function commonLetters(text) {
    return text.match(/[ etaoinshr]/g)?.length ?? 0;
}
function orders(items) {
    if (items.length <= 1)
        return [[...items]];
    return items.flatMap((item) => orders(items.filter((other) => other !== item)).map((rest) => [item, ...rest]));
}
/** The numbers; none when one of them is a control, which no text has: most guesses end so, and soon. */
function grouped(digits, width, base, read) {
    const out = [];
    for (let at = 0; at + width <= digits.length; at += width) {
        let value = 0;
        for (let i = 0; i < width; i++)
            value = value * base + read(digits[at + i]);
        if (value === 0x7f || (value < 0x20 && value !== 0x0a && value !== 0x09 && value !== 0x0d))
            return [];
        out.push(value);
    }
    return out;
}
const UNTYPEABLE = /[\0-\x08\x0b-\x0c\x0e-\x1f\x7f-\x9f\ufffd]/;
/** What sentences, addresses and paths are made of. */
const ORDINARY = /[\p{L}\p{N} \n.,:;/_'"!?@=&~-]/gu;
/** Nine in ten characters are such as sentences hold, beyond ASCII from one corner of Unicode, and none is untypeable. */
function textOf(codes) {
    if (codes.length < MIN_MESSAGE)
        return undefined;
    let text;
    if (codes.every((code) => code < 256))
        text = Buffer.from(codes).toString("utf8");
    else {
        // Numbers of 16 bits by chance lie anywhere; those of one language beside each other.
        if (new Set(codes.filter((code) => code > 0x7f).map((code) => code >> 10)).size > 1)
            return undefined;
        text = codes.map((code) => String.fromCharCode(code)).join("");
    }
    if (text.length < MIN_MESSAGE || UNTYPEABLE.test(text))
        return undefined;
    const ordinary = text.match(ORDINARY) ?? [];
    const known = ordinary.length * 10 >= [...text].length * 9 && /[\p{L}\p{N}]/u.test(text);
    return known ? text.slice(0, MAX_MESSAGE) : undefined;
}

;// CONCATENATED MODULE: ./out/content/hidden/terminal.js
/** Sequences that a terminal obeys (ECMA-48, and what xterm adds). */
const CONTROL_SEQUENCE = /(?:\x1b\[([0-?]{0,256})[ -/]{0,16}|\x9b([0-?]{0,256}))([@-~])/y;
/** Strings: operating system commands, device control, application commands; ended by BEL or ST, or by the line. */
const STRING = /(?:\x1b[\]PX^_]|[\x9d\x90\x98\x9e\x9f])[^\x07\x1b\x90\x98\x9b-\x9f\n]{0,4096}(?:\x07|\x1b\\|\x9c)?/y;
const OTHER = /\x1b[ -/]{0,16}[0-~]?/y;
/** Bytes of UTF-8 that were read as Latin-1 look like control sequences: â\x80\x9d is a quotation mark. */
const MISREAD = /[\x80-\xbf\u00c2-\u00f4]/;
/** The sequence that begins at `at`, where an ESC or a control beyond ASCII stands; undefined when none does. */
function terminalSequence(text, at) {
    const isEscape = text.charCodeAt(at) === 0x1b;
    if (!isEscape && MISREAD.test(text.charAt(at - 1)))
        return undefined;
    if (isEscape && text.startsWith("[${", at + 1))
        return { end: at + 2, severe: true, partial: true };
    CONTROL_SEQUENCE.lastIndex = at;
    const control = CONTROL_SEQUENCE.exec(text);
    if (control !== null) {
        return { end: at + control[0].length, severe: !isColour(control[1] ?? control[2] ?? "", control[3]) };
    }
    STRING.lastIndex = at;
    const string = STRING.exec(text)?.[0];
    if (string !== undefined) {
        // Without an end, a control beyond ASCII is more likely a wrong encoding than a command.
        return isEscape || /[\x07\x9c\\]$/.test(string) ? { end: at + string.length, severe: true } : undefined;
    }
    OTHER.lastIndex = at;
    const other = OTHER.exec(text)?.[0];
    // ESC ( B and its like choose a character set; the rest resets, moves or answers.
    if (other === undefined)
        return undefined;
    const end = at + other.length;
    if (other === "\x1b" || other === "\x1b[")
        return { end, severe: true, partial: true };
    return { end, severe: !/^\x1b[()][0-9A-Z]$/.test(other) };
}
/** Select graphic rendition without concealment, erase in line, show or hide the cursor: what coloured output holds. */
function isColour(parameters, final) {
    if (final === "m")
        return !isConcealing(parameters);
    if (final === "K")
        return true;
    return (final === "h" || final === "l") && parameters === "?25";
}
/** Parameter 8 hides text, unless it is part of an extended colour (38;5;8). */
function isConcealing(parameters) {
    const values = parameters.split(";");
    for (let i = 0; i < values.length; i++) {
        const value = values[i];
        if (value === "38" || value === "48" || value === "58")
            i += values[i + 1] === "2" ? 4 : 2;
        else if (value === "8")
            return true;
    }
    return false;
}

;// CONCATENATED MODULE: ./out/content/hidden/find.js
/** Finds what a reader cannot see. */






const CANDIDATE = new RegExp(`[${CANDIDATES}]`, "u");
const find_traits = new traits/* CharacterTraits */.x((char) => Number(CANDIDATE.test(char)));
/** Holds every candidate, and is quicker to look for. */
const MAY_HIDE = /[^\t\n\f\r -~]/;
const LATIN = /[A-Za-z]/;
const SMALL = /[a-z]/;
/** Hits of one kind; further ones are counted in the last of them. */
const MAX_HITS_OF_KIND = 64;
/** Stretches of one kind that are decoded by themselves; many more are decoded together only. */
const MAX_DECODED_ALONE = 64;
/** Shorter stretches spell nothing in any code, and must not use up the number above. */
const MIN_ZERO_WIDTH = MIN_GUESSED * 4;
/** So many zero-width characters in a row have no use, whatever they spell. */
const CROWD = 8;
/**
 * Hidden characters in a text, in order of their place; what spells a message comes with the message decoded. Not
 * reported: emoji sequences and flags, joiners and selectors that a script needs, marks and balanced isolates around
 * right-to-left text, a leading byte order mark, hyphenation. Linear in the length of the text.
 * @param options what the text is: a name has no use for any of them
 */
function findHidden(text, options) {
    if (!MAY_HIDE.test(text))
        return [];
    return new Finder(text, options.role).find();
}
class Finder {
    #text;
    #role;
    #hits = [];
    #ofKind = new Map();
    /** Characters of the kinds that can spell a message, over the whole text. */
    #spelled = new Map();
    #decodedAlone = new Map();
    #bidi;
    constructor(text, role) {
        this.#text = text;
        this.#role = role;
    }
    find() {
        const text = this.#text;
        let at = 0;
        while (at < text.length) {
            let end = at;
            while (end < text.length && find_traits.at(text, end) === 1)
                end += sizeAt(text, end);
            // The inside of a terminal sequence is judged with it.
            at = end === at ? at + 1 : this.#run(at, end);
        }
        this.#decode();
        return this.#hits;
    }
    /** @returns where to go on: a terminal sequence reaches beyond its run */
    #run(from, to) {
        const text = this.#text;
        const before = characterBefore(text, from);
        let at = from;
        // A byte order mark at the very start says how the text is encoded.
        if (from === 0 && this.#role !== "name" && text.charCodeAt(0) === 0xfeff)
            at = 1;
        at += honestPrefix(text.slice(at, to), at === from ? before : "", characterAt(text, to));
        while (at < to) {
            const code = text.codePointAt(at);
            const kind = hiddenKind(code);
            if (kind === "control") {
                const sequence = code === 0x1b || code >= 0x80 ? terminalSequence(text, at) : undefined;
                if (sequence !== undefined) {
                    // Programs keep the start of a sequence in a literal and the rest in another.
                    const severe = sequence.severe && !(sequence.partial === true && this.#role === "source");
                    this.#add("terminal-escape", at, sequence.end, 1, severe || this.#role === "name");
                    at = sequence.end;
                }
                else {
                    // A backspace paints over what stands before it.
                    this.#add("control", at, at + 1, 1, code === 8 || this.#role === "name");
                    at++;
                }
                if (at > to)
                    return at;
                continue;
            }
            at = this.#stretch(kind, at, to, from);
        }
        return at;
    }
    /** Takes neighbours of one kind together. */
    #stretch(kind, from, runEnd, runStart) {
        const text = this.#text;
        const codes = [];
        let at = from;
        while (at < runEnd) {
            const code = text.codePointAt(at);
            if (hiddenKind(code) !== kind)
                break;
            codes.push(code);
            at += code > 0xffff ? 2 : 1;
        }
        if (kind === "bidi")
            this.#bidiStretch(from, at);
        else if (kind === "separator") {
            if (this.#role !== "prose")
                this.#add(kind, from, at, codes.length, this.#role === "name");
        }
        else if (kind === "tag" && isRegionalFlag(text.slice(from, at), characterBefore(text, from))) {
            this.#add(kind, from, at, codes.length, this.#role === "name");
        }
        else if (!(kind === "zero-width" && codes.length === 1 && this.#isHyphen(from))) {
            const hit = this.#add(kind, from, at, codes.length, this.#isSevere(kind, codes, runStart, runEnd));
            const message = this.#messageAlone(kind, codes);
            if (message !== undefined) {
                hit.severe = true;
                hit.message ??= message;
            }
            this.#spell(kind, codes);
        }
        return at;
    }
    #messageAlone(kind, codes) {
        if (kind === "zero-width" && codes.length < MIN_ZERO_WIDTH)
            return undefined;
        const tried = this.#decodedAlone.get(kind) ?? 0;
        if (tried === MAX_DECODED_ALONE)
            return undefined;
        this.#decodedAlone.set(kind, tried + 1);
        return messageOf(kind, codes);
    }
    #isHyphen(at) {
        return this.#role === "prose" && this.#text.charCodeAt(at) === 0xad && isHyphenation(this.#text, at);
    }
    #bidiStretch(from, to) {
        this.#bidi ??= new BidiJudge(this.#text, this.#role);
        for (let at = from; at < to; at++) {
            const verdict = this.#bidi.verdict(at);
            if (verdict !== "honest")
                this.#add("bidi", at, at + 1, 1, verdict === "severe");
        }
    }
    #isSevere(kind, codes, runStart, runEnd) {
        if (this.#role === "name" || kind === "tag")
            return true;
        if (kind === "private-use")
            return false;
        if (kind === "variation-selector") {
            // The selectors of Mongolian carry no bytes.
            return codes.filter((code) => code >= 0xfe00).length > 1 || codes[0] > 0xffff;
        }
        // Parts a word that a reader sees whole. Generated documentation puts break hints before capitals and behind signs.
        const partsWord = LATIN.test(this.#text.charAt(runStart - 1)) &&
            (this.#role === "source" ? LATIN : SMALL).test(this.#text.charAt(runEnd));
        return partsWord || (kind === "zero-width" && codes.length >= CROWD);
    }
    #spell(kind, codes) {
        const all = this.#spelled.get(kind);
        if (all === undefined)
            this.#spelled.set(kind, [...codes]);
        else
            for (const code of codes)
                all.push(code);
    }
    /** A message may be spread over the text, a character at a time. */
    #decode() {
        for (const [kind, codes] of this.#spelled) {
            // Icons of a private area spell words by chance when they are taken together.
            if (kind === "private-use")
                continue;
            if (this.#hits.some((hit) => hit.kind === kind && hit.message !== undefined))
                continue;
            const message = messageOf(kind, codes);
            const first = this.#hits.find((hit) => hit.kind === kind);
            if (message === undefined || first === undefined)
                continue;
            first.message = message;
            first.severe = true;
        }
    }
    #add(kind, start, end, count, severe) {
        const seen = this.#ofKind.get(kind);
        if (seen !== undefined && (seen.last.end === start || seen.count === MAX_HITS_OF_KIND)) {
            seen.last.end = end;
            seen.last.count += count;
            if (severe)
                seen.last.severe = true;
            return seen.last;
        }
        const hit = { kind, start, end, count, ...(severe ? { severe } : {}) };
        this.#hits.push(hit);
        this.#ofKind.set(kind, { count: (seen?.count ?? 0) + 1, last: hit });
        return hit;
    }
}
function messageOf(kind, codes) {
    if (kind === "tag")
        return tagMessage(codes);
    if (kind === "variation-selector")
        return selectorMessage(codes);
    if (kind === "zero-width")
        return zeroWidthMessage(codes);
    return kind === "private-use" ? privateMessage(codes) : undefined;
}
function sizeAt(text, at) {
    const unit = text.charCodeAt(at);
    return unit >= 0xd800 && unit < 0xdc00 && text.codePointAt(at) > 0xffff ? 2 : 1;
}
function characterAt(text, at) {
    return at < text.length ? String.fromCodePoint(text.codePointAt(at)) : "";
}
function characterBefore(text, at) {
    if (at <= 0)
        return "";
    const low = text.charCodeAt(at - 1);
    const isPair = low >= 0xdc00 && low < 0xe000 && at > 1;
    const pair = isPair ? text.slice(at - 2, at) : "";
    return isPair && /^[\ud800-\udbff]/.test(pair) ? pair : text.charAt(at - 1);
}

;// CONCATENATED MODULE: ./out/content/hidden/index.js
/** What a text hides from its reader, and names that read as other names. */




/***/ }),

/***/ 38:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   x: function() { return /* binding */ mayDirect; }
/* harmony export */ });
/** A signal takes two words at least. */
const MIN_DIRECTIVE = 8;
/** A word this long may be several that are joined or encoded. */
const LONG_WORD = 20;
/** Without one of these a text of ASCII is one word, or a path, a name, a number. */
const GAP = /[^\x21-\x7e]/;
/** False for texts that are too short, or too plainly one word, to direct a model; costs one look at the text. */
function mayDirect(text) {
    return text.length >= MIN_DIRECTIVE && (text.length >= LONG_WORD || GAP.test(text));
}


/***/ })

};
;