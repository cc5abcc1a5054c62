import { AsyncLocalStorage } from "node:async_hooks";
import { setTimeout as pause } from "node:timers/promises";
import { DummyDriver, PostgresDialect, Transaction } from "kysely";
import pg from "pg";
import type { Tables } from "../../tables/tables.ts";
import type { Database } from "./connection/connection.ts";

const MAX_RUNS = 4;

/** The pause is random, so that two transactions do not meet again at once. */
const MAX_PAUSE_MS = 50;

/** 40P01: deadlock; 40001: serialization failure. PostgreSQL has rolled the transaction back, and a second run succeeds. */
const CONFLICTS: ReadonlySet<string | undefined> = new Set(["40P01", "40001"]);

const underWay = new AsyncLocalStorage<true>();

/** A conflict runs `work` again, so it changes nothing but the database: files, mail and charges come before or after. */
export async function runTransaction<T>(db: Database, work: (tx: Transaction<Tables>) => Promise<T>): Promise<T> {
  for (let run = 1; ; run++) {
    try {
      return await db.transaction().execute((tx) => underWay.run(true, () => withoutTurns(tx, work)));
    } catch (error) {
      if (run === MAX_RUNS || !isConflict(error)) throw error;
      await pause(Math.random() * MAX_PAUSE_MS);
    }
  }
}

/**
 * Kysely lets a query of a transaction wait for the answer to the one before. The connection sends them one after the other at once, and
 * PostgreSQL answers in that order: queries of one `Promise.all` cost one round trip.
 */
function withoutTurns<T>(tx: Transaction<Tables>, work: (tx: Transaction<Tables>) => Promise<T>): Promise<T> {
  const waiting = tx.getExecutor();
  return waiting.provideConnection((connection) => {
    const executor = waiting.withConnectionProvider({ provideConnection: (consumer) => consumer(connection) });
    return work(new Transaction<Tables>({ ...NEVER_ASKED, executor }));
  });
}

/** The type asks for them; queries come from the executor alone. */
const dialect = new PostgresDialect({ pool: () => Promise.reject(new Error("a transaction has its connection")) });
const NEVER_ASKED = { config: { dialect }, dialect, driver: new DummyDriver() };

/**
 * Runs `work`, which may give a transaction up: what it passes to `rollBackWith` inside of it is answered when the
 * transaction is rolled back.
 */
export async function withRollBack<T>(work: (rollBackWith: (outcome: T) => never) => Promise<T>): Promise<T> {
  const rolledBack = new Error("the transaction was given up with an outcome");
  let answer: { readonly outcome: T } | undefined;
  try {
    return await work((outcome) => {
      answer = { outcome };
      throw rolledBack;
    });
  } catch (error) {
    if (error === rolledBack && answer) return answer.outcome;
    throw error;
  }
}

const isConflict = (error: unknown): boolean => error instanceof pg.DatabaseError && CONFLICTS.has(error.code);

/** Throws inside a transaction: slow work would hold one of the few connections, and locks that others wait for. */
export function refuseInTransaction(work: string): void {
  if (underWay.getStore()) throw new Error(`${work} takes long and runs outside of transactions`);
}
