import type { CompiledQuery } from "kysely";
import type pg from "pg";

declare module "pg" {
  interface Connection {
    /** A deallocated statement must be forgotten here too. */
    readonly parsedStatements: { [name: string]: string };
  }
}

/** Changes are not prepared: once PostgreSQL keeps one plan for all values, `on conflict … where` misses its partial index. */
const PREPARED_KINDS: ReadonlySet<string> = new Set(["SelectQueryNode", "RawNode"]);

/** A prepared statement stays in its connection's memory. This many hold every query of the product. */
const MAX_STATEMENTS = 200;

/** Under row-level security planning takes longer than running: a list takes 0.35 ms instead of 1.3 (`npm run bench -- a`). */
export class PreparedStatements {
  readonly #client: pg.PoolClient;
  readonly #limit: number;
  readonly #names = new Map<string, string>();
  #count = 0;

  constructor(client: pg.PoolClient, limit = MAX_STATEMENTS) {
    this.#client = client;
    this.#limit = limit;
  }

  nameFor({ sql: text, parameters, query }: CompiledQuery): string | undefined {
    if (parameters.length === 0 || !PREPARED_KINDS.has(query.kind)) return undefined;
    const name = this.#names.get(text) ?? `prumo_${this.#count++}`;
    this.#names.delete(text);
    this.#names.set(text, name);
    return name;
  }

  get isOverLimit(): boolean {
    return this.#names.size > this.#limit;
  }

  /** Call it between two transactions: it may fail. */
  async deallocateOldest(): Promise<void> {
    const { parsedStatements } = this.#client.connection;
    for (const [text, name] of this.#names) {
      if (!this.isOverLimit) return;
      this.#names.delete(text);
      if (!(name in parsedStatements)) continue;
      delete parsedStatements[name];
      await this.#client.query(`deallocate ${name}`);
    }
  }
}
