import { z } from "zod";
import { ADMIN_ROLES } from "#domain/administration.ts";
import { PAYMENT_STATES } from "#domain/billing/payments.ts";
import { STUDENT_PAYMENT_METHODS } from "#domain/billing/student-payments.ts";
import { codesOf } from "#domain/text/labels.ts";
import { MESSAGES } from "#domain/text/messages.ts";
import { call } from "../call.ts";
import { LapsedBody, SecondStepBody, UnconfirmedBody } from "../errors.ts";
import { Flag, failures, Id, Nothing } from "../wire.ts";
import * as endpoints from "./accounts.endpoints.ts";
import { Address } from "./addresses.ts";

export const PaymentLine = z.object({
  id: Id,
  created_at: z.string(),
  /** In reais. */
  value: z.number(),
  payment_method: z.enum(codesOf(STUDENT_PAYMENT_METHODS)),
  card_brand: z.string().nullable(),
  status: z.enum(codesOf(PAYMENT_STATES)),
});
export type PaymentLine = z.infer<typeof PaymentLine>;

export const Email = z.string().trim().toLowerCase().max(254).pipe(z.email(MESSAGES.email));
export const NewPassword = z.string().min(8, MESSAGES.password).max(200);

export const Credentials = z.object({
  email: Email,
  password: z.string().min(1, MESSAGES.required).max(200),
});

export const SignIn = Credentials.extend({
  /** true: a student's account, false: a trainer's. An e-mail is unique per role. Absent: both are tried. */
  students: z.boolean().optional(),
  version: z.string().max(20).optional(),
});

export const SignedIn = z.object({ token: z.string() });

const PlanName = z.object({ name: z.string() });
const UserSubscription = z.object({ status: z.string(), subscription_plan: PlanName });

/** The signed-in person. `id` and `role_id` are equal: an account and its profile share the id. */
export const CurrentUser = z.object({
  id: Id,
  role_id: Id,
  role_type: z.enum(["Admin", "PersonalTrainer", "Student"]),
  fullname: z.string(),
  email: z.string(),
  phone: z.string().nullable(),
  photo_url: z.string().nullable(),
  is_active: z.boolean(),
  /** The administrator chose the password: every other call answers 403 `password_change_required` until the person changes it. */
  must_change_password: z.boolean(),
  /** Until then a second factor must be added; after it only that is open. Null: it is there, or a choice. */
  second_factor_due_at: z.string().nullable(),
  /** Empty for everybody but administrators. */
  admin_roles: z.array(z.enum(codesOf(ADMIN_ROLES))),
  last_sign_in_at: z.string().nullable(),
  /** Despite its name: a student's country of residence, which chooses the phone's mask. */
  email_secundario: z.string().nullable(),
  cpf: z.string().nullable(),
  address: Address.nullable(),
  age: z.number().nullable(),
  students_count: z.number().nullable(),
  current_subscription: UserSubscription.nullable(),
  subscription: UserSubscription.nullable(),
  subscriptions: z.array(z.object({ subscription_plans: PlanName })),
  owes_subscription: z.boolean(),
  payments: z.array(PaymentLine),
  trial_ends_on: z.string().nullable(),
  may_generate_trainings: z.boolean(),
});
export type CurrentUser = z.infer<typeof CurrentUser>;

/**
 * 401 `wrong_credentials` for an unknown e-mail and a wrong password alike; 403 `account_inactive`; 422 `account_unconfirmed`.
 * 401 `second_step_needed` with a ticket: the account has a second factor. 409 `role_undecided`: without `students`, the password opens a trainer's account and a student's.
 */
export const signIn = call(endpoints.signIn, {
  schema: {
    summary: "Entrar como personal ou aluno",
    tags: ["accounts"],
    body: SignIn,
    response: {
      200: SignedIn,
      ...failures(400, 403, 409, 429),
      401: SecondStepBody,
      402: LapsedBody,
      422: UnconfirmedBody,
    },
  },
});

export const signInAdmin = call(endpoints.signInAdmin, {
  schema: {
    summary: "Entrar como administrador",
    tags: ["accounts"],
    body: Credentials,
    response: { 200: SignedIn, ...failures(400, 403, 422, 429), 401: SecondStepBody },
  },
});

