import { queryOptions } from "@tanstack/react-query";
import type { Role } from "#contract/call.ts";
import * as endpoints from "#contract/people/accounts.endpoints.ts";
import { type Endpoints, send } from "../../../api/api.ts";
import { ApiError } from "../../../api/api-error.ts";
import { queryClient } from "../../../api/query-client.ts";
import { lastEmail, session, studentDevice } from "../../../api/session.ts";
import { CLIENT_VERSION, currentUserQuery, findCurrentUser, roleOf } from "../../../session/current-user.ts";
import { forgetDrafts } from "../../../session/drafts.ts";
import { forgetOffline, rememberedStudent } from "../../../session/offline-student.ts";
import { awaitedConfirmation } from "./awaited-confirmation.ts";

export type { Invitation, OpenSession } from "#contract/people/accounts.ts";

const accounts: Endpoints<typeof import("#contract/people/accounts.ts")> = endpoints;

/* A press loads them: who enters by password alone does without. */
const loadPasskeys = () => import("../passkeys/data.ts");
const loadFactors = () => import("../second-factors/data.ts");

export interface Credentials {
  readonly email: string;
  readonly password: string;
  /** Undefined: the server finds out whose e-mail and password these are. */
  readonly students: boolean | undefined;
  /** The second step, after the password was right. */
  readonly second?: SecondStep;
}

interface SecondStep {
  readonly ticket: string;
  /** Undefined: a passkey is asked for. */
  readonly code: string | undefined;
}

const tidy = (email: string) => email.trim().toLowerCase();

interface Entrance {
  readonly token: string;
  /** The subscription has lapsed: the token opens its renewal, and everything once that is paid. */
  readonly isLapsed: boolean;
}

function lapsedEntrance(error: unknown): Entrance {
  if (!(error instanceof ApiError) || !error.token) throw error;
  return { token: error.token, isLapsed: true };
}

function askForToken({ email, password, students, second }: Credentials, admin: boolean): Promise<Entrance> {
  const body = { email: tidy(email), password };
  const answer = second
    ? takeSecondStep(second)
    : admin
      ? send(accounts.signInAdmin, { body })
      : send(accounts.signIn, {
          body: { ...body, ...(students !== undefined && { students }), version: CLIENT_VERSION },
        });
  return answer.then(({ token }) => ({ token, isLapsed: false }), lapsedEntrance);
}

async function takeSecondStep({ ticket, code }: SecondStep): Promise<{ token: string }> {
  if (code === undefined) return (await loadPasskeys()).finishWithPasskey(ticket);
  return (await loadFactors()).finishSignIn({ ticket, code });
}

const RENEWAL = "/autenticacao/renovar_plano";

export async function enter(credentials: Credentials, onward: string, admin = false): Promise<string> {
  const { token, isLapsed } = await askForToken(credentials, admin);
  await begin(token, tidy(credentials.email));
  studentDevice.write(credentials.students === true);
  return isLapsed ? RENEWAL : onward;
}

async function askByPasskey(): Promise<Entrance> {
  const { signInWithPasskey } = await loadPasskeys();
  return signInWithPasskey().then(({ token }) => ({ token, isLapsed: false }), lapsedEntrance);
}

/** Without e-mail and password: the passkey tells whose it is. */
export async function enterByPasskey(onward: string | undefined): Promise<string> {
  const { token, isLapsed } = await askByPasskey();
  session.start(token);
  const user = await findCurrentUser();
  await begin(token, user.email);
  if (isLapsed) return RENEWAL;
  return onward ?? (roleOf(user) === "admin" ? "/admin/home" : "/inicio");
}

async function begin(token: string, email: string): Promise<void> {
  const former = lastEmail.read();
  // Half-typed forms and trainings stay only for the person whose session ended.
  if (former && former !== email) {
    forgetDrafts();
    await forgetOffline();
  }
  awaitedConfirmation.clear();
  lastEmail.write(email);
  queryClient.clear();
  session.start(token);
}

export function formerRole(): Role | undefined {
  const former = queryClient.getQueryData(currentUserQuery.queryKey);
  return former ? roleOf(former) : rememberedStudent() && "student";
}

export async function enterAgain(credentials: Credentials, admin: boolean): Promise<void> {
  const isSameTrainer = formerRole() === "trainer" && lastEmail.read() === tidy(credentials.email);
  const students = credentials.students ?? (isSameTrainer ? false : undefined);
  await resumeAs((await askForToken({ ...credentials, students }, admin)).token);
}

