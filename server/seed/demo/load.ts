import { sql } from "kysely";
import { OpinionDraft } from "#contract/assessment/evaluation-sections/opinion.ts";
import { EvaluatedItemsDraft } from "#contract/assessment/evaluations.ts";
import type { CyclePath, MacrocyclePath } from "#contract/planning/cycles.ts";
import { periodEnd } from "#domain/billing/subscription.ts";
import { digitsOf } from "#domain/brazil.ts";
import { addDays, addMonths, type CalendarDate, todayInSaoPaulo } from "#domain/calendar-date.ts";
import { EVALUATION_ITEMS } from "#domain/periodisation/evaluation-items.ts";
import { saveEvaluation } from "../../features/assessment/evaluations/commands/changes.ts";
import { recordStrengthTest } from "../../features/assessment/strength-tests/commands/written-tests.ts";
import { giveConsent } from "../../features/people/terms/commands.ts";
import { findCurrentVersion } from "../../features/people/terms/queries.ts";
import { createMesocycle, updateCycle } from "../../features/planning/cycles/commands.ts";
import { listMicrocycles } from "../../features/planning/cycles/queries.ts";
import { createMacrocycle } from "../../features/planning/macrocycles/commands.ts";
import { createInvoice } from "../../features/platform-billing/invoices/commands.ts";
import { prescribe } from "../../features/prescription/trainings/commands.ts";
import { findTrainingMode } from "../../features/prescription/trainings/queries.ts";
import { fitted } from "../../features/prescription/trainings/rules.ts";
import { registerStudent, setStudentStatus } from "../../features/students/students/commands.ts";
import type { Clock } from "../../platform/clock.ts";
import {
  actAsAdmin,
  actAsStudent,
  actAsTrainer,
  asPlatform,
  asTrainer,
  type ScopeTurns,
  type SignInScope,
  type TrainerScope,
} from "../../platform/database/scope.ts";
import { QUOTAS } from "../../quotas.ts";
import { ofCycle } from "../../tables/of-cycle.ts";
import { type CatalogueNames, readCatalogueNames } from "../trainings/catalogue-names.ts";
import { seededDraft } from "../trainings/draft.ts";
import { loadLibrary } from "../trainings/load-library.ts";
import { admin, type DemoTrainer, marina, rafael, renata } from "./accounts.ts";
import { birthdateOf } from "./birthdate.ts";
import { converse } from "./comments.ts";
import { type Trained, trainStudent } from "./executions.ts";
import { publishMarinasPage, publishPlatformPage } from "./landing-pages.ts";
import { loadPlatformTrainers } from "./load-platform-trainers.ts";
import { startSelling } from "./marina-plans.ts";
import { placeSilhouettes } from "./photos.ts";
import { answerScreening, type Ready, signQuestionnaire, signsInDemo } from "./readiness.ts";
import { readLibrary } from "./seeded-trainings.ts";
import { type DemoStrengthTest, type DemoStudent, readStudents } from "./students.ts";
import { payPlans } from "./students-money.ts";
import type { DemoMacrocycle, DemoMesocycle } from "./types.ts";

/** Saves the demo people by the same commands as the screens, so that every rule holds for them too. */
export async function loadPeople(
  turns: ScopeTurns,
  { passwordHash, now }: { readonly passwordHash: string; readonly now: Date },
): Promise<void> {
  const { tx } = await turns.authenticator();
  if (await tx.selectFrom("users").select("id").limit(1).executeTakeFirst()) return;
  const confirmed = { password_hash: passwordHash, confirmed_at: now };
  await tx
    .insertInto("users")
    .values({ ...admin, role: "admin", admin_roles: ["owner"], ...confirmed })
    .execute();
  const today = todayInSaoPaulo(now.getTime());
  for (const [trainer, students, library, paidOn] of [
    [marina, readStudents("marina"), readLibrary(), today],
    [rafael, readStudents("rafael"), [], today],
    [renata, [], [], addMonths(today, -14)],
  ] as const) {
    const id = await createTrainer(turns, trainer, confirmed);
    const scope = asTrainer(await turns.as(actAsTrainer(id, "demonstration")));
    await payForAYear(scope, paidOn);
    if (trainer === marina) await startSelling(scope);
    const names = await readCatalogueNames(scope);
    await loadLibrary(scope, library, names);
    const payers: { readonly id: number; readonly isActive: boolean }[] = [];
    if (trainer === marina) await publishMarinasPage(scope, now);
    const trained: Omit<Trained, "today">[] = [];
    const registered: Ready[] = [];
    for (const student of students) {
      const studentId = await createStudent({ scope, names, now }, student, confirmed);
      const isActive = student.is_active !== false;
      payers.push({ id: studentId, isActive });
      registered.push({ id: studentId, name: student.name, age: student.age, isActive });
      if (student.trains) trained.push({ ...student, studentId, days: student.trains });
    }
    await payPlans(scope, payers, now);
    for (const one of registered.filter(signsInDemo)) {
      const studentScope = await turns.as(actAsStudent({ studentId: one.id, trainerId: id }, "demonstration"));
      await signQuestionnaire(studentScope, one, now);
      if (one.id === trained[0]?.studentId) await answerScreening(studentScope, one, now);
    }
    for (const one of trained) {
      const studentScope = await turns.as(actAsStudent({ studentId: one.studentId, trainerId: id }, "demonstration"));
      await trainStudent(studentScope, { ...one, today });
    }
    const [first] = trained;
    if (trainer === marina && first) await converse(turns, { trainerId: id, studentId: first.studentId, now });
  }
  await publishPlatformPage(asPlatform(await turns.as(actAsAdmin(admin.id, "demonstration"))), now);
  await acceptTerms(await turns.authenticator(), now);
  await loadPlatformTrainers(turns, { passwordHash, now });
  // PostgreSQL gathers its statistics after a minute. Until then the first pages would take three times as long.
  await sql`analyze`.execute((await turns.authenticator()).tx);
}

