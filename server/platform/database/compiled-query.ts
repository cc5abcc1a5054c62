import { type Compilable, type CompiledQuery, type RawBuilder, sql, type Transaction } from "kysely";
import type { Tables } from "../../tables/tables.ts";
import type { SignInScope } from "./scope.ts";

/** Stands in a query for the value of a name, which each call brings. */
export type ValueOf<Values> = <Name extends keyof Values>(name: Name) => RawBuilder<Values[Name]>;

class Placeholder {
  readonly name: PropertyKey;

  constructor(name: PropertyKey) {
    this.name = name;
  }
}

/**
 * A query that is built and compiled once for each shape, and then run with the values of each call. The shape holds whatever
 * changes the text of the query: which optional conditions and joins it has. Building and compiling
 * takes as long as everything else that the server does for a page of a list, so this is for the queries of busy calls. It
 * runs in the scope that it is given, like any other query.
 */
export function compileOnce<Values extends object, S extends object, Row>(
  build: (tx: Transaction<Tables>, value: ValueOf<Values>, shape: S) => Compilable<Row>,
): (scope: SignInScope, values: Values, shape: S) => Promise<Row[]> {
  const compiled = new Map<string, CompiledQuery<Row>>();
  const value: ValueOf<Values> = (name) => sql`${new Placeholder(name)}`;
  return async ({ tx }, values, shape) => {
    const key = JSON.stringify(shape);
    const query = compiled.get(key) ?? build(tx, value, shape).compile();
    compiled.set(key, query);
    const named = new Map<PropertyKey, unknown>(Object.entries(values));
    const parameters = query.parameters.map((one) => (one instanceof Placeholder ? named.get(one.name) : one));
    const { rows } = await tx.executeQuery<Row>({ ...query, parameters });
    return rows;
  };
}
