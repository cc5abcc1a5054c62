import { sql } from "kysely";
import type { StudentDraft } from "#contract/students/students.ts";
import { FREQUENCIES, maxInstallments } from "#domain/billing/plans.ts";
import { FIRST_INVOICE_DAYS } from "#domain/billing/subscription.ts";
import { addDays, addMonths, type CalendarDate, MS_PER_DAY, todayInSaoPaulo } from "#domain/calendar-date.ts";
import { withoutAccents } from "#domain/text/accentless.ts";
import { registerStudents } from "../../features/students/students/commands.ts";
import {
  actAsTrainer,
  asTrainer,
  type ScopeTurns,
  type SignInScope,
  type TrainerScope,
} from "../../platform/database/scope.ts";
import { type PlatformTrainer, readPlatformTrainers } from "./platform-trainers.ts";

interface Loading {
  readonly passwordHash: string;
  readonly now: Date;
}

const [NEW_DAYS, LATE_DAYS] = [3, 3];

export async function loadPlatformTrainers(turns: ScopeTurns, loading: Loading): Promise<void> {
  const today = todayInSaoPaulo(loading.now.getTime());
  const { trainers, student_names } = readPlatformTrainers();
  const ids = await createAccounts(await turns.authenticator(), trainers, loading);
  for (const [place, trainer] of trainers.entries()) {
    const id = ids[place] ?? 0;
    const scope = asTrainer(await turns.as(actAsTrainer(id, "demonstration")));
    await createProfile(scope, trainer);
    await subscribe(scope, trainer, today);
    if (trainer.students > 0) await registerStudents(scope, studentsOf(trainer, place, student_names));
  }
}

const slugOf = (name: string) => withoutAccents(name).toLowerCase().replaceAll(" ", ".");

async function createAccounts(
  { tx }: SignInScope,
  trainers: readonly PlatformTrainer[],
  { passwordHash, now }: Loading,
): Promise<readonly number[]> {
  const { rows } = await sql<{ id: number }>`
    select nextval(pg_get_serial_sequence('users', 'id')) as id from generate_series(1, ${trainers.length}::int)
  `.execute(tx);
  const ids = rows.map(({ id }) => id);
  const daysAgo = (days: number) => new Date(now.getTime() - days * MS_PER_DAY);
  await tx
    .insertInto("users")
    .values(
      trainers.map(({ name, phone, standing, months }, index) => ({
        id: ids[index] ?? 0,
        trainer_id: ids[index] ?? 0,
        role: "trainer" as const,
        name,
        email: `${slugOf(name)}@prumo.example`,
        phone,
        password_hash: passwordHash,
        confirmed_at: now,
        is_active: standing !== "inactive",
        must_change_password: standing === "new",
        created_at: daysAgo(standing === "new" ? NEW_DAYS : months * 30),
        last_sign_in_at: standing === "new" ? null : daysAgo(signedInDaysAgo(standing, index)),
      })),
    )
    .execute();
  return ids;
}

const signedInDaysAgo = (standing: PlatformTrainer["standing"], place: number): number =>
  standing === "paying" || standing === "late" ? ((place * 7) % 12) / 2 + 0.1 : 65 + place;

const createProfile = ({ tx, actor }: TrainerScope, { birthdate, gender, place }: PlatformTrainer) =>
  tx
    .insertInto("trainers")
    .values({
      trainer_id: actor.trainerId,
      birthdate,
      gender,
      address: JSON.stringify({
        street: "Rua das Palmeiras",
        number: "100",
        complement: "Casa",
        neighborhood: "Centro",
        ...place,
        zipcode: "01310100",
      }),
    })
    .execute();

interface Period {
  readonly start: CalendarDate;
  readonly end: CalendarDate;
  readonly isPaid: boolean;
}

/** The periods of a subscription up to today, each paid but for the last one of a trainer who is late or new. */
function periodsOf({ months, plan: [, frequency], standing }: PlatformTrainer, today: CalendarDate): readonly Period[] {
  const step = FREQUENCIES[frequency].months;
  if (standing === "new") {
    const start = addDays(today, -NEW_DAYS);
    return [{ start, end: addMonths(start, step), isPaid: false }];
  }
  const isOver = standing === "lapsed" || standing === "inactive";
  const first = addMonths(addDays(today, standing === "late" ? -LATE_DAYS : -(months % 9) - 1), -months);
  const last = isOver ? addMonths(today, -2) : today;
  const periods: Period[] = [];
  for (let start = first, paid = 0; start <= last; start = addMonths(first, ++paid * step)) {
    const isOwed = standing === "late" && start === addDays(today, -LATE_DAYS);
    periods.push({ start, end: addMonths(first, (paid + 1) * step), isPaid: !isOwed });
  }
  return periods;
}