export const signOut = call(endpoints.signOut, {
  schema: { summary: "Sair", tags: ["accounts"], response: { 204: Nothing, ...failures(401) } },
});

export const signOutAdmin = call(endpoints.signOutAdmin, {
  schema: { summary: "Sair (administrador)", tags: ["accounts"], response: { 204: Nothing, ...failures(401, 403) } },
});

/** The holder of the mailed link may choose the password, and so may read name, e-mail and trainer. */
const Invitation = z.object({
  name: z.string(),
  email: z.string(),
  personal: z.object({ name: z.string(), photo_url: z.string().nullable() }),
});
export type Invitation = z.infer<typeof Invitation>;

/** 422 `link_expired` once used or after 48 hours. */
export const findInvitation = call(endpoints.findInvitation, {
  schema: {
    summary: "Ver quem convidou, pelo convite recebido",
    tags: ["accounts"],
    querystring: z.object({ token: z.string().min(1).max(200) }),
    response: { 200: z.object({ invitation: Invitation }), ...failures(400, 422, 429) },
  },
});

/**
 * Sets the first password of an invited student, confirms the account and signs in. 422 `link_expired` once used or after 48
 * hours; 403 `account_inactive`, and the link can still be used.
 */
export const confirmUserPassword = call(endpoints.confirmUserPassword, {
  schema: {
    summary: "Criar a senha pelo convite recebido",
    tags: ["accounts"],
    querystring: z.object({ token: z.string().min(1).max(200) }),
    body: z.object({ password: NewPassword }),
    response: { 200: SignedIn, ...failures(400, 401, 403, 422, 429) },
  },
});

const Token = z.string().min(1).max(200);
const Done = z.object({ success: z.literal(true) });

const code = (message: string) => z.string().trim().min(1, message).max(6).toUpperCase();

/** 200 the first time, 204 again. 422 `link_expired`, `code_refused`. `token`: an invited student still chooses a password with it. */
export const confirmRegister = call(endpoints.confirmRegister, {
  schema: {
    summary: "Confirmar o cadastro pelo link ou pelo código",
    tags: ["accounts"],
    querystring: z.union([
      z.object({ token: Token }),
      z.object({
        email: Email,
        code: code("Por favor, informe o código de confirmação."),
        students: Flag.default(false),
      }),
    ]),
    response: { 200: Done.extend({ token: z.string().optional() }), 204: Nothing, ...failures(400, 422, 429) },
  },
});

/** The account that a mailed link confirms; asking uses nothing up. 204 once confirmed, 422 `link_expired` after 48 hours. */
export const findConfirmation = call(endpoints.findConfirmation, {
  schema: {
    summary: "Ver qual cadastro o link recebido confirma",
    tags: ["accounts"],
    querystring: z.object({ token: Token }),
    response: {
      200: z.object({ confirmation: z.object({ name: z.string(), email: z.string() }) }),
      204: Nothing,
      ...failures(400, 422, 429),
    },
  },
});

/** Confirms the registration and signs in. 422 `link_expired` also once confirmed; 403 `account_inactive`, and the link can still be used. */
export const enterByConfirmation = call(endpoints.enterByConfirmation, {
  schema: {
    summary: "Confirmar o cadastro pelo link recebido e entrar",
    tags: ["accounts"],
    querystring: z.object({ token: Token }),
    response: { 200: SignedIn, ...failures(400, 401, 403, 422, 429) },
  },
});

/** Always 204: neither the answer nor its time tells whether the e-mail has an account. */
export const newConfirmRegisterCode = call(endpoints.newConfirmRegisterCode, {
  schema: {
    summary: "Receber um novo código de confirmação",
    tags: ["accounts"],
    body: z.object({ user: z.object({ email: Email, students: Flag.default(false) }) }),
    response: { 204: Nothing, ...failures(400, 422, 429) },
  },
});

const ResetRole = z.enum(["Student", "PersonalTrainer"]);

export const resetPasswordInstructions = call(endpoints.resetPasswordInstructions, {
  schema: {
    summary: "Receber instruções para redefinir a senha",
    tags: ["accounts"],
    // Without a role each account of the e-mail gets its mail.
    body: z.object({ email: Email, role_type: ResetRole.optional() }),
    response: { 204: Nothing, ...failures(400, 422, 429) },
  },
});

