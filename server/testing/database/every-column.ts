import type { Pool } from "pg";
import type { Person } from "../people.ts";

const MINE = ["student_id", "user_id", "trainer_id", "owner_id"];
const BOOKKEEPING = ["kysely_migration", "kysely_migration_lock", "platform_receipt_counter"];

interface Column {
  readonly table: string;
  readonly column: string;
  readonly type: string;
}

async function columnsIn(owner: Pool): Promise<readonly Column[]> {
  const { rows } = await owner.query<Column>(
    `select c.relname as table, attname as column, format_type(atttypid, null) as type
       from pg_attribute a join pg_class c on c.oid = attrelid
      where relkind = 'r' and relnamespace = 'public'::regnamespace and attnum > 0 and not attisdropped
        and attgenerated = '' and relname <> all($1) order by 1, 2`,
    [BOOKKEEPING],
  );
  return rows;
}

const JSON_TYPES = ["json", "jsonb"];
const markedAs = (type: string, mark: string): string | undefined => {
  if (type === "text") return `'${mark} ' || gen_random_uuid()`;
  if (JSON_TYPES.includes(type)) return `'{"nota": "${mark}"}'`;
  return type === "text[]" ? `array['${mark}']` : undefined;
};

/** The search also covers tables that later migrations add. */
export async function everyColumn(owner: Pool) {
  const columns = await columnsIn(owner);
  const tables = [...new Set(columns.map(({ table }) => table))];

  function belongsTo(table: string, { id, role }: Person): string | undefined {
    const own = columns.filter((column) => column.table === table).map(({ column }) => column);
    if (table === "users") return role === "trainer" ? `trainer_id = ${id}` : `id = ${id}`;
    if (table === "students" && role === "student") return `id = ${id}`;
    const column = MINE.find(
      (name) => own.includes(name) && (role === "trainer" || !["trainer_id", "owner_id"].includes(name)),
    );
    if (column === "user_id" && role === "trainer") return `user_id in (select id from users where trainer_id = ${id})`;
    if (column === "student_id" && role === "trainer") return `trainer_id = ${id}`;
    return column && `${column} = ${id}`;
  }

  /** A column whose constraint refuses the word holds no free text. */
  async function mark(person: Person, word: string): Promise<void> {
    for (const { table, column, type } of columns) {
      const rows = belongsTo(table, person);
      const value = markedAs(type, word);
      // The password is needed for the request, and keys are needed to find files.
      if (!rows || !value || ["password_hash", "photo_key", "file_key"].includes(column)) continue;
      const isLeft = table === "users" ? "and role <> 'erased'" : "";
      await owner.query(`update ${table} set ${column} = ${value} where ${rows} ${isLeft}`).catch((error: unknown) => {
        if (!(error instanceof Error && "code" in error && ["23514", "23503", "23505"].includes(String(error.code))))
          throw error;
      });
    }
  }

  async function placesOf(text: string): Promise<readonly string[]> {
    const found: string[] = [];
    for (const { table, column } of columns) {
      const { rows } = await owner.query(
        `select 1 from ${table} where position(lower($1) in lower(to_jsonb(${column})::text)) > 0 limit 1`,
        [text],
      );
      if (rows.length > 0) found.push(`${table}.${column}`);
    }
    return found;
  }

  const snapshot = async (conditions: ReadonlyMap<string, string>) =>
    new Map(
      await Promise.all(
        tables.map(async (table) => {
          const { rows } = await owner.query(
            `select to_jsonb(t)::text as row from ${table} t where not coalesce((${conditions.get(table) ?? "false"}), false) order by 1`,
          );
          return [table, rows.map(({ row }) => row)] as const;
        }),
      ),
    );

  const conditionsOf = (person: Person) =>
    new Map(
      tables.flatMap((table) => {
        const condition = belongsTo(table, person);
        return condition ? [[table, condition] as const] : [];
      }),
    );

  const rowsOf = async (person: Person) => {
    const counts = new Map<string, number>();
    for (const [table, condition] of conditionsOf(person)) {
      const { rows } = await owner.query(`select count(*)::int as count from ${table} where ${condition}`);
      counts.set(table, rows[0].count);
    }
    return counts;
  };

  return { tables, mark, placesOf, snapshot, conditionsOf, rowsOf };
}
