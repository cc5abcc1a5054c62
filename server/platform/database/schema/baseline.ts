import { type Kysely, sql } from "kysely";
import { StartFailure } from "../../start-failure.ts";

/** The last migration of the baseline. Until 23 November 2026 the same schema was made by 61 other migrations. */
const BASELINE_END = "0012_public_pages";
const FIRST_BEFORE_BASELINE = "0001_actors_and_search";
const LAST_BEFORE_BASELINE = "0073_files_wait_a_day";

/** Throws a StartFailure for a database that lacks some of the migrations before the baseline. */
export async function enterBaseline(owner: Kysely<unknown>, migrations: readonly string[]): Promise<void> {
  await owner.transaction().execute(async (tx) => {
    const { rows: tables } = await sql<{ exists: boolean }>`
      select to_regclass('kysely_migration') is not null as exists
    `.execute(tx);
    if (!tables[0]?.exists) return;
    // Several servers may start at once.
    await sql`lock table kysely_migration in exclusive mode`.execute(tx);
    const { rows } = await sql<{ name: string }>`select name from kysely_migration`.execute(tx);
    const applied = new Set(rows.map(({ name }) => name));
    if (!applied.has(FIRST_BEFORE_BASELINE)) return;
    if (!applied.has(LAST_BEFORE_BASELINE))
      throw new StartFailure(
        "O banco de dados é de uma versão do Prumo anterior a 23/11/2026, que esta versão não sabe atualizar. Inicie uma vez a versão de 23/11/2026 (git checkout 9ab5fad, npm start) com os mesmos dados e volte a esta. Nada foi alterado.",
      );
    const baseline = migrations.filter((name) => name <= BASELINE_END);
    await sql`delete from kysely_migration`.execute(tx);
    await sql`
      insert into kysely_migration (name, timestamp)
      select name, ${new Date().toISOString()} from unnest(${baseline}::text[]) as name
    `.execute(tx);
  });
}

/** A newer version may have changed what this one would read wrongly. */
export async function refuseNewerData(owner: Kysely<unknown>, migrations: readonly string[]): Promise<void> {
  const { rows: tables } = await sql<{ exists: boolean }>`
    select to_regclass('kysely_migration') is not null as exists
  `.execute(owner);
  if (!tables[0]?.exists) return;
  const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name desc`.execute(owner);
  const newest = rows.find(({ name }) => !migrations.includes(name));
  if (!newest) return;
  throw new StartFailure(
    `Os dados são de uma versão mais nova do Prumo (${newest.name}), que esta não sabe ler. Inicie a versão mais nova, ou restaure uma cópia feita por esta. Nada foi alterado.`,
  );
}
