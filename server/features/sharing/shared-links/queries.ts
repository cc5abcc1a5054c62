import { sql } from "kysely";
import { jsonObjectFrom } from "kysely/helpers/postgres";
import { SharedDocument, type SharedLink } from "#contract/sharing/shared-links.ts";
import { layCycleName } from "#domain/periodisation/lay-words.ts";
import { anyOf } from "../../../platform/database/lists.ts";
import type { Scope, SignInScope } from "../../../platform/database/scope.ts";
import { locateCycle } from "../../planning/cycles/queries.ts";
import { findMacrocycle } from "../../planning/macrocycles/queries.ts";
import { findStudentPayment } from "../../student-billing/student-payments/queries.ts";
import { toSharedLink } from "./rules.ts";

const COLUMNS = ["id", "title", "created_at", "expires_at", "revoked_at", "wrong_answers"] as const;

const LISTED_DAYS = 30;

/** A link that may still open is listed however old it is: it is taken back in the list alone. */
export async function listSharedLinks({ tx }: Scope, studentId: number, now: Date): Promise<SharedLink[]> {
  const rows = await tx
    .selectFrom("shared_links")
    .select(COLUMNS)
    .select("document")
    .select((eb) => {
      const openings = eb
        .selectFrom("shared_link_openings as opening")
        .whereRef("opening.trainer_id", "=", "shared_links.trainer_id")
        .whereRef("opening.shared_link_id", "=", "shared_links.id");
      const last = openings.select(["opened_at", "device"]).orderBy("opened_at", "desc").limit(1);
      return [
        openings
          .select(({ fn }) => fn.countAll<number>().as("count"))
          .$asScalar()
          .$notNull()
          .as("openings"),
        jsonObjectFrom(last).as("last"),
      ];
    })
    .where("student_id", "=", studentId)
    .where(({ eb, or, and }) =>
      or([
        eb("created_at", ">", sql<Date>`${now}::timestamptz - make_interval(days => ${LISTED_DAYS})`),
        and([eb("revoked_at", "is", null), eb("expires_at", ">", now)]),
      ]),
    )
    .orderBy("created_at", "desc")
    .orderBy("id", "desc")
    .execute();
  return rows.map(({ openings, last, document, ...row }) => {
    const last_opening = last && { ...last, opened_at: new Date(last.opened_at).toISOString() };
    return toSharedLink({ ...row, document: SharedDocument.parse(document) }, { openings, last_opening }, now);
  });
}

/** The row stays locked until the transaction ends. */
export async function lockSharedLink({ tx }: SignInScope, tokenHash: Buffer) {
  const row = await tx
    .selectFrom("shared_links")
    .select([...COLUMNS, "document", "trainer_id", "student_id"])
    .where("token_hash", "=", tokenHash)
    .forUpdate()
    .executeTakeFirst();
  if (!row) return undefined;
  const { openings } = await tx
    .selectFrom("shared_link_openings")
    .select(({ fn }) => fn.countAll<number>().as("openings"))
    .where("trainer_id", "=", row.trainer_id)
    .where("shared_link_id", "=", row.id)
    .executeTakeFirstOrThrow();
  return { ...row, document: SharedDocument.parse(row.document), openings };
}

export type LockedLink = NonNullable<Awaited<ReturnType<typeof lockSharedLink>>>;

/** A link ends with the student or the trainer. */
export async function areActive({ tx }: SignInScope, { trainer_id, student_id }: LockedLink): Promise<boolean> {
  const { count } = await tx
    .selectFrom("users")
    .select(({ fn }) => fn.countAll<number>().as("count"))
    .where("id", "=", anyOf([trainer_id, student_id], "bigint"))
    .where("is_active", "=", true)
    .executeTakeFirstOrThrow();
  return count === 2;
}

export async function findNames({ tx }: SignInScope, { trainer_id, student_id }: LockedLink) {
  const users = await tx
    .selectFrom("users")
    .select(["id", "name"])
    .where("id", "=", anyOf([trainer_id, student_id], "bigint"))
    .execute();
  const nameOf = (id: number) => users.find((user) => user.id === id)?.name ?? "";
  return { student: nameOf(student_id), trainer: nameOf(trainer_id) };
}

export const findAddressee = ({ tx }: Scope, studentId: number) =>
  tx
    .selectFrom("users")
    .innerJoin("students", (join) =>
      join.onRef("students.trainer_id", "=", "users.trainer_id").onRef("students.id", "=", "users.id"),
    )
    .select(["users.name", "users.email", "users.phone", "students.country"])
    .where("users.id", "=", studentId)
    .where("users.role", "=", "student")
    .executeTakeFirst();

export async function findBirthDate({ tx }: Scope, studentId: number): Promise<string | null | undefined> {
  const row = await tx.selectFrom("students").select("birthdate").where("id", "=", studentId).executeTakeFirst();
  return row?.birthdate;
}

export async function findTitle(scope: Scope, studentId: number, shared: SharedDocument): Promise<string | undefined> {
  switch (shared.document) {
    case "final_result": {
      const macrocycle = await findMacrocycle(scope, { id: studentId, macroId: shared.macrocycle_id });
      return macrocycle && `Resultado final · ${macrocycle.name}`;
    }
    case "comparison": {
      const one = await locateCycle(scope, { level: shared.level, id: shared.first_id });
      const other = await locateCycle(scope, { level: shared.level, id: shared.second_id });
      return one?.id === studentId && other?.id === studentId ? "Comparação de avaliações" : undefined;
    }
    case "receipt": {
      const payment = await findStudentPayment(scope, studentId, shared.payment_id);
      return payment?.receipt_number ? `Recibo nº ${payment.receipt_number}` : undefined;
    }
    default: {
      const { macrocycle_id: macroId, mesocycle_id: mesoId, microcycle_id: microId } = shared;
      const name = (await findCycle(scope, { studentId, macroId, mesoId, microId: microId ?? null }))?.name;
      const words = shared.document === "trainings" ? "Treino" : "Avaliação física";
      return name && `${words} · ${layCycleName(name)}`;
    }
  }
}

interface CycleIds {
  readonly studentId: number;
  readonly macroId: number;
  readonly mesoId: number;
  readonly microId: number | null;
}

/** Null for a document that is not shared until a cycle's end. */
export async function findCycleEnd(scope: Scope, studentId: number, shared: SharedDocument) {
  if (shared.document !== "trainings") return null;
  const { macrocycle_id: macroId, mesocycle_id: mesoId, microcycle_id: microId = null } = shared;
  return (await findCycle(scope, { studentId, macroId, mesoId, microId }))?.end_date ?? null;
}

async function findCycle({ tx }: Scope, { studentId, macroId, mesoId, microId }: CycleIds) {
  const row = await tx
    .selectFrom("mesocycles")
    .leftJoin("microcycles", (join) =>
      join
        .onRef("microcycles.trainer_id", "=", "mesocycles.trainer_id")
        .onRef("microcycles.mesocycle_id", "=", "mesocycles.id")
        .on("microcycles.id", "=", microId ?? 0),
    )
    .select(["mesocycles.name", "mesocycles.end_date", "microcycles.id as week_id"])
    .select(["microcycles.name as week_name", "microcycles.end_date as week_end"])
    .where("mesocycles.student_id", "=", studentId)
    .where("mesocycles.macrocycle_id", "=", macroId)
    .where("mesocycles.id", "=", mesoId)
    .executeTakeFirst();
  if (!row || (microId !== null && row.week_id === null)) return undefined;
  const { name, end_date, week_name, week_end } = row;
  return { name: week_name ?? name, end_date: week_end ?? end_date };
}