/** Accepts the terms for the demo accounts, so that no dialog asks for it. */
async function acceptTerms(scope: SignInScope, now: Date): Promise<void> {
  const version = await findCurrentVersion(scope);
  const people = await scope.tx.selectFrom("users").select("id").where("role", "<>", "admin").execute();
  for (const { id } of people) await giveConsent(scope, id, version, now);
}

async function payForAYear({ tx, actor }: TrainerScope, paidOn: CalendarDate): Promise<void> {
  const plan = await tx
    .selectFrom("subscription_plans")
    .select(["id", "name", "frequency", "value_cents"])
    .where("owner_id", "=", 0)
    .where("frequency", "=", "yearly")
    .orderBy("id")
    .executeTakeFirstOrThrow();
  const now = noonOf(paidOn).now();
  const period = { period_start: paidOn, period_end: periodEnd(paidOn, "yearly") };
  const paid = {
    trainer_id: actor.trainerId,
    plan_id: plan.id,
    plan_name: plan.name,
    frequency: plan.frequency,
    value_cents: plan.value_cents,
    installments: 12,
    created_at: now,
  };
  const card = { card_brand: "Visa", card_last4: "1111" };
  const { id } = await tx
    .insertInto("subscriptions")
    .values({ ...paid, ...period, ...card, card_reference: "sandbox_approved_1111_demo", state: "active" })
    .returning("id")
    .executeTakeFirstOrThrow();
  const invoice_id = await createInvoice(
    { tx, actor },
    {
      trainerId: actor.trainerId,
      subscriptionId: id,
      planId: plan.id,
      terms: plan,
      installments: 12,
      due_on: paidOn,
      ...period,
      now,
      isPaid: true,
    },
  );
  await tx
    .insertInto("payments")
    .values({
      ...paid,
      ...card,
      invoice_id,
      subscription_id: id,
      idempotency_key: "demo",
      status: "paid",
      method: "credit_card",
      paid_at: now,
    })
    .execute();
}

interface Confirmed {
  readonly password_hash: string;
  readonly confirmed_at: Date;
}

async function createTrainer(turns: ScopeTurns, trainer: DemoTrainer, confirmed: Confirmed): Promise<number> {
  const { tx } = await turns.authenticator();
  const { cpf, birthdate, gender, address, generates_trainings: _, ...account } = trainer;
  const { rows } = await sql<{ id: number }>`select nextval(pg_get_serial_sequence('users', 'id')) as id`.execute(tx);
  const id = rows[0]?.id ?? 0;
  await tx
    .insertInto("users")
    .values({ id, trainer_id: id, role: "trainer", ...account, phone: digitsOf(account.phone), ...confirmed })
    .execute();
  const trainerScope = await turns.as(actAsTrainer(id, "demonstration"));
  await trainerScope.tx
    .insertInto("trainers")
    .values({ trainer_id: id, cpf: digitsOf(cpf), birthdate, gender, address: JSON.stringify(address) })
    .execute();
  return id;
}

interface Loading {
  readonly scope: TrainerScope;
  readonly names: CatalogueNames;
  readonly now: Date;
}

async function createStudent(loading: Loading, student: DemoStudent, confirmed: Confirmed): Promise<number> {
  const { scope, now } = loading;
  const {
    age,
    days_since_birthday,
    is_active,
    is_profile_changed,
    macrocycles,
    strength_tests = [],
    trains,
    recently,
    ...draft
  } = student;
  const birthdate = birthdateOf({ age, days_since_birthday }, todayInSaoPaulo(now.getTime()));
  const saved = await registerStudent(scope, { ...draft, birthdate }, undefined, QUOTAS.students);
  if (saved.outcome !== "saved") throw new Error(`demo student ${student.name}: ${saved.outcome}`);
  await scope.tx.updateTable("users").set(confirmed).where("id", "=", saved.id).execute();
  if (is_active === false) await setStudentStatus(scope, saved.id, false);
  if (is_profile_changed) {
    const flags = { is_profile_changed: true, is_changes_notified: false };
    await scope.tx.updateTable("students").set(flags).where("id", "=", saved.id).execute();
  }
  for (const macrocycle of macrocycles) await createCycles(loading, saved.id, macrocycle);
  for (const test of strength_tests) await testStrength(loading, saved.id, test);
  return saved.id;
}

