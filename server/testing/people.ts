import { randomUUID } from "node:crypto";
import { inject } from "vitest";
import type { z } from "zod";
import type { Role } from "#contract/call.ts";
import type { ProfileDraft } from "#contract/own-data/profile.ts";
import type { registerTrainer } from "#contract/platform-billing/registration.ts";
import type { TrainerDraft } from "#contract/platform-billing/trainers.ts";
import { registerStudent } from "#contract/students/students.ts";
import type { AdminRole } from "#domain/administration.ts";
import { MS_PER_DAY, todayInSaoPaulo } from "#domain/calendar-date.ts";
import { startSession } from "../features/people/accounts/commands.ts";
import { inSignInScope } from "../platform/database/scope.ts";
import { aCpf } from "./cpf.ts";
import { type Bearer, send } from "./send.ts";
import type { TestApp } from "./test-app.ts";

export interface Person extends Bearer {
  readonly id: number;
  readonly role: Role;
  readonly adminRoles?: readonly AdminRole[];
  readonly name: string;
  readonly email: string;
}

export interface Trainer extends Person {
  readonly role: "trainer";
}

export interface TheirStudent extends Person {
  readonly role: "student";
  readonly trainer: Trainer;
}

/** The session starts without argon2, which is slow. */
export const signedIn = ({ database, clock }: Pick<TestApp, "database" | "clock">, { id }: { readonly id: number }) =>
  inSignInScope(database.db, async (scope) => ({
    token: await startSession(scope, id, { now: clock.now(), userAgent: undefined, idleMs: 7 * MS_PER_DAY }),
  }));

const anEmail = (): string => `${randomUUID()}@exemplo.com.br`;

/** The owner of the tables inserts the trainer: the call that registers trainers needs a payment and a mail. */
export async function aTrainer(
  prumo: TestApp,
  { name = "Ana Prado", email = anEmail(), subscribed = true } = {},
): Promise<Trainer> {
  const { password_hash, confirmed_at } = confirmed(prumo);
  const { rows } = await prumo.database.owner.query<{ id: number }>(
    `with fresh as (select nextval(pg_get_serial_sequence('users', 'id')) as id),
          account as (
            insert into users (id, trainer_id, role, name, email, password_hash, confirmed_at)
            select id, id, 'trainer', $1, $2, $3, $4 from fresh returning id
          )
     insert into trainers (trainer_id) select id from account returning trainer_id as id`,
    [name, email, password_hash, confirmed_at],
  );
  const id = rows[0]?.id ?? 0;
  if (subscribed) {
    await prumo.database.owner.query(
      `insert into subscriptions (trainer_id, plan_id, plan_name, frequency, value_cents, state, period_start, period_end, created_at)
       select $1, id, name, frequency, value_cents, 'active', $2::date, $2::date + 365, $3
         from subscription_plans where owner_id = 0 order by id limit 1`,
      [id, todayInSaoPaulo(prumo.clock.now().getTime()), confirmed_at],
    );
  }
  return { id, role: "trainer", name, email, ...(await signedIn(prumo, { id })) };
}

/** The first administrator, an owner: each database has one, with id 1. */
export async function anAdmin(prumo: TestApp): Promise<Person> {
  const account = { id: 1, name: "Administração", email: "admin@exemplo.com.br" };
  await inSignInScope(prumo.database.db, ({ tx }) =>
    tx
      .insertInto("users")
      .values({ ...account, role: "admin", admin_roles: ["owner"], ...confirmed(prumo) })
      .onConflict((conflict) => conflict.column("id").doNothing())
      .execute(),
  );
  return { ...account, role: "admin", adminRoles: ["owner"], ...(await signedIn(prumo, account)) };
}

export async function anAdminFor(prumo: TestApp, adminRoles: readonly AdminRole[]): Promise<Person> {
  const account = { name: `Administração ${adminRoles.join(" e ")}`, email: anEmail() };
  const { id } = await inSignInScope(prumo.database.db, ({ tx }) =>
    tx
      .insertInto("users")
      .values({ ...account, role: "admin", admin_roles: adminRoles, ...confirmed(prumo) })
      .returning("id")
      .executeTakeFirstOrThrow(),
  );
  return { ...account, id, role: "admin", adminRoles, ...(await signedIn(prumo, { id })) };
}

/** The trainer's own call registers the student. */
export async function aStudent(
  prumo: TestApp,
  trainer: Trainer,
  draft: Partial<StudentInput> = {},
): Promise<TheirStudent> {
  const { body } = await send(prumo.app, registerStudent, { body: { student: aStudentDraft(draft) }, as: trainer });
  const { id, name, email } = body.student;
  await inSignInScope(prumo.database.db, ({ tx }) =>
    tx.updateTable("users").set(confirmed(prumo)).where("id", "=", id).execute(),
  );
  return { id, role: "student", name, email, trainer, ...(await signedIn(prumo, { id })) };
}

const confirmed = ({ clock }: TestApp) => ({ password_hash: inject("passwordHash"), confirmed_at: clock.now() });

type RegistrationBody = z.input<(typeof registerTrainer)["schema"]["body"]>;

export interface RegistrationInput extends Omit<RegistrationBody, "paymentInformation" | "address"> {
  readonly address: NonNullable<RegistrationBody["address"]>;
}

export type ProfileInput = z.input<typeof ProfileDraft>;

export type StudentInput = z.input<(typeof registerStudent)["schema"]["body"]>["student"];

const anAddress = {
  street: "Avenida Paulista",
  number: "1578",
  neighborhood: "Bela Vista",
  city: "São Paulo",
  state: "SP",
  zipcode: "01310-200",
  complement: "Sala 21",
} as const;

/** A student or the administrator may send the same. */
export const aProfileDraft = (changes: Partial<ProfileInput> = {}): ProfileInput => ({
  fullname: "Ana Prado Lima",
  phone: "11912345678",
  address: { ...anAddress },
  ...changes,
});

/** The payment is missing. */
export const aRegistration = (changes: Partial<RegistrationInput> = {}): RegistrationInput => ({
  fullname: "Beatriz Nogueira",
  email: anEmail(),
  password: "uma senha longa",
  cpf: aCpf(),
  phone: "(11) 9 0026-1207",
  birthdate: "1990-05-12",
  gender: 2,
  address: { ...anAddress },
  terms_version: 1,
  ...changes,
});

export type TrainerInput = z.input<typeof TrainerDraft>;

export const aTrainerDraft = (changes: Partial<TrainerInput> = {}): TrainerInput => ({
  name: "Teresa Brandão",
  email: anEmail(),
  password: "uma senha longa",
  cpf: aCpf(),
  cellphone: "(11)91234-5678",
  birthdate: "1990-05-12",
  gender: 2,
  subscription_plan_id: 1,
  address: { ...anAddress },
  ...changes,
});

/** A man of 30 trains on Mondays, Wednesdays and Fridays. */
export const aStudentDraft = (changes: Partial<StudentInput> = {}): StudentInput => ({
  student_type: "in_person",
  name: "João da Silva",
  email_secundario: "BR",
  cellphone: "(11) 91234-5678",
  email: anEmail(),
  birthdate: "1996-01-15",
  gender: "male",
  personal_anamnesis: { days_of_week: ["monday", "wednesday", "friday"] },
  ...changes,
});
