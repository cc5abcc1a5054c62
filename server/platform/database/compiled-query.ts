import { type Compilable, type CompiledQuery, type RawBuilder, sql, type Transaction } from "kysely";
import type { Tables } from "../../tables/tables.ts";
import type { SignInScope } from "./scope.ts";

export type ValueOf<Values> = <Name extends keyof Values>(name: Name) => RawBuilder<Values[Name]>;

class Placeholder {
  readonly name: PropertyKey;

  constructor(name: PropertyKey) {
    this.name = name;
  }
}

/** Building and compiling take as long as the rest of a list's page, so busy calls do both once for each shape. */
export function compileOnce<Values extends object, S extends object, Row>(
  build: (tx: Transaction<Tables>, value: ValueOf<Values>, shape: S) => Compilable<Row>,
  travelling: (query: CompiledQuery<Row>) => CompiledQuery<Row> = (query) => query,
): (scope: SignInScope, values: Values, shape: S) => Promise<Row[]> {
  const compiled = new Map<string, CompiledQuery<Row>>();
  const value: ValueOf<Values> = (name) => sql`${new Placeholder(name)}`;
  return async ({ tx }, values, shape) => {
    // In a tenant's scope the text names the tenant.
    const key = `${tx.getExecutor().plugins.length} ${JSON.stringify(shape)}`;
    const query = compiled.get(key) ?? build(tx, value, shape).compile();
    compiled.set(key, query);
    const named = new Map<PropertyKey, unknown>(Object.entries(values));
    const parameters = query.parameters.map((one) => (one instanceof Placeholder ? named.get(one.name) : one));
    const { rows } = await tx.executeQuery<Row>(travelling({ ...query, parameters }));
    return rows;
  };
}