async function testStrength(
  { scope, names, now }: Loading,
  student_id: number,
  { on, muscle_group, ...test }: DemoStrengthTest,
): Promise<void> {
  const draft = { ...test, student_id, muscle_group_id: names.muscleGroup(muscle_group) };
  const day = addDays(todayInSaoPaulo(now.getTime()), on);
  const recorded = await recordStrengthTest(scope, draft, { clock: noonOf(day), device: "Prumo" });
  if (recorded.outcome !== "saved") throw new Error(`demo strength test ${muscle_group}: ${recorded.outcome}`);
}

async function createCycles(loading: Loading, studentId: number, { mesocycles, ...macrocycle }: DemoMacrocycle) {
  const items_to_be_evaluated = EVALUATION_ITEMS.map(({ code }) => code);
  const draft = { ...macrocycle, items_to_be_evaluated };
  const created = await createMacrocycle(loading.scope, studentId, draft, QUOTAS.macrocyclesPerStudent);
  if (created.outcome !== "saved") throw new Error(`demo macrocycle ${macrocycle.name}: ${created.outcome}`);
  const path = { id: studentId, macroId: created.id };
  for (const mesocycle of mesocycles) await createDemoMesocycle(loading, path, mesocycle);
}

async function createDemoMesocycle(loading: Loading, path: MacrocyclePath, mesocycle: DemoMesocycle) {
  const { scope, now } = loading;
  const today = todayInSaoPaulo(now.getTime());
  const start_date = addDays(today, mesocycle.starts);
  const draft = {
    name: mesocycle.name,
    goal: mesocycle.goal,
    start_date,
    end_date: addDays(today, mesocycle.ends),
    weeks: mesocycle.microcycles?.length ?? null,
    training_mode: mesocycle.training_mode ?? "weekdays",
  };
  const created = await createMesocycle(scope, path, draft, QUOTAS.mesocyclesPerMacrocycle);
  if (created.outcome !== "saved") throw new Error(`demo mesocycle ${mesocycle.name}: ${created.outcome}`);
  const mesocyclePath = { ...path, mesoId: created.id };
  await fill(loading, mesocyclePath, { ...mesocycle, start_date });
  if (mesocycle.stance !== undefined)
    await placeSilhouettes(scope, mesocyclePath, mesocycle.stance, noonOf(start_date).now());
  if (!mesocycle.microcycles) return;
  const weeks = (await listMicrocycles(scope, mesocyclePath, noonOf(start_date))) ?? [];
  for (const [place, week] of weeks.entries()) {
    const { goal, ...contents } = mesocycle.microcycles[place] ?? {};
    const microcyclePath = { ...mesocyclePath, microId: week.id };
    if (goal) await rename(scope, microcyclePath, goal, noonOf(week.start_date));
    await fill(loading, microcyclePath, { name: week.name, start_date: week.start_date, ...contents });
  }
}

async function rename(scope: TrainerScope, path: CyclePath, goal: string, clock: Clock): Promise<void> {
  const renamed = await updateCycle(scope, path, { lock_version: 0, goal }, clock);
  if (renamed.outcome !== "saved") throw new Error(`demo microcycle: ${renamed.outcome}`);
}

type Contents = Pick<DemoMesocycle, "name" | "evaluation" | "trainings"> & { readonly start_date: string };

async function fill({ scope, names }: Loading, path: CyclePath, { name, start_date, evaluation, trainings }: Contents) {
  if (evaluation) {
    const { opinion, ...items } = evaluation;
    const evaluated_items = EvaluatedItemsDraft.parse(items);
    const change = {
      evaluation_lock_version: 0,
      evaluated_items,
      ...(opinion && { opinion: OpinionDraft.parse(opinion) }),
    };
    const saved = await saveEvaluation(scope, path, change, { clock: noonOf(start_date), device: "Prumo" });
    if (saved.outcome !== "saved") throw new Error(`demo evaluation ${name}: ${JSON.stringify(saved)}`);
  }
  if (trainings) {
    const drafts = trainings.map((training) => seededDraft(training, names));
    const mode = await findTrainingMode(scope, path);
    const prescribed = await prescribe(scope, path, fitted(drafts, mode, []));
    if (prescribed.outcome !== "saved") throw new Error(`demo trainings ${name}: ${JSON.stringify(prescribed)}`);
    await scope.tx
      .updateTable("trainings")
      .set({ created_at: noonOf(start_date).now() })
      .where(ofCycle(path))
      .execute();
  }
}

const noonOf = (day: CalendarDate) => ({ now: () => new Date(`${day}T15:00:00Z`) });
