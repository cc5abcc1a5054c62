import { sql } from "kysely";
import { jsonArrayFrom } from "kysely/helpers/postgres";
import type { LibraryEntry, LibrarySummary, LibraryTags } from "#contract/prescription/library.ts";
import { anyOf } from "../../../platform/database/lists.ts";
import { PLATFORM, type Scope, type StaffScope } from "../../../platform/database/scope.ts";
import { listMeta } from "../../../platform/http/list-meta.ts";
import { everyWord } from "../../../tables/search.ts";
import { listSeriesTypes } from "../../catalogue/exercises/queries.ts";
import { listTrainings } from "../trainings/queries.ts";

type Tags = { readonly [Name in keyof LibraryTags]?: LibraryTags[Name] | undefined };

export interface LibrarySearch extends Tags {
  readonly q?: string | undefined;
  readonly page: number;
  readonly limit: number;
}

const entries = ({ tx }: Scope) =>
  tx
    .selectFrom("library_entries as entry")
    .where("entry.hidden_at", "is", null)
    .select(["entry.id", "entry.name", "entry.days_per_week"])
    .select((eb) => [
      eb.ref("entry.objective").$castTo<LibraryTags["objective"]>().as("objective"),
      eb.ref("entry.level").$castTo<LibraryTags["level"]>().as("level"),
      eb.ref("entry.equipment").$castTo<LibraryTags["equipment"]>().as("equipment"),
    ])
    .select(sql<number | null>`nullif(entry.trainer_id, ${sql.lit(PLATFORM)})`.as("personal_trainer_id"))
    .select([sql<null>`null`.as("end_date"), sql<null>`null`.as("link")])
    .select((eb) => [
      eb
        .selectFrom("users")
        .select("users.name")
        .whereRef("users.id", "=", "entry.trainer_id")
        .as("personal_trainer_name"),
      jsonArrayFrom(
        eb
          .selectFrom("trainings")
          .select(["trainings.id", "trainings.name"])
          .whereRef("trainings.library_entry_id", "=", "entry.id")
          .orderBy("position"),
      ).as("trainings"),
      eb
        .selectFrom("training_entries as row")
        .innerJoin("trainings", "trainings.id", "row.training_id")
        .whereRef("trainings.library_entry_id", "=", "entry.id")
        .select(({ fn }) => fn.countAll<number>().as("count"))
        .$asScalar()
        .$notNull()
        .as("exercises_count"),
    ]);

export const listLibrary = (scope: Scope, { admin, ...search }: LibrarySearch & { admin?: string | undefined }) => {
  const ownerId = scope.actor.trainerId ?? PLATFORM;
  const owners = admin === "true" ? [PLATFORM] : admin === "false" ? [ownerId] : [PLATFORM, ownerId];
  return page(entries(scope).where("entry.trainer_id", "=", anyOf(owners, "bigint")), search);
};

export const listWholeLibrary = (scope: Scope, search: LibrarySearch) =>
  page(entries(scope).orderBy(sql`entry.trainer_id <> ${sql.lit(PLATFORM)}`), search);

const TAGS = ["objective", "level", "days_per_week", "equipment"] as const;

async function page(matching: ReturnType<typeof entries>, { q, page, limit, ...tags }: LibrarySearch) {
  const pages = TAGS.reduce(
    (query, tag) => query.$if(tags[tag] != null, (found) => found.where(`entry.${tag}`, "=", tags[tag] ?? null)),
    matching,
  )
    .where(everyWord("entry.search", q))
    .select(sql<number>`count(*) over ()`.as("total"))
    .orderBy("entry.search")
    .orderBy("entry.id")
    .limit(limit);
  const rows = await pages.offset((page - 1) * limit).execute();
  // No row, no count: after the last page the first one tells it.
  const [counted] = rows.length === 0 && page > 1 ? await pages.execute() : rows;
  const total = counted?.total ?? 0;
  return {
    trainings: rows satisfies LibrarySummary[],
    meta: listMeta({ page, limit }, total),
  };
}

export async function findEntry(scope: Scope, id: number): Promise<LibraryEntry | undefined> {
  const entry = await entries(scope).select("entry.lock_version").where("entry.id", "=", id).executeTakeFirst();
  return entry && { ...entry, trainings: await listTrainings(scope, { libraryEntryId: id }) };
}

export async function findPrintedEntry(scope: Scope, id: number) {
  const entry = await findEntry(scope, id);
  if (!entry) return undefined;
  const printer = await scope.tx
    .selectFrom("users")
    .select(["name", "phone", "email", "cref", "draws_exercises"])
    .where("id", "=", scope.actor.trainerId ?? PLATFORM)
    .executeTakeFirst();
  return { entry, printer, seriesTypes: await listSeriesTypes(scope) };
}

export async function isEntry({ tx }: Scope, id: number): Promise<boolean> {
  const entry = tx.selectFrom("library_entries").select("id").where("id", "=", id).where("hidden_at", "is", null);
  return (await entry.executeTakeFirst()) !== undefined;
}

export async function countEntries({ tx, actor }: StaffScope): Promise<number> {
  const { total } = await tx
    .selectFrom("library_entries")
    .select(({ fn }) => fn.countAll<number>().as("total"))
    .where("trainer_id", "=", actor.trainerId)
    .where("hidden_at", "is", null)
    .executeTakeFirstOrThrow();
  return total;
}

export const findCycle = ({ tx }: Scope, level: "mesocycles" | "microcycles", id: number) =>
  tx.selectFrom(level).select("id").where("id", "=", id).executeTakeFirst();
