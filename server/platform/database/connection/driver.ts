import { type Driver, PostgresDialect, PostgresQueryCompiler, type TransactionSettings } from "kysely";
import type pg from "pg";
import { PipeliningConnection } from "./pipelining-connection.ts";

/** The pool's clients must be in pg's `pipeline` mode. */
export class PipeliningDialect extends PostgresDialect {
  readonly #pool: pg.Pool;
  readonly #maxStatements: number | undefined;

  constructor(pool: pg.Pool, maxStatements?: number) {
    super({ pool });
    this.#pool = pool;
    this.#maxStatements = maxStatements;
  }

  override createDriver(): Driver {
    return new PipeliningDriver(this.#pool, this.#maxStatements);
  }

  override createQueryCompiler(): PostgresQueryCompiler {
    return new LiteralBooleans();
  }
}

/** PostgreSQL's general plan of a prepared statement enters no partial index whose condition (`where is_open`) is a parameter. */
class LiteralBooleans extends PostgresQueryCompiler {
  protected override appendValue(value: unknown): void {
    if (typeof value === "boolean") this.appendImmediateValue(value);
    else super.appendValue(value);
  }
}

class PipeliningDriver implements Driver {
  readonly #pool: pg.Pool;
  readonly #maxStatements: number | undefined;
  readonly #connections = new WeakMap<pg.PoolClient, PipeliningConnection>();

  constructor(pool: pg.Pool, maxStatements: number | undefined) {
    this.#pool = pool;
    this.#maxStatements = maxStatements;
  }

  async init(): Promise<void> {}

  async acquireConnection(): Promise<PipeliningConnection> {
    const connection = this.#connectionOf(await this.#pool.connect());
    if (!connection.statements.isOverLimit) return connection;
    try {
      await connection.statements.deallocateOldest();
      return connection;
    } catch {
      // PgBouncer cannot deallocate one statement, and a connection may have ended: a fresh one has none to deallocate.
      connection.client.release(true);
      return this.#connectionOf(await this.#pool.connect());
    }
  }

  #connectionOf(client: pg.PoolClient): PipeliningConnection {
    const connection = this.#connections.get(client) ?? new PipeliningConnection(client, this.#maxStatements);
    this.#connections.set(client, connection);
    return connection;
  }

  async beginTransaction(connection: PipeliningConnection, settings: TransactionSettings): Promise<void> {
    if (Object.values(settings).some(Boolean)) throw new Error("transactions have PostgreSQL's default settings here");
    connection.begin();
  }

  commitTransaction = (connection: PipeliningConnection): Promise<void> => connection.commit();
  rollbackTransaction = (connection: PipeliningConnection): Promise<void> => connection.rollback();

  async releaseConnection(connection: PipeliningConnection): Promise<void> {
    connection.client.release(!connection.isUsable);
  }

  destroy = (): Promise<void> => this.#pool.end();
}
