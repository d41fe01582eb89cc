import { describe, expect, it } from "vitest";
import { Backlog } from "../../src/record/backlog.ts";

const turn = (milliseconds: number): Promise<void> => new Promise((resume) => setTimeout(resume, milliseconds));

describe("Backlog", () => {
  it("does the work later, in order", async () => {
    const done: number[] = [];
    const backlog = new Backlog(1000);
    for (const n of [1, 2, 3]) backlog.add(1, () => done.push(n) > 0);
    expect(done).toEqual([]);
    await turn(30);
    expect(done).toEqual([1, 2, 3]);
    backlog.add(1, () => done.push(4) > 0);
    await turn(30);
    expect(done).toEqual([1, 2, 3, 4]);
  });

  it("lets others have their turn in between", async () => {
    const order: string[] = [];
    const backlog = new Backlog(1000);
    const busy = (name: string) => (): boolean => {
      const until = performance.now() + 2;
      while (performance.now() < until);
      return order.push(name) > 0;
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

  it("has whoever adds too much help, oldest work first, for a moment only", () => {
    const done: number[] = [];
    const backlog = new Backlog(10);
    for (const n of [1, 2, 3]) backlog.add(5, () => done.push(n) > 0);
    expect(done).toEqual([1]);
    backlog.add(100, () => done.push(4) > 0);
    expect(done).toEqual([1, 2, 3, 4]);
    const steps: number[] = [];
    const endless = (): boolean => steps.push(1) > 1000;
    backlog.add(39, endless);
    expect(steps).toHaveLength(32);
    expect(backlog.full).toBe(false);
    backlog.add(1, endless);
    expect(backlog.full).toBe(true);
  });

  it("does everything when told to, also what is added meanwhile", () => {
    const done: number[] = [];
    const backlog = new Backlog(10_000);
    for (let n = 0; n < 5000; n++) backlog.add(1, () => done.push(n) > 0);
    backlog.add(0, () => {
      backlog.add(0, () => done.push(-1) > 0);
      return true;
    });
    backlog.drain();
    expect(done).toEqual([...Array(5000).keys(), -1]);
  });
});
