import { randomUUID } from "node:crypto";
import { chargesThrough, lastDayToCharge } from "#domain/billing/charges.ts";
import type { PaymentMethod } from "#domain/billing/student-payments.ts";
import { addDays, type CalendarDate, todayInSaoPaulo } from "#domain/calendar-date.ts";
import type { TrainerScope } from "../../platform/database/scope.ts";

const METHODS: readonly PaymentMethod[] = ["pix", "pix", "credit_card", "cash", "pix", "debit_card", "transfer"];
const DUE_DAYS = [5, 10, 15];

/** Every ninth student owes the last charge, and every other one of these the charge before it too. */
const LATE_EVERY = 9;

interface Payer {
  readonly id: number;
  readonly isActive: boolean;
}

/** Four statements in all keep the loading fast. */
export async function payPlans(scope: TrainerScope, students: readonly Payer[], now: Date): Promise<void> {
  const { tx, actor } = scope;
  const { trainerId: trainer_id } = actor;
  const today = todayInSaoPaulo(now.getTime());
  const sold = await tx
    .selectFrom("subscription_plans")
    .select(["id", "name", "value_cents", "frequency"])
    .where("owner_id", "=", trainer_id)
    .where("is_active", "=", true)
    .orderBy("id")
    .execute();
  const [monthly] = sold;
  if (!monthly) return;
  const given = students.map(({ id, isActive }, index) => {
    const plan = sold[index % 5 === 3 ? 1 : index % 11 === 7 ? 2 : 0] ?? monthly;
    const starts_on = addDays(today, -30 - ((index * 47 + 200) % 320));
    const due_day = DUE_DAYS[index % DUE_DAYS.length] ?? 5;
    const terms = {
      starts_on,
      due_day,
      frequency: plan.frequency,
      ends_on: isActive ? null : addDays(starts_on, 25),
    };
    const { charges, ...next } = chargesThrough(terms, 0, lastDayToCharge(today));
    return { index, student_id: id, plan, terms, charges, next };
  });
  const plans = await tx
    .insertInto("student_plans")
    .values(
      given.map(({ student_id, plan, terms, next }) => ({
        trainer_id,
        student_id,
        plan_id: plan.id,
        name: plan.name,
        value_cents: plan.value_cents,
        ...terms,
        ...next,
        created_at: noonOf(terms.starts_on, now),
      })),
    )
    .returning(["id", "student_id"])
    .execute();
  const planIds = new Map(plans.map(({ id, student_id }) => [student_id, id]));
  const charges = await tx
    .insertInto("student_charges")
    .values(
      given.flatMap(({ student_id, plan, charges: dates }) =>
        dates.map((charge) => ({
          trainer_id,
          student_id,
          student_plan_id: planIds.get(student_id) ?? 0,
          value_cents: plan.value_cents,
          ...charge,
        })),
      ),
    )
    .returning(["id", "student_id", "due_on", "value_cents"])
    .execute();
  const places = new Map(given.map(({ student_id, index }) => [student_id, index]));
  const paid = charges
    .filter(({ due_on }) => due_on < today)
    .filter(({ student_id, due_on }) => !owes(places.get(student_id) ?? 0, due_on, today))
    .map((charge, index) => ({ ...charge, received_on: paidOn(charge.due_on, index, today), index }))
    .toSorted((one, other) => (one.received_on < other.received_on ? -1 : 1));
  if (paid.length === 0) return;
  await tx
    .insertInto("student_payments")
    .values(
      paid.map(({ id, student_id, value_cents, received_on, index }, order) => ({
        trainer_id,
        student_id,
        charge_id: id,
        purpose: "plan" as const,
        key: randomUUID(),
        state: "received" as const,
        method: METHODS[index % METHODS.length] ?? "pix",
        origin: "recorded" as const,
        value_cents,
        received_on,
        created_at: noonOf(received_on, now),
        settled_at: noonOf(received_on, now),
        receipt_number: order + 1,
      })),
    )
    .execute();
  await tx.insertInto("receipt_counters").values({ trainer_id, last_number: paid.length }).execute();
}

function owes(place: number, dueOn: CalendarDate, today: CalendarDate): boolean {
  if (place % LATE_EVERY !== 0) return false;
  return dueOn > addDays(today, place % (2 * LATE_EVERY) === 0 ? -32 : -63);
}

function paidOn(dueOn: CalendarDate, index: number, today: CalendarDate): CalendarDate {
  const day = addDays(dueOn, (index % 4) - 1);
  return day < today ? day : today;
}

const noonOf = (day: CalendarDate, now: Date): Date => {
  const noon = new Date(`${day}T15:00:00Z`);
  return noon < now ? noon : now;
};
