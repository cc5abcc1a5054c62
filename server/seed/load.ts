import { sql } from "kysely";
import { ADMIN_ID } from "../features/people/accounts/commands.ts";
import { connect } from "../platform/database/connection/connection.ts";
import { actAsAdmin, asSeveral } from "../platform/database/scope.ts";
import {
  loadCatalogue,
  loadDeviations,
  loadFirstPlans,
  loadFirstTerms,
  loadFirstTutorials,
  loadMovements,
} from "./catalogue/load.ts";
import { loadPlatformLibrary } from "./trainings/load-library.ts";

/** Once, but for movements: the administrator's later changes stay. It saves all or nothing, so that the next start repeats an interrupted one. */
export async function loadSeed(ownerUrl: string, { now = new Date() }: { readonly now?: Date } = {}): Promise<void> {
  const db = connect(ownerUrl, { connections: 1 });
  try {
    await asSeveral(db, async (turns) => {
      const scope = await turns.as(actAsAdmin(ADMIN_ID, "catalogue"));
      // If several servers start at once on an empty database, the first one fills it, and the others find it filled.
      await sql`select pg_advisory_xact_lock(hashtext('prumo seed'))`.execute(scope.tx);
      const isFilled = await scope.tx.selectFrom("muscle_groups").select("id").limit(1).executeTakeFirst();
      if (!isFilled) {
        await loadCatalogue(scope);
        await loadDeviations(scope);
        await loadFirstTerms(scope, now);
        await loadFirstPlans(scope);
        await loadFirstTutorials(scope);
        await loadPlatformLibrary(scope);
      }
      await loadMovements(scope);
    });
  } finally {
    await db.destroy();
  }
}