/** Trades the mailed code for the token of `reset_password`. 422 `code_refused` also for an unknown e-mail. */
export const confirmResetPasswordCode = call(endpoints.confirmResetPasswordCode, {
  schema: {
    summary: "Conferir o código de redefinição de senha",
    tags: ["accounts"],
    body: z.object({
      email: Email,
      role_type: ResetRole,
      code: code("Por favor, informe o código de verificação."),
    }),
    response: { 200: z.object({ success: z.literal(true), token: z.string() }), ...failures(400, 422, 429) },
  },
});

const NewPasswords = z.object({ new_password: NewPassword, new_password_confirmation: z.string().max(200) });
const agree = ({ new_password, new_password_confirmation }: z.output<typeof NewPasswords>) =>
  new_password === new_password_confirmation;
const DISAGREEMENT = { path: ["new_password_confirmation"], message: "As senhas não são iguais" };

/** Ends every session of the account. 422 `link_expired` once used or when its time is over. */
export const resetPassword = call(endpoints.resetPassword, {
  schema: {
    summary: "Redefinir a senha",
    tags: ["accounts"],
    querystring: z.object({ token: Token }),
    body: NewPasswords.refine(agree, DISAGREEMENT),
    response: { 204: Nothing, ...failures(400, 422, 429) },
  },
});

export const resetAdminPasswordInstructions = call(endpoints.resetAdminPasswordInstructions, {
  schema: {
    summary: "Receber instruções para redefinir a senha (administrador)",
    tags: ["accounts"],
    body: z.object({ email: Email }),
    response: { 204: Nothing, ...failures(400, 422, 429) },
  },
});

export const resetAdminPassword = call(endpoints.resetAdminPassword, {
  schema: {
    summary: "Redefinir a senha (administrador)",
    tags: ["accounts"],
    querystring: z.object({ token: Token }),
    body: NewPasswords.refine(agree, DISAGREEMENT),
    response: { 204: Nothing, ...failures(400, 422, 429) },
  },
});

export const OpenSession = z.object({
  id: Id,
  created_at: z.string(),
  /** To the hour. */
  used_at: z.string(),
  /** Unless it is used before. */
  expires_at: z.string(),
  user_agent: z.string().nullable(),
  is_current: z.boolean(),
});
export type OpenSession = z.infer<typeof OpenSession>;

export const listSessions = call(endpoints.listSessions, {
  schema: {
    summary: "Onde estou conectado",
    tags: ["accounts"],
    response: { 200: z.object({ sessions: z.array(OpenSession) }), ...failures(401) },
  },
});

export const endOwnSession = call(endpoints.endOwnSession, {
  schema: {
    summary: "Encerrar uma sessão minha",
    tags: ["accounts"],
    params: z.object({ id: Id }),
    response: { 204: Nothing, ...failures(401, 404) },
  },
});

/** A lost phone: the student signs in anew. */
export const endStudentsSessions = call(endpoints.endStudentsSessions, {
  schema: {
    summary: "Encerrar as sessões de um aluno",
    tags: ["students"],
    params: z.object({ id: Id }),
    response: { 204: Nothing, ...failures(401, 403, 404) },
  },
});

export const endTrainersSessions = call(endpoints.endTrainersSessions, {
  schema: {
    summary: "Encerrar as sessões de um personal",
    tags: ["trainers"],
    params: z.object({ id: Id }),
    response: { 204: Nothing, ...failures(401, 403, 404) },
  },
});

/** Ends the other sessions. With a second factor 403 `proof_required` after ten minutes. 422 with `fields.current_password` when that one is wrong, `fields.new_password` when it is the administrator's again. */
export const changePassword = call(endpoints.changePassword, {
  schema: {
    summary: "Alterar a minha senha",
    tags: ["accounts"],
    body: NewPasswords.extend({ current_password: z.string().min(1, MESSAGES.required).max(200) }).refine(
      agree,
      DISAGREEMENT,
    ),
    response: { 204: Nothing, ...failures(400, 401, 403, 422, 429) },
  },
});
