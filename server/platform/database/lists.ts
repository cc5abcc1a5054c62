import { type RawBuilder, sql } from "kysely";

/** How PostgreSQL names the type of the column that a list is compared with. */
type ColumnType = "bigint" | "text";

/**
 * `column = any(list)`: the column holds one of the values. Unlike `in ($1, $2, …)` the text is the same for a list of any
 * length, so that it is planned once. An empty list matches nothing.
 */
export const anyOf = <const Value extends number | string>(
  values: readonly Value[] | RawBuilder<readonly Value[]>,
  type: ColumnType,
): RawBuilder<Value> => sql<Value>`any(${values}::${sql.raw(type)}[])`;
