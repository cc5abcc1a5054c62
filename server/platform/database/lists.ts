import { type RawBuilder, sql } from "kysely";

type ColumnType = "bigint" | "text";

/** Unlike `in ($1, $2, …)` the text is the same for a list of any length, so that it is planned once. */
export const anyOf = <const Value extends number | string>(
  values: readonly Value[] | RawBuilder<readonly Value[]>,
  type: ColumnType,
): RawBuilder<Value> => sql<Value>`any(${values}::${sql.raw(type)}[])`;
