import { setTimeout as pause } from "node:timers/promises";
import pg from "pg";

/** `primary`: takes writes. `standby`: repeats what a primary wrote. */
export type ServerKind = "primary" | "standby";

const PROBE_LIMIT_MS = 2_000;
/** Between two looks while no server is of the kind. */
const RETRY_MS = 250;

/** Another account, password or database is asked for elsewhere in vain, too. */
const FINAL = /^(28|3D)/;

const IS_READ_ONLY = "select pg_is_in_recovery() or current_setting('transaction_read_only')::boolean as is_read_only";

/** Finds which of several servers is of the kind now. */
export class ServerSearch {
  readonly #addresses: readonly string[];
  readonly #kind: ServerKind;
  readonly #limitMs: number;
  #search: Promise<string> | undefined;

  constructor(addresses: readonly string[], kind: ServerKind, limitMs: number) {
    this.#addresses = addresses;
    this.#kind = kind;
    this.#limitMs = limitMs;
  }

  /** Many connections that are opened at once ask once. Throws the first server's error when the time is over. */
  find(): Promise<string> {
    this.#search ??= this.#findInTime().finally(() => {
      this.#search = undefined;
    });
    return this.#search;
  }

  /** Also says so when the server has become one of the other kind. */
  async isThere(address: string): Promise<boolean> {
    return this.#probe(address).then(
      () => true,
      () => false,
    );
  }

  async #findInTime(): Promise<string> {
    const deadline = performance.now() + this.#limitMs;
    for (;;) {
      try {
        return await Promise.any(this.#addresses.map((address) => this.#probe(address)));
      } catch (error) {
        const [first, ...others] = error instanceof AggregateError ? error.errors : [error];
        const isFinal = [first, ...others].some((one) => one instanceof pg.DatabaseError && FINAL.test(one.code ?? ""));
        if (isFinal || performance.now() + RETRY_MS > deadline) throw first;
      }
      await pause(RETRY_MS);
    }
  }

  async #probe(address: string): Promise<string> {
    const client = new pg.Client({
      connectionString: address,
      connectionTimeoutMillis: PROBE_LIMIT_MS,
      query_timeout: PROBE_LIMIT_MS,
    });
    client.on("error", () => {});
    try {
      await client.connect();
      const { rows } = await client.query<{ is_read_only: boolean }>(IS_READ_ONLY);
      const isStandby = rows[0]?.is_read_only !== false;
      if (isStandby !== (this.#kind === "standby")) throw new OtherKind(this.#kind);
      return address;
    } finally {
      // A server that says nothing would keep a polite end waiting.
      client.connection.stream.destroy();
    }
  }
}

/** Its code is the one with which a standby refuses to write. */
class OtherKind extends Error {
  readonly code = "25006";

  constructor(kind: ServerKind) {
    super(`the server is not a ${kind}`);
  }
}
