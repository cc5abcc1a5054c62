import type { Database } from "../platform/database/connection.ts";

export interface HeldDatabase {
  readonly db: Database;
  /** Resolves once a transaction waits. */
  readonly reached: Promise<void>;
  /** Lets the waiting transaction, and all later ones, begin. */
  release(): void;
}

/** A database whose transactions wait after the first `free` ones, so that a test can act in the middle of a request. */
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
