import { sql } from "kysely";
import { hashPassword } from "../platform/credentials/passwords.ts";
import { connect } from "../platform/database/connection.ts";
import { asSeveral } from "../platform/database/scope.ts";
import type { DemoAccount } from "../platform/process/banner.ts";
import {
  loadCatalogue,
  loadDeviations,
  loadExerciseTexts,
  loadFirstPlans,
  loadFirstTerms,
  loadFirstTutorials,
} from "./catalogue/load.ts";
import { admin, demoPassword, marina, rafael, renata } from "./demo/accounts.ts";
import { loadPeople } from "./demo/load.ts";
import { marinaStudents } from "./demo/students-marina.ts";
import { loadPlatformLibrary } from "./trainings/load-library.ts";

const [lucas] = marinaStudents;

/** The demo accounts that the start prints for signing in. */
export const demoAccounts: readonly DemoAccount[] = [
  { label: "Administração", email: admin.email, password: demoPassword },
  { label: "Personal trainer", email: marina.email, password: demoPassword },
  { label: "Outra conta de personal", email: rafael.email, password: demoPassword },
  { label: "Personal com a assinatura vencida", email: renata.email, password: demoPassword },
  { label: "Aluno (marque “Sou Aluno”)", email: lucas?.email ?? "", password: demoPassword },
];

/**
 * Fills a new database: always with the catalogue, and with the demo people when they are wanted and there are no trainers
 * yet. It saves all or nothing, so that the next start repeats an interrupted one.
 */
export async function loadSeed(
  ownerUrl: string,
  { demo, now = new Date() }: { demo: boolean; now?: Date },
): Promise<void> {
  const db = connect(ownerUrl, { connections: 1 });
  try {
    // argon2 is refused within a transaction.
    const passwordHash = demo ? await hashPassword(demoPassword) : undefined;
    await asSeveral(db, async (turns) => {
      const scope = await turns.as({ role: "admin", userId: admin.id, trainerId: null });
      // Of several servers that start at once on an empty database the first one fills it; the others find it filled.
      await sql`select pg_advisory_xact_lock(hashtext('prumo seed'))`.execute(scope.tx);
      await loadCatalogue(scope);
      await loadDeviations(scope);
      await loadExerciseTexts(scope);
      await loadFirstTerms(scope, now);
      await loadFirstPlans(scope);
      await loadFirstTutorials(scope);
      await loadPlatformLibrary(scope);
      if (passwordHash) await loadPeople(turns, { passwordHash, now });
    });
  } finally {
    await db.destroy();
  }
}
