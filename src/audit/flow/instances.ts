/** Instances of the project's classes: how they are made, what their members are, wherever a class sets them. */
import type { ClassNode, Span } from "../ir/types.ts";
import { checkedFields, isEnumClass } from "../server/annotation-shapes.ts";
import type { ArgumentShape, FunctionRef, SourceFile } from "../types.ts";
import { readProp } from "./assignment.ts";
import { type Arguments, type Engine, type Frame, NO_ARGUMENTS, SMALL_FUNCTION } from "./engine.ts";
import { evaluate } from "./expressions.ts";
import { NO_FACTS } from "./facts.ts";
import { EVERYTHING } from "./kinds.ts";
import { joinValues, newState, type State } from "./state.ts";
import { parsedValue, shapeBits } from "./validation.ts";
import type { Callable, Value } from "./values.ts";

/** Classes that one inherits from, mixins included. */
const MAX_CHAIN = 64;

/** Implementations of one method that are followed where it is not known which one is called. */
const MAX_FAMILY = 6;

interface NamedMethod {
  readonly file: SourceFile;
  readonly cls: ClassNode;
  readonly ref: FunctionRef;
}

export class Instances {
  readonly engine: Engine;
  readonly #instances = new Map<ClassNode, Value | undefined>();
  /** By package and language, then by name; no more than one too many. */
  readonly #methods = new Map<string, Map<string, NamedMethod[]>>();
  readonly #chains = new Map<ClassNode, readonly { readonly file: SourceFile; readonly cls: ClassNode }[]>();
  readonly #fields = new Map<string, Value | undefined>();
  readonly #checked = new Map<ClassNode, ReadonlyMap<string, ArgumentShape> | undefined>();

  constructor(engine: Engine) {
    this.engine = engine;
  }

  classValue(file: SourceFile, cls: ClassNode): Value {
    return { term: this.engine.terms.opaque(`class:${file.path}:${cls.start}`), fns: [{ kind: "class", file, cls }] };
  }

  /** An instance of which one knows only the class. */
  instanceOf(file: SourceFile, cls: ClassNode): Value {
    const bare: Value = {
      term: this.engine.terms.opaque(`setting:instance:${file.path}:${cls.start}`),
      cls: { file, cls },
    };
    if (this.#instances.has(cls)) return this.#instances.get(cls) ?? bare;
    this.#instances.set(cls, undefined);
    const frame = this.engine.frame(file, undefined, new Map(), true, SMALL_FUNCTION);
    let made = bare;
    this.engine.isolated(() => {
      made = this.construct(frame, newState(), file, cls, { ...NO_ARGUMENTS, isOpen: true }, cls);
    });
    const instance = this.engine.unproven.kept({ ...made, term: bare.term });
    this.#instances.set(cls, instance);
    return instance;
  }

  construct(frame: Frame, state: State, file: SourceFile, cls: ClassNode, args: Arguments, span: Span): Value {
    const [word] = args.positional;
    if (word && file.language === "python" && isEnumClass(this.engine.project, file, cls)) {
      // Raises unless the value is one of its members'.
      return { term: this.engine.terms.guarded(word.term, EVERYTHING), cls: { file, cls } };
    }
    let self: Value = {
      term: this.engine.terms.opaque(`${frame.isSetup ? "setting:" : ""}new:${this.engine.place(frame, span)}`),
      cls: { file, cls },
    };
    const chain = this.#classChain(file, cls);
    let isBuilt = false;
    for (const one of chain.toReversed()) {
      const inner = this.engine.frame(one.file, undefined, new Map(), frame.isSetup, SMALL_FUNCTION);
      const local = newState();
      local.self = self;
      for (const member of one.cls.members) {
        if (member.kind !== "Field" || member.isStatic || !member.value) continue;
        const value = evaluate(this.engine, inner, local, member.value);
        const current: Value = local.self ?? self;
        local.self = { ...current, props: new Map(current.props).set(member.name, value) };
      }
      self = local.self ?? self;
    }
    for (const one of chain) {
      const method = one.cls.members.find(
        (member) => member.kind === "Method" && (member.name === "constructor" || member.name === "__init__"),
      );
      if (method?.kind !== "Method") continue;
      const ref = this.engine.project.bound(one.file).refOf.get(method.fn);
      if (!ref) continue;
      const { self: after } = this.engine.invoke(
        frame,
        state,
        { kind: "function", ref, captured: new Map(), self },
        args,
        span,
      );
      if (after) self = { ...after, term: self.term, cls: { file, cls } };
      isBuilt = true;
      break;
    }
    if (isBuilt || (args.named.size === 0 && !args.namedRest && args.positional.length === 0)) return self;
    return this.#record(self, file, cls, args, frame, span);
  }

  /** A class without a constructor of its own, called with values: a dataclass, a model. */
  #record(self: Value, file: SourceFile, cls: ClassNode, args: Arguments, frame: Frame, span: Span): Value {
    const props = new Map(self.props);
    const fields = cls.members.filter((member) => member.kind === "Field").map((member) => member.name);
    args.positional.forEach((value, index) => {
      const name = fields[index];
      if (name !== undefined) props.set(name, value);
    });
    for (const [name, value] of args.named) props.set(name, value);
    const spread = args.namedRest;
    const checked = this.#checkedFields(file, cls);
    const check = () => {
      for (const [name, shape] of checked ?? []) {
        const given =
          props.get(name) ?? (spread?.term.tainted ? readProp(this.engine, frame, spread, name, span) : undefined);
        if (given) props.set(name, parsedValue(this.engine, frame, given, shape, span));
      }
    };
    if (!spread) {
      check();
      return { ...self, props };
    }
    for (const [name, value] of this.engine.unproven.overlaid(props, spread, this.engine.place(frame, span)))
      props.set(name, value);
    for (const [name, value] of spread.props ?? []) props.set(name, value);
    check();
    const term = spread.term.tainted
      ? this.engine.terms.op("same", [spread.term], "record", { file: frame.file, span })
      : self.term;
    return { ...self, term, props };
  }

