// The page of a session in a browser. Everything that was recorded goes into text nodes; nothing is made from markup.
(() => {
  const view = JSON.parse(document.getElementById("data").textContent);
  const page = document.getElementById("page");
  const { rows, findings } = view;

  /** Rows in one block, which the browser lays out only when it comes near. */
  const BLOCK = 100;
  /** Milliseconds of work before the browser gets a turn. */
  const SLICE = 12;
  /** Entries of a list before the rest waits for a click. */
  const FIRST = 8;

  const ARROWS = { c2s: "→", s2c: "←" };
  const WAYS = { c2s: "client to server", s2c: "server to client" };
  const RESULTS = { pass: "Passed", fail: "Failed", incomplete: "Incomplete" };

  function el(tag, fields, ...children) {
    const node = document.createElement(tag);
    for (const [name, value] of Object.entries(fields ?? {})) {
      if (value === undefined || value === false) continue;
      if (name === "class") node.className = value;
      else if (name.startsWith("on")) node.addEventListener(name.slice(2), value);
      else node.setAttribute(name, value === true ? "" : value);
    }
    for (const child of children.flat(3)) if (child !== undefined && child !== "") node.append(child);
    return node;
  }

  /** Names in backticks of a message as code. */
  function withCode(text) {
    const parts = text.split("`");
    return parts.map((part, index) => (index % 2 === 1 && index < parts.length - 1 ? el("code", {}, part) : part));
  }

  /** What was made visible, and what was taken out, stands out in a text. */
  function withMarks(text) {
    return text
      .split(/(\\u\{[0-9a-f]{1,6}\}|\[redacted:[a-z0-9-]{1,64}:\d{1,9}\])/)
      .map((part, index) => (index % 2 === 0 ? part : el("mark", {}, part)));
  }

  function plural(number, one, many = `${one}s`) {
    return `${number.toLocaleString("en")} ${number === 1 ? one : many}`;
  }

  function milliseconds(ms) {
    if (ms === undefined) return "";
    if (ms >= 1000) return `${(ms / 1000).toFixed(2)} s`;
    return `${ms < 10 ? ms.toFixed(1) : Math.round(ms)} ms`;
  }

  function clock(microseconds) {
    if (microseconds === undefined) return "";
    const seconds = microseconds / 1e6;
    const minutes = Math.floor(seconds / 60);
    return minutes < 1 ? seconds.toFixed(3) : `${minutes}:${(seconds - 60 * minutes).toFixed(1).padStart(4, "0")}`;
  }

  // The head of the page.

  function verdict() {
    const { result, sentence, counts } = view.verdict;
    return el(
      "section",
      { class: `verdict ${result}`, "aria-label": "Verdict" },
      el("p", { class: "result" }, RESULTS[result] ?? result),
      el("p", { class: "sentence" }, sentence),
      el(
        "p",
        { class: "counts" },
        counts.map(([severity, number]) =>
          el(
            "span",
            { class: `severity ${severity}` },
            severity === "note" ? plural(number, "note") : `${number} ${severity}`,
          ),
        ),
      ),
    );
  }

  function factList() {
    const items = view.facts.map(([name, value]) => [el("dt", {}, name), el("dd", {}, withMarks(value))]);
    return el("section", { class: "card", "aria-label": "Session" }, el("h2", {}, "Session"), el("dl", {}, items));
  }

  function limitList() {
    const { limits } = view;
    const heading = el("h2", {}, "What this does not show");
    const body =
      limits.length === 0
        ? el("p", { class: "quiet" }, "No gap, no cut and no redaction in this capture, and nothing undecided.")
        : el(
            "ul",
            {},
            limits.map((text) => el("li", {}, withCode(text))),
          );
    return el("section", { class: "card", "aria-label": "What this does not show" }, heading, body);
  }

  function jump(row, line) {
    if (row === undefined) return el("span", { class: "place" }, `line ${line}`);
    return el("button", { class: "place link", type: "button", onclick: () => go(row) }, `line ${line}`);
  }

  function findingCard(finding) {
    const { rule, url, severity, message, line, row, more, gates, aside, related = [] } = finding;
    return el(
      "li",
      { class: `finding ${severity}` },
      el(
        "p",
        { class: "tags" },
        el("span", { class: `severity ${severity}` }, severity),
        el("a", { href: url, rel: "noreferrer noopener", class: "rule" }, rule),
        gates ? el("span", { class: "tag fails" }, "fails the gate") : undefined,
        aside ? el("span", { class: "tag" }, withCode(aside)) : undefined,
      ),
      el("p", { class: "message" }, withCode(message)),
      el(
        "p",
        { class: "places" },
        jump(row, line),
        more ? el("span", {}, ` and ${plural(more, "more place")}`) : undefined,
        related.flatMap((other) => [" · ", ...withCode(other.message), " ", jump(other.row, other.line)]),
      ),
    );
  }

  /** What shows the rest of a long list; none where all of it is shown. */
  function moreButton(parent, nodes, what) {
    if (nodes.length <= FIRST) return undefined;
    const more = el(
      "button",
      {
        type: "button",
        class: "more",
        onclick: () => {
          parent.append(...nodes.slice(FIRST));
          more.remove();
        },
      },
      `Show all ${plural(nodes.length, what)}`,
    );
    return more;
  }

  function longList(nodes, what) {
    const list = el("ol", { class: "plain" }, nodes.slice(0, FIRST));
    return [list, moreButton(list, nodes, what)];
  }

  function findingList() {
    if (findings.length === 0) return undefined;
    return el(
      "section",
      { "aria-label": "Findings" },
      el("h2", {}, "Findings ", el("span", { class: "quiet" }, String(findings.length))),
      longList(findings.map(findingCard), "finding"),
    );
  }

  // The surface.

  function toolState(tool) {
    if (!tool.declared) return el("span", { class: "tag fails" }, "not declared");
    if (tool.calls === 0) return el("span", { class: "tag" }, "never called");
    return undefined;
  }

  function toolRow(tool) {
    const only = () => {
      search.value = tool.name;
      applyFilters();
      timelineSection.scrollIntoView();
    };
    return el(
      "tr",
      { class: tool.calls === 0 ? "unused" : "" },
      el(
        "th",
        { scope: "row" },
        el(
          "button",
          { type: "button", class: "link name", onclick: only, title: "Show its messages" },
          withMarks(tool.name),
        ),
        toolState(tool),
        tool.unanswered > 0 ? el("span", { class: "tag" }, `${tool.unanswered} without answer`) : undefined,
        (tool.hints ?? []).map((hint) => el("span", { class: "tag hint" }, hint)),
        tool.description ? el("span", { class: "description" }, withMarks(tool.description)) : undefined,
      ),
      el("td", {}, String(tool.calls)),
      el("td", { class: tool.failed > 0 ? "bad" : "" }, String(tool.failed)),
      el("td", {}, milliseconds(tool.median)),
      el("td", { class: "wide" }, milliseconds(tool.slowest)),
    );
  }

  function headRow(first, labels) {
    const cells = labels.map(([label, name]) => el("th", { scope: "col", class: name }, label));
    return el("thead", {}, el("tr", {}, el("th", { scope: "col" }, first), cells));
  }

  function longTable(head, tableRows, what) {
    const body = el("tbody", {}, tableRows.slice(0, FIRST));
    return [el("table", {}, head, body), moreButton(body, tableRows, what)];
  }

  function surface() {
    const declared = view.tools.filter((tool) => tool.declared);
    const called = view.tools.filter((tool) => tool.calls > 0);
    const strange = called.filter((tool) => !tool.declared);
    const order = [
      ...strange,
      ...called.filter((tool) => tool.declared),
      ...declared.filter((tool) => tool.calls === 0),
    ];
    const unused = declared.filter((tool) => tool.calls === 0).length;
    const sentence = [
      view.tools.length === 0
        ? "No tool was listed or called in this session."
        : `${plural(declared.length, "tool")} declared: ${declared.length - unused} called, ${unused} never called.`,
      ...(strange.length > 0 ? [` ${plural(strange.length, "other")} called without being declared.`] : []),
    ].join("");
    const toolHead = headRow("Tool", [
      ["Calls", ""],
      ["Errors", ""],
      ["Median", ""],
      ["Slowest", "wide"],
    ]);
    const methodHead = headRow("Method", [
      ["Requests", ""],
      ["Errors", ""],
      ["Median", ""],
    ]);
    const methodRows = view.methods.map((entry) =>
      el(
        "tr",
        {},
        el(
          "th",
          { scope: "row" },
          el(
            "span",
            { class: "method" },
            el("span", { class: `arrow ${entry.direction}`, title: WAYS[entry.direction] }, ARROWS[entry.direction]),
            el("span", { class: "name" }, withMarks(entry.method)),
          ),
          entry.unanswered > 0 ? el("span", { class: "tag" }, `${entry.unanswered} without answer`) : undefined,
        ),
        el("td", {}, String(entry.calls)),
        el("td", { class: entry.failed > 0 ? "bad" : "" }, String(entry.failed)),
        el("td", {}, milliseconds(entry.median)),
      ),
    );
    return el(
      "section",
      { "aria-label": "Surface" },
      el("h2", {}, "Surface"),
      el("p", { class: "lead" }, sentence),
      el(
        "div",
        { class: "columns" },
        order.length > 0
          ? el("div", { class: "card table" }, longTable(toolHead, order.map(toolRow), "tool"))
          : undefined,
        methodRows.length > 0
          ? el("div", { class: "card table" }, longTable(methodHead, methodRows, "method"))
          : undefined,
      ),
    );
  }

  // The timeline.

  const slowest = rows.reduce((most, row) => Math.max(most, row.ms ?? 0), 0);
  const hasHttp = rows.some((row) => row.kind === "http");
  const search = el("input", {
    type: "search",
    id: "search",
    placeholder: "Search messages",
    "aria-label": "Search messages",
    autocomplete: "off",
    spellcheck: "false",
  });
  const direction = select("Direction", [
    ["", "both directions"],
    ["c2s", "client → server"],
    ["s2c", "server → client"],
  ]);
  const method = select("Method", [["", "all methods"], ...methodNames().map((name) => [name, name])]);
  const onlyFindings = checkbox("findings only");
  const onlyErrors = checkbox("errors only");
  const withHttp = checkbox("HTTP");
  const counter = el("output", { class: "quiet", "aria-live": "polite" });
  const list = el("div", { class: "list", role: "list", "aria-label": "Timeline" });
  const timelineSection = el(
    "section",
    { class: "timeline", "aria-label": "Timeline" },
    el("h2", {}, "Timeline"),
    el(
      "div",
      { class: "tools", role: "search" },
      search,
      direction,
      method,
      findings.length > 0 ? onlyFindings.label : undefined,
      onlyErrors.label,
      hasHttp ? withHttp.label : undefined,
      counter,
    ),
    list,
    el(
      "p",
      { class: "keys quiet" },
      "Keys: / search, ↑ ↓ move, Enter opens, p partner, n and N next and previous finding.",
    ),
  );

  function select(label, options) {
    return el(
      "select",
      { "aria-label": label },
      options.map(([value, text]) => el("option", { value }, text)),
    );
  }

  function checkbox(text) {
    const input = el("input", { type: "checkbox" });
    return { input, label: el("label", {}, input, text) };
  }

  function methodNames() {
    const names = new Set();
    for (const row of rows) if (row.kind === "request" || row.kind === "notification") names.add(row.name);
    return [...names].sort().slice(0, 200);
  }

  /** Rows that pass the filters, as indices, and how many of them are in the document. */
  let shown = [];
  let built = 0;
  let building = 0;
  let current = -1;
  const open = new Set();
  const nodes = new Map();
  const lowered = new Map();

  function textOf(index) {
    let text = lowered.get(index);
    if (text === undefined) {
      const { name, target, id, outcome, body, marks = [], findings: found = [] } = rows[index];
      const about = found.map((number) => `${findings[number].rule} ${findings[number].message}`);
      text = [name, target, id, outcome, body, ...marks, ...about].join("\n").toLowerCase();
      lowered.set(index, text);
    }
    return text;
  }

  function applyFilters() {
    const wanted = search.value.trim().toLowerCase();
    const result = [];
    rows.forEach((row, index) => {
      const has = row.findings !== undefined;
      if (row.kind === "http" && !withHttp.input.checked && !has) return;
      if (direction.value !== "" && row.direction !== direction.value) return;
      if (method.value !== "" && row.name !== method.value) return;
      if (onlyFindings.input.checked && !has) return;
      if (onlyErrors.input.checked && !row.failed) return;
      if (wanted !== "" && !textOf(index).includes(wanted)) return;
      result.push(index);
    });
    shown = result;
    counter.textContent =
      result.length === rows.length
        ? plural(rows.length, "record")
        : `${result.length.toLocaleString("en")} of ${plural(rows.length, "record")}`;
    rebuild();
  }

  function clearFilters() {
    search.value = "";
    direction.value = "";
    method.value = "";
    onlyFindings.input.checked = false;
    onlyErrors.input.checked = false;
    applyFilters();
  }

  function rebuild() {
    clearTimeout(building);
    list.replaceChildren();
    nodes.clear();
    built = 0;
    if (shown.length === 0) list.append(el("p", { class: "quiet none" }, "No record passes these filters."));
    buildTo(2 * BLOCK);
    buildOn();
  }

  function buildTo(end) {
    while (built < Math.min(end, shown.length)) {
      const block = el("div", { class: "block", role: "presentation" });
      for (const index of shown.slice(built, built + BLOCK)) block.append(rowNode(index));
      built += BLOCK;
      list.append(block);
    }
  }

  /** The rest comes in slices, so that the page answers at once. */
  function buildOn() {
    if (built >= shown.length) {
      list.dataset.complete = "";
      return;
    }
    delete list.dataset.complete;
    building = setTimeout(() => {
      const until = performance.now() + SLICE;
      while (built < shown.length && performance.now() < until) buildTo(built + BLOCK);
      buildOn();
    }, 0);
  }

  function rowNode(index) {
    const row = rows[index];
    const { kind, name, target, id, line, outcome, ms, pair, failed, marks = [], findings: found = [] } = row;
    const way = row.direction;
    const latency = el("span", { class: "ms" }, kind === "response" ? milliseconds(ms) : "");
    if (kind === "response" && ms !== undefined && slowest > 0) {
      latency.style.setProperty("--share", `${Math.round((100 * Math.log1p(ms)) / Math.log1p(slowest))}%`);
    }
    const head = el(
      "button",
      {
        type: "button",
        class: "head",
        "aria-expanded": String(open.has(index)),
        tabindex: index === current ? "0" : "-1",
      },
      el("span", { class: "line" }, String(line)),
      el("span", { class: "time" }, clock(row.time)),
      el("span", { class: `arrow ${way ?? ""}`, title: WAYS[way] ?? "" }, ARROWS[way] ?? "·"),
      el(
        "span",
        { class: "what" },
        el("span", { class: "name" }, withMarks(name)),
        target === undefined ? undefined : el("span", { class: "target" }, withMarks(target)),
        id === undefined ? undefined : el("span", { class: "id" }, kind === "http" ? `exchange ${id}` : `id ${id}`),
        marks.map((mark) => el("span", { class: "tag" }, mark)),
        kind === "stderr" || kind === "other"
          ? el("span", { class: "preview" }, withMarks((row.body ?? "").slice(0, 160).toWellFormed()))
          : undefined,
      ),
      el("span", { class: `outcome ${failed ? "bad" : ""}` }, kind === "response" || failed ? (outcome ?? "") : ""),
      latency,
    );
    const node = el(
      "div",
      {
        class: `row ${kind} ${found.length > 0 ? `found ${findings[found[0]].severity}` : ""}`,
        role: "listitem",
        "data-row": String(index),
      },
      head,
      pair === undefined
        ? undefined
        : el(
            "button",
            {
              type: "button",
              class: "pair link",
              tabindex: index === current ? "0" : "-1",
              "aria-label": `${kind === "response" ? "to the request" : "to the response"} on line ${rows[pair].line}`,
            },
            `${pair > index ? "↓" : "↑"} ${rows[pair].line}`,
          ),
      found.map((number) => foundNote(findings[number])),
    );
    if (open.has(index)) node.append(bodyNode(row));
    nodes.set(index, node);
    return node;
  }

  function foundNote(finding) {
    return el(
      "p",
      { class: `note ${finding.severity}` },
      el("span", { class: `severity ${finding.severity}` }, finding.severity),
      el("b", {}, finding.rule),
      " ",
      el("span", {}, withCode(finding.message)),
    );
  }

  function bodyNode(row) {
    const { body, whole, kind } = row;
    const text = el("pre", {});
    if (body === undefined) text.append("Nothing more was recorded.");
    else if (kind !== "stderr" && /^\s*[[{]/.test(body)) text.append(...indented(body));
    else text.append(...withMarks(body));
    const cut =
      whole === undefined
        ? undefined
        : el(
            "p",
            { class: "quiet" },
            `Only the beginning is shown, of ${plural(whole, "character")}. The capture has the rest on line ${row.line}.`,
          );
    return el("div", { class: "body" }, text, cut);
  }

  /** JSON with line breaks and colours, token by token, so that what is cut or spelled twice stays as it was recorded. */
  function indented(text) {
    const out = [];
    const token = /\s+|"(?:[^"\\]|\\.)*"?|[-+.\w]+|[\s\S]/g;
    let depth = 0;
    let closing = "";
    const newLine = () => out.push(`\n${"  ".repeat(Math.min(depth, 40))}`);
    for (const [piece] of text.matchAll(token)) {
      if (/^\s/.test(piece)) continue;
      if (closing !== "" && piece !== closing) newLine();
      const wasOpened = closing !== "";
      closing = "";
      if (piece === "{" || piece === "[") {
        depth++;
        out.push(piece);
        closing = piece === "{" ? "}" : "]";
      } else if (piece === "}" || piece === "]") {
        depth = Math.max(0, depth - 1);
        if (!wasOpened) newLine();
        out.push(piece);
      } else if (piece === ",") {
        out.push(piece);
        newLine();
      } else if (piece === ":") {
        const key = out.at(-1);
        if (key instanceof HTMLElement) key.className = "key";
        out.push(": ");
      } else out.push(el("span", { class: piece.startsWith('"') ? "string" : "value" }, withMarks(piece)));
    }
    return out;
  }

  function toggle(index) {
    const node = nodes.get(index);
    if (!node) return;
    const wasOpen = open.delete(index);
    if (wasOpen) node.querySelector(".body")?.remove();
    else {
      open.add(index);
      node.append(bodyNode(rows[index]));
    }
    node.querySelector(".head").setAttribute("aria-expanded", String(!wasOpen));
  }

  function setCurrent(index) {
    for (const [row, value] of [
      [current, "-1"],
      [index, "0"],
    ]) {
      for (const button of nodes.get(row)?.querySelectorAll(":scope > button") ?? [])
        button.setAttribute("tabindex", value);
    }
    for (const node of list.querySelectorAll(".partner")) node.classList.remove("partner");
    current = index;
    nodes.get(rows[index]?.pair)?.classList.add("partner");
  }

  /** Brings a row into view, whatever the filters say. */
  function go(index) {
    let at = shown.indexOf(index);
    if (at < 0) {
      if (rows[index].kind === "http") withHttp.input.checked = true;
      clearFilters();
      at = shown.indexOf(index);
    }
    buildTo(at + 1);
    setCurrent(index);
    const node = nodes.get(index);
    node.scrollIntoView({ block: "center" });
    node.querySelector(".head").focus({ preventScroll: true });
    node.classList.add("flash");
    setTimeout(() => node.classList.remove("flash"), 1500);
  }

  function move(step) {
    const at = shown.indexOf(current);
    const next = shown[Math.min(shown.length - 1, Math.max(0, at + step))];
    if (next === undefined) return;
    buildTo(shown.indexOf(next) + 1);
    setCurrent(next);
    const head = nodes.get(next).querySelector(".head");
    head.focus({ preventScroll: true });
    head.scrollIntoView({ block: "nearest" });
  }

  function nextFinding(step) {
    const found = shown.filter((index) => rows[index].findings !== undefined);
    if (found.length === 0) return;
    const after = step > 0 ? found.find((index) => index > current) : found.findLast((index) => index < current);
    go(after ?? (step > 0 ? found[0] : found.at(-1)));
  }

  list.addEventListener("click", (event) => {
    const node = event.target.closest(".row");
    const button = event.target.closest("button");
    if (!node || !button) return;
    const index = Number(node.dataset.row);
    if (button.classList.contains("pair")) go(rows[index].pair);
    else {
      setCurrent(index);
      toggle(index);
    }
  });

  document.addEventListener("keydown", (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const typing = /^(INPUT|SELECT)$/.test(event.target.tagName) && event.target.type !== "checkbox";
    if (event.key === "Escape" && event.target === search) {
      search.value = "";
      applyFilters();
    }
    if (typing) return;
    const inList = list.contains(event.target);
    const actions = {
      "/": () => search.focus(),
      n: () => nextFinding(1),
      N: () => nextFinding(-1),
      ...(inList
        ? {
            ArrowDown: () => move(1),
            ArrowUp: () => move(-1),
            Home: () => move(-shown.length),
            End: () => move(shown.length),
            p: () => rows[current]?.pair !== undefined && go(rows[current].pair),
          }
        : {}),
    };
    const action = Object.hasOwn(actions, event.key) ? actions[event.key] : undefined;
    if (!action) return;
    event.preventDefault();
    action();
  });

  let typed = 0;
  search.addEventListener("input", () => {
    clearTimeout(typed);
    typed = setTimeout(applyFilters, 120);
  });
  for (const control of [direction, method, onlyFindings.input, onlyErrors.input, withHttp.input]) {
    control.addEventListener("change", applyFilters);
  }

  const sections = [
    ["Findings", findingList()],
    ["Surface", surface()],
    ["Timeline", timelineSection],
  ].filter(([, section]) => section !== undefined);
  const links = sections.map(([name, section]) =>
    el("button", { type: "button", class: "link", onclick: () => section.scrollIntoView() }, name),
  );

  page.append(
    el(
      "header",
      {},
      el("nav", { "aria-label": "Parts of this page" }, links),
      el(
        "p",
        { class: "brand" },
        el("span", { class: "lamp", "aria-hidden": "true" }),
        view.product,
        " session report",
      ),
      el("h1", {}, withMarks(view.title)),
    ),
    verdict(),
    el("div", { class: "columns" }, factList(), limitList()),
    ...sections.map(([, section]) => section),
  );
  current = 0;
  applyFilters();
  const line = /^#L(\d+)$/.exec(location.hash);
  const linked = line ? rows.findIndex((row) => row.line === Number(line[1])) : -1;
  if (linked >= 0) go(linked);
})();
