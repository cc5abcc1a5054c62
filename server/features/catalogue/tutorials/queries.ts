import { sql } from "kysely";
import type { Tutorial } from "#contract/catalogue/tutorials.ts";
import type { Scope } from "../../../platform/database/scope.ts";
import { listMeta } from "../../../platform/http/list-meta.ts";
import { everyWord } from "../../../tables/search.ts";

interface TutorialSearch {
  readonly q?: string | undefined;
  readonly tutorial_type?: number | "" | undefined;
  readonly page: number;
  readonly limit: number;
}

/** The database refuses others. */
type KnownAudience = Pick<Tutorial, "audience">;

const COLUMNS = ["id", "name", "description", "link", "tutorial_type", "audience"] as const;

export async function listTutorials({ tx }: Scope, { q, tutorial_type, page, limit }: TutorialSearch) {
  let found = tx.selectFrom("tutorials").where(everyWord("search", q));
  if (tutorial_type) found = found.where("tutorial_type", "=", tutorial_type);
  const { total } = await found.select(sql<number>`count(*)`.as("total")).executeTakeFirstOrThrow();
  const tutorials = await found
    .select(COLUMNS)
    .$narrowType<KnownAudience>()
    .orderBy("tutorial_type")
    .orderBy("id")
    .limit(limit)
    .offset((page - 1) * limit)
    .execute();
  return { tutorials, meta: listMeta({ page, limit }, total) };
}

export const findTutorial = ({ tx }: Scope, id: number): Promise<Tutorial | undefined> =>
  tx.selectFrom("tutorials").select(COLUMNS).$narrowType<KnownAudience>().where("id", "=", id).executeTakeFirst();
