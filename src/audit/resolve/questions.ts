/**
 * Answers to questions that ask each other, in circles at times. An answer that holds wherever the question started is kept
 * for good; one that a circle or a budget cut short is kept for the question at hand only, so that no graph of names, however
 * it is woven, is walked more than a few times for one question.
 */

/** Steps that one question may take; what takes longer has no answer. */
const MAX_STEPS = 10_000;
/** Questions that are open at a time: what the stack bears. */
const MAX_DEPTH = 120;
/** What a circle cut short is asked again this often within one question: it may be seen whole from another place. */
const MAX_TRIES = 4;

export class Question {
  #depth = 0;
  #steps = 0;
  #total = 0;
  #isCut = false;
  readonly #touched: Answer[] = [];

  /** Starts anew unless a question is open. */
  begin(): void {
    if (this.#depth > 0) return;
    this.#steps = 0;
    this.#isCut = false;
    for (const answer of this.#touched) {
      if (answer.isSettled) continue;
      answer.tries = 0;
      answer.value = undefined;
    }
    this.#touched.length = 0;
  }

  /** Counts one step; false when the question has used up its own. */
  step(): boolean {
    this.#total++;
    if (++this.#steps <= MAX_STEPS) return true;
    this.#isCut = true;
    return false;
  }

  /** Steps of all questions so far. */
  get total(): number {
    return this.#total;
  }

  /** What is being answered depends on something that is still open. */
  cut(): void {
    this.#isCut = true;
  }

  /** What holds for the question at hand only is forgotten when the next one begins. */
  touch(answer: Answer): void {
    this.#touched.push(answer);
  }

  /**
   * Runs one part of a question.
   * @returns its answer, and whether that holds for other questions too; undefined when the budget does not allow it
   */
  run<V>(ask: () => V | undefined): { readonly value: V | undefined; readonly isSettled: boolean } | undefined {
    if (this.#depth > MAX_DEPTH) {
      this.#isCut = true;
      return undefined;
    }
    if (!this.step()) return undefined;
    const cutBefore = this.#isCut;
    this.#isCut = false;
    this.#depth++;
    try {
      const value = ask();
      // The question itself may keep its answer: nothing else is open that it could depend on.
      return { value, isSettled: !this.#isCut || this.#depth === 1 };
    } finally {
      this.#depth--;
      this.#isCut = this.#isCut || cutBefore;
    }
  }
}

interface Answer<V = unknown> {
  /** Holds for every question. */
  isSettled: boolean;
  isOpen: boolean;
  /** Within the question at hand. */
  tries: number;
  value: V | undefined;
}

/** Answers by what they are about. */
export class Answers<K, V> {
  readonly #question: Question;
  readonly #byKey = new Map<K, Answer<V>>();

  constructor(question: Question) {
    this.#question = question;
  }

  isOpen(key: K): boolean {
    return this.#byKey.get(key)?.isOpen === true;
  }

  of(key: K, ask: () => V | undefined): V | undefined {
    let answer = this.#byKey.get(key);
    if (answer?.isSettled) return answer.value;
    if (answer && (answer.isOpen || answer.tries >= MAX_TRIES)) {
      this.#question.cut();
      return answer.isOpen ? undefined : answer.value;
    }
    if (!answer) {
      answer = { isSettled: false, isOpen: false, tries: 0, value: undefined };
      this.#byKey.set(key, answer);
    }
    answer.isOpen = true;
    answer.tries++;
    try {
      const run = this.#question.run(ask);
      answer.value = run?.value;
      answer.isSettled = run?.isSettled === true;
    } finally {
      answer.isOpen = false;
      if (!answer.isSettled && answer.tries === 1) this.#question.touch(answer as Answer);
    }
    return answer.value;
  }
}

/** Answers about a name of something. */
export class NameAnswers<K, V> {
  readonly #question: Question;
  readonly #byOwner = new Map<K, Answers<string, V>>();

  constructor(question: Question) {
    this.#question = question;
  }

  of(owner: K, name: string, ask: () => V | undefined): V | undefined {
    let answers = this.#byOwner.get(owner);
    if (!answers) {
      answers = new Answers(this.#question);
      this.#byOwner.set(owner, answers);
    }
    return answers.of(name, ask);
  }
}