async function subscribe(scope: TrainerScope, trainer: PlatformTrainer, today: CalendarDate): Promise<void> {
  const { tx, actor } = scope;
  const { plan, paysBy, standing } = trainer;
  const { id: plan_id, ...terms } = await findPlan(scope, plan);
  const installments = maxInstallments(plan[1]);
  const periods = periodsOf(trainer, today);
  const paid = periods.filter(({ isPaid }) => isPaid);
  const [first, lastPaid] = [periods[0]?.start ?? today, paid.at(-1)];
  const card = paysBy === "pix" ? {} : { card_brand: paysBy, card_last4: "1111" };
  const isOver = standing === "lapsed" || standing === "inactive";
  const { id: subscription_id } = await tx
    .insertInto("subscriptions")
    .values({
      trainer_id: actor.trainerId,
      plan_id,
      ...terms,
      state: isOver ? "canceled" : "active",
      period_start: lastPaid?.start ?? first,
      period_end: lastPaid?.end ?? addDays(first, FIRST_INVOICE_DAYS),
      billing_day: Number(first.slice(8)),
      installments,
      // A card that is kept is charged at the end of the period; those who are late or owe the first invoice have none.
      ...(standing === "paying" && paysBy !== "pix" && { ...card, card_reference: "sandbox_approved_1111_demo" }),
      created_at: noonOf(first),
    })
    .returning("id")
    .executeTakeFirstOrThrow();

  const common = { trainer_id: actor.trainerId, subscription_id, plan_id, ...terms, installments };
  const invoices = await tx
    .insertInto("invoices")
    .values(
      periods.map(({ start, end, isPaid }) => ({
        ...common,
        state: isPaid ? ("paid" as const) : ("pending" as const),
        period_start: start,
        period_end: end,
        due_on: standing === "new" ? addDays(start, FIRST_INVOICE_DAYS) : start,
        created_at: noonOf(start),
        paid_at: isPaid ? noonOf(start) : null,
      })),
    )
    .returning(["id", "period_start"])
    .execute();
  const invoiceOf = new Map(invoices.map(({ id, period_start }) => [period_start, id]));
  if (paid.length === 0) return;
  await tx
    .insertInto("payments")
    .values(
      paid.map(({ start }) => ({
        ...common,
        ...card,
        invoice_id: invoiceOf.get(start) ?? null,
        idempotency_key: `demo-${start}`,
        status: "paid" as const,
        method: paysBy === "pix" ? ("pix" as const) : ("credit_card" as const),
        created_at: noonOf(start),
        paid_at: noonOf(start),
      })),
    )
    .execute();
}

const findPlan = ({ tx }: TrainerScope, [name, frequency]: PlatformTrainer["plan"]) =>
  tx
    .selectFrom("subscription_plans")
    .select(["id", "name as plan_name", "frequency", "value_cents"])
    .where("owner_id", "=", 0)
    .where("name", "=", name)
    .where("frequency", "=", frequency)
    .executeTakeFirstOrThrow();

type StudentNames = ReturnType<typeof readPlatformTrainers>["student_names"];

function studentsOf({ students }: PlatformTrainer, place: number, names: StudentNames): readonly StudentDraft[] {
  return Array.from({ length: students }, (_, number) => {
    const gender = (number + place) % 2 === 0 ? "female" : "male";
    const firsts = names[gender];
    const first = firsts[(number * 5 + place) % firsts.length] ?? "";
    const last = names.last[(number + place * 3) % names.last.length] ?? "";
    const name = `${first} ${last}`;
    return {
      name,
      email: `${slugOf(name)}.${number}.${place}@aluno.example`,
      email_secundario: "BR",
      cellphone: `1190027${String(place * 100 + number).padStart(4, "0")}`,
      birthdate: `${1970 + ((number * 3 + place) % 35)}-0${(number % 9) + 1}-1${place % 10}`,
      gender,
      student_type: number % 3 === 0 ? "consulting" : "in_person",
      personal_anamnesis: { days_of_week: ["monday", "wednesday", "friday"] },
    } satisfies StudentDraft;
  });
}

const noonOf = (day: CalendarDate) => new Date(`${day}T15:00:00Z`);
