import { sql } from "kysely";
import type { Dependencies } from "../../dependencies.ts";
import { findAccount } from "../../features/people/accounts/queries.ts";
import { hashPassword } from "../../platform/credentials/passwords.ts";
import { connect, type Database } from "../../platform/database/connection/connection.ts";
import { asSeveral, inSignInScope } from "../../platform/database/scope.ts";
import type { DemoAccount } from "../../platform/process/banner.ts";
import { admin, demoPassword, marina, rafael, renata } from "./accounts.ts";
import { drawMarinasPage } from "./landing-pages.ts";
import { loadPeople } from "./load.ts";
import { drawSilhouettes } from "./photos.ts";
import { readStudents } from "./students.ts";

export interface Demo {
  readonly accounts: readonly DemoAccount[];
  readonly generatorUserIds: readonly number[];
  /** It takes seconds. */
  drawImages(dependencies: Pick<Dependencies, "db" | "posturePhotos" | "landingImages">): Promise<void>;
}

/** All are saved, or none. */
export async function prepareDemo(ownerUrl: string, { now = new Date() }: { readonly now?: Date } = {}): Promise<Demo> {
  const db = connect(ownerUrl, { connections: 1 });
  try {
    // argon2 is refused within a transaction.
    const passwordHash = await hashPassword(demoPassword);
    await asSeveral(db, async (turns) => {
      const { tx } = await turns.authenticator();
      // If several servers start at once, the first one adds them, and the others find them.
      await sql`select pg_advisory_xact_lock(hashtext('prumo demo'))`.execute(tx);
      await loadPeople(turns, { passwordHash, now });
    });
    return { accounts: accounts(), generatorUserIds: await findGeneratorUsers(db), drawImages };
  } finally {
    await db.destroy();
  }
}

function accounts(): DemoAccount[] {
  const [lucas] = readStudents("marina");
  return [
    { label: "Administração", email: admin.email, password: demoPassword },
    { label: "Personal trainer", email: marina.email, password: demoPassword },
    { label: "Outra conta de personal", email: rafael.email, password: demoPassword },
    { label: "Personal com a assinatura vencida", email: renata.email, password: demoPassword },
    { label: "Aluno", email: lucas?.email ?? "", password: demoPassword },
  ];
}

function findGeneratorUsers(db: Database): Promise<number[]> {
  return inSignInScope(db, async (scope) => {
    const ids: number[] = [];
    for (const { email, generates_trainings } of [marina, rafael, renata]) {
      const account = generates_trainings && (await findAccount(scope, "trainer", email));
      if (account) ids.push(account.id);
    }
    return ids;
  });
}

const drawImages: Demo["drawImages"] = async ({ db, posturePhotos, landingImages }) => {
  await drawSilhouettes(db, posturePhotos);
  await drawMarinasPage(db, landingImages);
};
