import { describe, expect, it } from "vitest";
import { Refusal } from "../refusal.ts";
import { ImageQueue } from "./image-queue.ts";

const until = () => Promise.withResolvers<void>();
const statusOf = (work: Promise<unknown>) =>
  work.then(
    () => 200,
    (error: unknown) => (error instanceof Refusal ? error.status : 500),
  );

describe("the queue of images", () => {
  it("prepares one at a time, in the order in which they came", async () => {
    const queue = new ImageQueue();
    const done: string[] = [];
    let underWay = 0;
    const work = (name: string) => async () => {
      expect(++underWay).toBe(1);
      await Promise.resolve();
      done.push(name);
      underWay--;
    };
    await Promise.all(["A", "B", "C"].map((name, account) => queue.run(account, work(name))));
    expect(done).toEqual(["A", "B", "C"]);
  });

  it("goes on after one that fails", async () => {
    const queue = new ImageQueue();
    const failed = queue.run(1, () => Promise.reject(new Error("half a JPEG")));
    const next = queue.run(1, () => Promise.resolve("ok"));
    await expect(failed).rejects.toThrow("half a JPEG");
    expect(await next).toBe("ok");
  });

  it("refuses the fourth of one account, with a sentence and a time, and takes those of others", async () => {
    const queue = new ImageQueue();
    const { promise, resolve } = until();
    const own = [1, 2, 3].map(() => queue.run(7, () => promise));
    await expect(queue.run(7, () => promise)).rejects.toMatchObject({ status: 429, retryAfterSeconds: 5 });
    const other = queue.run(8, () => promise);
    resolve();
    await Promise.all([...own, other]);
    expect(await statusOf(queue.run(7, () => promise))).toBe(200);
  });

  it("is full for everybody at some point", async () => {
    const queue = new ImageQueue();
    const { promise, resolve } = until();
    const all = Array.from({ length: 30 }, (_, account) => statusOf(queue.run(account, () => promise)));
    resolve();
    const statuses = await Promise.all(all);
    expect(statuses.filter((status) => status === 200)).toHaveLength(24);
    expect(statuses.filter((status) => status === 503)).toHaveLength(6);
  });
});
