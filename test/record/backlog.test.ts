import { describe, expect, it } from "vitest";
import { Backlog } from "../../src/record/backlog.ts";

const turn = (milliseconds: number): Promise<void> => new Promise((resume) => setTimeout(resume, milliseconds));

describe("Backlog", () => {
  it("does the work later, in order", async () => {
    const done: number[] = [];
    const backlog = new Backlog(1000);
    for (const n of [1, 2, 3]) backlog.add(1, () => done.push(n));
    expect(done).toEqual([]);
    await turn(30);
    expect(done).toEqual([1, 2, 3]);
    backlog.add(1, () => done.push(4));
    await turn(30);
    expect(done).toEqual([1, 2, 3, 4]);
  });

  it("lets others have their turn in between", async () => {
    const order: string[] = [];
    const backlog = new Backlog(1000);
    const busy = (name: string) => (): void => {
      const until = performance.now() + 2;
      while (performance.now() < until);
      order.push(name);
    };
    for (const name of ["a", "b", "c", "d"]) backlog.add(1, busy(name));
    let running = true;
    const other = (): void => {
      order.push("other");
      if (running) setImmediate(other);
    };
    setImmediate(other);
    await turn(60);
    running = false;
    const between = order.slice(order.indexOf("a"), order.indexOf("d"));
    expect(between.filter((name) => name !== "other")).toEqual(["a", "b", "c"]);
    expect(between.filter((name) => name === "other").length).toBeGreaterThanOrEqual(3);
  });

  it("does the oldest work at once when too much waits", () => {
    const done: number[] = [];
    const backlog = new Backlog(10);
    for (const n of [1, 2, 3]) backlog.add(5, () => done.push(n));
    expect(done).toEqual([1]);
    backlog.add(100, () => done.push(4));
    expect(done).toEqual([1, 2, 3, 4]);
  });

  it("does everything when told to, also what is added meanwhile", () => {
    const done: number[] = [];
    const backlog = new Backlog(10_000);
    for (let n = 0; n < 5000; n++) backlog.add(1, () => done.push(n));
    backlog.add(0, () => backlog.add(0, () => done.push(-1)));
    backlog.drain();
    expect(done).toEqual([...Array(5000).keys(), -1]);
  });
});