  /** A class and all that it inherits from in the project, itself first, each base with its own before the next. */
  #classChain(file: SourceFile, cls: ClassNode): readonly { readonly file: SourceFile; readonly cls: ClassNode }[] {
    const known = this.#chains.get(cls);
    if (known) return known;
    const chain: { readonly file: SourceFile; readonly cls: ClassNode }[] = [];
    const visit = (one: { readonly file: SourceFile; readonly cls: ClassNode }): void => {
      if (chain.some((other) => other.cls === one.cls)) return;
      if (chain.length >= MAX_CHAIN) {
        this.engine.cut();
        return;
      }
      chain.push(one);
      for (const base of one.cls.bases) {
        const found = this.engine.project.classOf(one.file, base);
        if (found) visit(found);
      }
    };
    visit({ file, cls });
    this.#chains.set(cls, chain);
    return chain;
  }

  /**
   * The one method of this name that the package has, when it takes that many arguments; or those of a few classes that
   * all descend from one of the project, as the implementations of an interface do.
   */
  methodsNamed(file: SourceFile, name: string, count: number): readonly NamedMethod[] {
    const key = `${file.language === "python"}:${file.package.path}`;
    let methods = this.#methods.get(key);
    if (!methods) {
      methods = new Map();
      this.#methods.set(key, methods);
      for (const other of this.engine.project.files.values()) {
        if (other.package.path !== file.package.path || (other.language === "python") !== (file.language === "python"))
          continue;
        for (const ref of this.engine.project.functionsIn(other)) {
          if (!ref.cls || other.role === "test") continue;
          const own = ref.cls.members.find((member) => member.kind === "Method" && member.fn === ref.fn);
          if (own?.kind !== "Method" || own.isStatic) continue;
          const list = methods.get(own.name);
          if (!list) methods.set(own.name, [{ file: other, cls: ref.cls, ref }]);
          else if (list.length <= MAX_FAMILY) list.push({ file: other, cls: ref.cls, ref });
        }
      }
    }
    const found = methods.get(name) ?? [];
    if (found.length > MAX_FAMILY || (found.length > 1 && !this.#isFamily(found))) return [];
    return found.filter(({ ref }) => {
      const params = ref.fn.params.length - (file.language === "python" ? 1 : 0);
      return count <= params || ref.fn.params.some((one) => one.rest !== undefined);
    });
  }

  /** All classes have one among their ancestors, or are it. */
  #isFamily(methods: readonly NamedMethod[]): boolean {
    const [first, ...others] = methods.map(
      ({ file, cls }) => new Set([...this.#classChain(file, cls)].map((one) => one.cls)),
    );
    return first !== undefined && [...first].some((cls) => others.every((chain) => chain.has(cls)));
  }

  /** What a field is no longer dangerous for when its class checks what it is made of. */
  checkedBits(file: SourceFile, cls: ClassNode, name: string): number {
    const shape = this.#checkedFields(file, cls)?.get(name);
    return shape ? shapeBits(shape) : 0;
  }

  #checkedFields(file: SourceFile, cls: ClassNode): ReadonlyMap<string, ArgumentShape> | undefined {
    if (!this.#checked.has(cls)) this.#checked.set(cls, checkedFields(this.engine.project, file, cls));
    return this.#checked.get(cls);
  }

  /** A method or field of an instance of the project's own class; `self` is the instance. */
  member(self: Value, file: SourceFile, cls: ClassNode, name: string, isStatic: boolean): Value | undefined {
    for (const one of this.#classChain(file, cls)) {
      const bound = this.engine.project.bound(one.file);
      for (const member of one.cls.members) {
        if (member.kind !== "Method" || member.name !== name) continue;
        const ref = bound.refOf.get(member.fn);
        if (!ref) continue;
        const isProperty =
          member.accessor === "get" ||
          member.fn.decorators.some((d) =>
            (d.kind === "Identifier" ? d.name : d.kind === "Member" ? d.property : "").endsWith("property"),
          );
        const receiver = bound.receiverOfFunction.get(member.fn);
        const takes =
          receiver?.cls && !(receiver.isStatic && !isStatic && one.file.language !== "python") ? self : undefined;
        const fn: Callable = { kind: "function", ref, captured: new Map(), ...(takes ? { self: takes } : {}) };
        if (!isProperty)
          return { term: this.engine.terms.opaque(`method:${one.file.path}:${member.fn.start}`), fns: [fn] };
        const frame = this.engine.frame(one.file, undefined, new Map(), false, SMALL_FUNCTION);
        return this.engine.invoke(frame, newState(), fn, NO_ARGUMENTS, member.fn).value;
      }
      const field = this.#field(one.file, one.cls, name);
      if (field) return field;
    }
    return undefined;
  }

  /** A field as its class sets it, wherever that is. */
  #field(file: SourceFile, cls: ClassNode, name: string): Value | undefined {
    const key = `${this.engine.keys.number(cls)}.${name}`;
    if (this.#fields.has(key)) return this.#fields.get(key);
    this.#fields.set(key, undefined);
    const info = this.engine.project.bound(file).fields.get(cls)?.get(name);
    const scoped = this.engine.project.bound(file).classScope.get(cls)?.bindings.get(name);
    let found: Value | undefined;
    const frame = this.engine.frame(file, undefined, new Map(), true, SMALL_FUNCTION);
    this.engine.isolated(() => {
      for (const write of info?.writes ?? []) {
        if (write.path.length > 0) continue;
        const value = evaluate(this.engine, frame, newState(), write.value);
        found = found ? joinValues(this.engine.terms, found, NO_FACTS, value, NO_FACTS, `field:${key}`) : value;
      }
      for (const write of scoped?.writes ?? []) {
        if (write.kind === "value" && write.path.length === 0)
          found ??= evaluate(this.engine, frame, newState(), write.value);
      }
    });
    if (found && this.engine.unproven.isChanged(name)) found = this.engine.unproven.constant(found, `field:${key}`);
    if (!found && info) found = { term: this.engine.terms.opaque(`setting:field:${file.path}:${cls.start}:${name}`) };
    if (found && info?.annotation) found = this.engine.typed(file, found, info.annotation);
    if (found && info?.opaque) {
      const other: Value = { term: this.engine.terms.opaque(`setting:field:${file.path}:${cls.start}:${name}`) };
      found = joinValues(this.engine.terms, found, NO_FACTS, other, NO_FACTS, `field:${key}`);
    }
    this.#fields.set(key, found);
    return found;
  }
}
