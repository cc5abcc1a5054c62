import type { Database } from "../../platform/database/connection/connection.ts";

export interface HeldDatabase {
  readonly db: Database;
  readonly reached: Promise<void>;
  release(): void;
}

/** The transactions after the first `free` ones wait, so that a test can act in the middle of a request. */
export function holdAfter(free: number, db: Database): HeldDatabase {
  const reached = Promise.withResolvers<void>();
  const released = Promise.withResolvers<void>();
  let begun = 0;
  const held = new Proxy(db, {
    get(target, name) {
      if (name === "transaction") {
        return () => ({
          async execute(work: Parameters<ReturnType<Database["transaction"]>["execute"]>[0]) {
            begun += 1;
            if (begun > free) {
              reached.resolve();
              await released.promise;
            }
            return target.transaction().execute(work);
          },
        });
      }
      const value = Reflect.get(target, name);
      return typeof value === "function" ? value.bind(target) : value;
    },
  });
  return { db: held, reached: reached.promise, release: released.resolve };
}
