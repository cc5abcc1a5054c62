import { CompiledQuery, type DatabaseConnection, type QueryResult } from "kysely";
import pg from "pg";
import { PreparedStatements } from "./prepared-statements.ts";

const BEGIN = CompiledQuery.raw("begin");
const COMMIT = CompiledQuery.raw("commit");
const ROLLBACK = CompiledQuery.raw("rollback");

const READ_ONLY = "25006";
const ABORTED = "25P02";

const queriesToHold = new WeakSet<CompiledQuery>();
const writesToHold = new WeakSet<CompiledQuery>();

/** The query is held back, because its answer is not needed, and travels with the next one of its connection. Without one it is dropped. */
export function sendWithNext<Row>(query: CompiledQuery<Row>): CompiledQuery<Row> {
  queriesToHold.add(query);
  return query;
}

/** The same for a write: without a next query it travels with the commit, which then fails as it does. */
export function sendByCommit<Row>(query: CompiledQuery<Row>): CompiledQuery<Row> {
  writesToHold.add(query);
  return sendWithNext(query);
}

/**
 * `begin` and queries of `sendWithNext` travel with the first query and cost no round trip. If one of them fails, that query does nothing:
 * an aborted transaction refuses it, and without a scope row-level security does.
 */
export class PipeliningConnection implements DatabaseConnection {
  readonly client: pg.PoolClient;
  readonly statements: PreparedStatements;
  /** False once a rollback failed or the server refused to write: the pool then closes the connection, which ends the transaction. */
  isUsable = true;
  #held: CompiledQuery[] = [];
  #failure: unknown;

  constructor(client: pg.PoolClient, maxStatements?: number) {
    this.client = client;
    this.statements = new PreparedStatements(client, maxStatements);
  }

  begin(): void {
    this.#failure = undefined;
    this.#held = [BEGIN];
  }

  async commit(): Promise<void> {
    const written = this.#held.slice(0, 1 + this.#held.findLastIndex((query) => writesToHold.has(query)));
    if (!this.#wasBegun() && written.length === 0) return;
    this.#held = written;
    const { command } = await this.#sendWithHeld(COMMIT);
    // PostgreSQL answers so when an earlier error had already ended the transaction.
    if (command === "ROLLBACK") throw new Error("the transaction was rolled back instead of committed");
  }

  async rollback(): Promise<void> {
    if (!this.#wasBegun()) return;
    try {
      await this.#send(ROLLBACK);
    } catch {
      this.isUsable = false;
    }
  }

  /** Drops what still waits for a query, because there will be none. */
  #wasBegun(): boolean {
    const wasBegun = !this.#held.includes(BEGIN);
    this.#held = [];
    return wasBegun;
  }

  async executeQuery<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    if (queriesToHold.has(query)) {
      this.#held.push(query);
      return { rows: [] };
    }
    const { command, rowCount, rows } = await this.#sendWithHeld(query);
    return { rows, ...(command !== "SELECT" && { numAffectedRows: BigInt(rowCount ?? 0) }) };
  }

  async #sendWithHeld(query: CompiledQuery) {
    if (this.#held.length === 0) return this.#send(query);
    const opening = this.#held.map((statement) => this.#send(statement));
    this.#held = [];
    const answer = this.#send(query);
    // Answers come in order, so the error that is thrown is the first one; later ones only follow from it.
    await Promise.all([...opening, answer]);
    return answer;
  }

  async #send(query: CompiledQuery): Promise<pg.QueryResult> {
    const name = this.statements.nameFor(query);
    this.#gather();
    try {
      return await this.client.query({ text: query.sql, values: [...query.parameters], ...(name && { name }) });
    } catch (error) {
      // The server has become a standby: the next connection finds the one that takes writes.
      if (error instanceof pg.DatabaseError && error.code === READ_ONLY) this.isUsable = false;
      // Queries that travelled with the one that failed are refused for it, and would hide what it was.
      if (error instanceof pg.DatabaseError && error.code === ABORTED && this.#failure) throw this.#failure;
      this.#failure = error;
      throw error;
    }
  }

  /** Queries that are asked in one turn leave in one write, which takes the system as long as one query's. */
  #gather(): void {
    const { stream } = this.client.connection;
    if (stream.writableCorked > 0) return;
    stream.cork();
    process.nextTick(() => stream.uncork());
  }

  streamQuery(): never {
    throw new Error("results are read whole here");
  }
}