export const enterAgainByPasskey = async (): Promise<void> => resumeAs((await askByPasskey()).token);

/** A different person gets a fresh page, never the former one's data. */
async function resumeAs(token: string): Promise<void> {
  const former = queryClient.getQueryData(currentUserQuery.queryKey) ?? rememberedStudent();
  session.start(token);
  const user = await findCurrentUser();
  const isAnother = former !== undefined && former.id !== user.id;
  if (isAnother) {
    forgetDrafts();
    await forgetOffline();
  }
  lastEmail.write(user.email);
  if (isAnother) return location.assign("/");
  session.resume();
  await queryClient.invalidateQueries();
}

export async function leave(admin: boolean): Promise<void> {
  await (admin ? send(accounts.signOutAdmin, {}) : send(accounts.signOut, {})).catch((error: unknown) => {
    // Ended from elsewhere: there is nothing left to end.
    if (!(error instanceof ApiError) || error.status !== 401) throw error;
  });
  // Half-typed forms belong to the person: the next one at this computer finds none.
  forgetDrafts();
  session.end();
  await forgetOffline();
  location.assign(admin ? "/admin" : "/");
}

export const invitationQuery = (token: string) =>
  queryOptions({
    queryKey: ["invitation", token],
    queryFn: async ({ signal }) => (await send(accounts.findInvitation, { querystring: { token } }, signal)).invitation,
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });

/** Signs the invited student in. */
export async function createPassword(link: string, email: string, password: string): Promise<void> {
  const { token } = await send(accounts.confirmUserPassword, { querystring: { token: link }, body: { password } });
  await begin(token, email);
}

export interface AccountName {
  readonly email: string;
  readonly students: boolean;
}

/** Null: it was confirmed before. */
export const confirmationQuery = (token: string) =>
  queryOptions({
    queryKey: ["confirmation", token],
    queryFn: async ({ signal }) =>
      (await send(accounts.findConfirmation, { querystring: { token } }, signal))?.confirmation ?? null,
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });

/** Confirms the registration and signs in. */
export async function enterByLink(link: string, email: string): Promise<void> {
  const { token } = await send(accounts.enterByConfirmation, { querystring: { token: link } });
  await begin(token, email);
}

export const confirmByCode = ({ email, students }: AccountName, code: string) =>
  send(accounts.confirmRegister, { querystring: { email: tidy(email), code, students } });

export const sendNewCode = ({ email, students }: AccountName) =>
  send(accounts.newConfirmRegisterCode, { body: { user: { email: tidy(email), students } } });

export const sendResetInstructions = ({ email, students }: AccountName, admin: boolean) =>
  admin
    ? send(accounts.resetAdminPasswordInstructions, { body: { email: tidy(email) } })
    : send(accounts.resetPasswordInstructions, {
        body: { email: tidy(email), ...(students && { role_type: "Student" }) },
      });

/** Without "Sou Aluno" the code may be that of either account. */
export async function tradeResetCode({ email, students }: AccountName, code: string): Promise<string> {
  const trade = async (role_type: "PersonalTrainer" | "Student") =>
    (await send(accounts.confirmResetPasswordCode, { body: { email: tidy(email), role_type, code } })).token;
  if (students) return trade("Student");
  return trade("PersonalTrainer").catch((error: unknown) => {
    if (error instanceof ApiError && error.code === "code_refused") return trade("Student");
    throw error;
  });
}

export interface NewPasswords {
  readonly new_password: string;
  readonly new_password_confirmation: string;
}

export function choosePassword(token: string, body: NewPasswords, admin: boolean): Promise<undefined> {
  const querystring = { token };
  return admin
    ? send(accounts.resetAdminPassword, { querystring, body })
    : send(accounts.resetPassword, { querystring, body });
}

export const sessionsQuery = queryOptions({
  queryKey: ["sessions"],
  queryFn: async ({ signal }) => (await send(accounts.listSessions, {}, signal)).sessions,
});

export async function endOneSession(id: number): Promise<void> {
  await send(accounts.endOwnSession, { params: { id } });
  await queryClient.invalidateQueries(sessionsQuery);
}

export const endStudentsSessions = (id: number) => send(accounts.endStudentsSessions, { params: { id } });

export const endTrainersSessions = (id: number) => send(accounts.endTrainersSessions, { params: { id } });

export async function changePassword(body: NewPasswords & { readonly current_password: string }): Promise<void> {
  await send(accounts.changePassword, { body });
  await queryClient.invalidateQueries(sessionsQuery);
}
