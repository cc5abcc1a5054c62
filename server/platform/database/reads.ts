import { sql } from "kysely";
import pg from "pg";
import type { Database } from "./connection/connection.ts";
import { isUnavailable } from "./connection/unavailable.ts";
import { type Actor, inScope, inScopeAt, PLATFORM, type Scope } from "./scope.ts";

/** PR001: the standby is behind (`require_replayed`). 40001: the primary cleaned rows that were being read. */
const NOT_NOW: ReadonlySet<string | undefined> = new Set(["PR001", "40001"]);
/** A standby refuses what a read writes. */
const WRITES = "25006";

/** Also when it knows neither the account nor the database: classes of invalid authorization and of invalid catalog names. */
const LETS_NOBODY_IN = /^(28|3D)/;

/** A standby that is away is left alone for so long. */
const REST_MS = 5_000;

export interface Read {
  readonly actor: Actor;
  /** The end of the primary's log when the tenant last wrote. Null: unknown. */
  readonly writtenUpTo: string | null;
  /** Names the call. One that wrote once is not tried on the standby again. */
  readonly call: string;
}

export interface Reads {
  inScope<T>(read: Read, work: (scope: Scope) => Promise<T>): Promise<T>;
  /** From now on reads of the tenant see what was written until now. Whoever is not signed in may have written for anybody. */
  noteWrite(actor: Actor | undefined): Promise<void>;
}

interface Servers {
  readonly db: Database;
  readonly standby: Database;
  /** For a person who watches or a test that counts. */
  readonly onRead?: (server: "primary" | "standby") => void;
}

/** Reads on a standby that is as far as the reader's last write, and on the primary whenever that is not sure. */
export function openReads({ db, standby, onRead = () => {} }: Servers): Reads {
  const writing = new Set<string>();
  let awayUntil = 0;

  async function onStandby<T>({ actor, writtenUpTo }: Read, work: (scope: Scope) => Promise<T>): Promise<T> {
    const later: ((scope: Scope) => Promise<void>)[] = [];
    const answer = await inScopeAt(standby, actor, { writtenUpTo, later }, work);
    // Whoever reads health data is on record before the answer leaves.
    if (later.length > 0)
      await inScope(db, actor, async (scope) => {
        for (const record of later) await record(scope);
      });
    return answer;
  }

  async function noteWrite(actor: Actor | undefined): Promise<void> {
    const tenant = actor?.trainerId ?? PLATFORM;
    try {
      await noteOn(db, tenant);
      if (actor?.role === "admin" && tenant !== PLATFORM) await noteOn(db, PLATFORM);
    } catch {
      // The write holds. Reads of this server at least go to where it is.
      awayUntil = performance.now() + REST_MS;
    }
  }

  async function onPrimary<T>({ actor, call }: Read, work: (scope: Scope) => Promise<T>): Promise<T> {
    onRead("primary");
    const answer = await inScope(db, actor, work);
    if (writing.has(call)) await noteWrite(actor);
    return answer;
  }

  return {
    async inScope(read, work) {
      if (read.writtenUpTo === null) await noteOn(db, PLATFORM);
      else if (!writing.has(read.call) && performance.now() > awayUntil) {
        try {
          const answer = await onStandby(read, work);
          onRead("standby");
          return answer;
        } catch (error) {
          const code = error instanceof pg.DatabaseError ? error.code : undefined;
          if (code === WRITES) writing.add(read.call);
          else if (isUnavailable(error) || LETS_NOBODY_IN.test(code ?? "")) awayUntil = performance.now() + REST_MS;
          else if (!NOT_NOW.has(code)) throw error;
        }
      }
      return onPrimary(read, work);
    },
    noteWrite,
  };
}

async function noteOn(db: Database, tenant: number): Promise<void> {
  await sql`select note_write(${tenant}::bigint)`.execute(db);
}
