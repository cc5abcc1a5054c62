import { notFound, redirect } from "@tanstack/react-router";
import type { Role } from "#contract/call.ts";
import { ApiError } from "../../api/api-error.ts";
import { queryClient } from "../../api/query-client.ts";
import { session } from "../../api/session.ts";
import { type BackSearch, backSearch, type SignInSearch } from "../../features/people/accounts/sign-in-search.ts";
import { isAway } from "../../session/away.ts";
import { type CurrentUser, currentUserQuery, roleOf } from "../../session/current-user.ts";
import { type OfflineStudent, rememberedStudent, rememberedTrainer } from "../../session/offline-student.ts";
import { staysUnanswered } from "../../session/patience.ts";
import { toast } from "../../ui/toast.ts";
import { homeOf, mayOpen } from "./menu.ts";

async function findUser(): Promise<CurrentUser | undefined> {
  // The page goes on below the dialog that asks to sign in.
  if (session.isRecognized() && !session.isOpen()) await session.waitForSignIn(null);
  if (!session.isOpen()) return undefined;
  const user = await readUser().catch(unlessRefused);
  if (user) session.recognize();
  else session.drop();
  return user;
}

async function readUser(): Promise<CurrentUser> {
  const request = queryClient.ensureQueryData(currentUserQuery);
  const student = rememberedStudent(session.token());
  const trainerId = rememberedTrainer(session.token());
  if (!student && trainerId === undefined) return request;
  if (!(await staysUnanswered(request))) return request;
  if (student) await (await import("../../session/kept-answers.ts")).restoreAnswers(student.id);
  else if (trainerId !== undefined) await restoreTrainer(trainerId);
  const user = queryClient.getQueryData(currentUserQuery.queryKey);
  if (!user) return request;
  request.catch(() => undefined);
  return user;
}

async function restoreTrainer(trainerId: number): Promise<void> {
  const { restoreTaken } = await import("../../session/taken-answers.ts");
  await restoreTaken(trainerId, [currentUserQuery.queryKey]);
}

export const optionalSession = async () => ({ user: await findUser() });

interface SignInVisit {
  readonly search: SignInSearch;
}

/** A failing server leaves the page open. */
export async function onlySignedOut({ search }: SignInVisit) {
  const user = await findUser().catch(() => undefined);
  if (!user) return;
  toast.success(`Você já entrou como ${user.fullname}.`);
  throw search.voltar ? redirect({ href: search.voltar }) : redirect(homeOf(user));
}

interface Visit {
  readonly location: { readonly href: string; readonly pathname: string; readonly search: object };
}

/**
 * Every page but those of authentication needs a token that the server knows. The address is kept, to return to it after
 * signing in. A trainer whose password the administrator chose must choose another one first.
 */
export async function requireSession(visit: Visit) {
  const user = await requireUser(visit);
  const search = { voltar: visit.location.href };
  if (user.must_change_password) throw redirect({ to: "/autenticacao/nova_senha", search });
  if (mustEnrol(user)) throw redirect({ to: "/autenticacao/segundo_fator", search });
  return { user };
}

const mustEnrol = ({ second_factor_due_at: due }: CurrentUser) => due !== null && Date.parse(due) <= Date.now();

export async function beforeSecondFactor(visit: Visit) {
  const user = await requireUser(visit);
  if (!mustEnrol(user)) throw onward(visit, user);
  return { user };
}

export async function beforeOwnPassword(visit: Visit) {
  const user = await requireUser(visit);
  if (!user.must_change_password) throw onward(visit, user);
}

function onward({ location }: Visit, user: CurrentUser) {
  const { voltar } = backSearch(location.search);
  return redirect(voltar ? { href: voltar } : homeOf(user));
}

async function requireUser({ location }: Visit): Promise<CurrentUser> {
  const user = await findUser();
  if (user) return user;
  const { voltar = location.href } = backSearch(location.search);
  const to = voltar.startsWith("/admin") ? "/admin/autenticacao/entrar" : "/autenticacao/entrar";
  throw redirect({ to, search: { voltar } });
}

interface StandInVisit {
  readonly cause: string;
  readonly search: BackSearch & { readonly dialog?: unknown };
}

/** The service worker leads here from an address that had no answer. Loaded with a signal, that address opens. */
export function onwardWithSignal({ cause, search }: StandInVisit) {
  if (search.voltar && !search.dialog && cause === "enter" && !isAway()) throw redirect({ href: search.voltar });
}

/** A token that the server refuses before anything is shown counts as none. Other failures go to the error screen. */
function unlessRefused(error: unknown): undefined {
  if (!(error instanceof ApiError) || error.status !== 401) throw error;
}

interface Guarded {
  readonly context: { readonly user: CurrentUser };
}

/** The server refuses other roles in any case. */
export const only =
  (...roles: readonly Role[]) =>
  ({ context }: Guarded) => {
    if (!roles.includes(roleOf(context.user))) throw redirect(homeOf(context.user));
  };

export function onlyAdmins({ context, location }: Guarded & Visit) {
  only("admin")({ context });
  if (!mayOpen(context.user, location.pathname)) throw redirect(homeOf(context.user));
}

/** The training starts without a connection: for it, a session that this device remembers as a student's is enough. */
export async function studentWithoutConnection(visit: Visit): Promise<{ readonly student: OfflineStudent }> {
  const remembered = rememberedStudent(session.token());
  if (remembered) return { student: remembered };
  const { user } = await requireSession(visit);
  only("student")({ context: { user } });
  return { student: { id: user.id, name: user.fullname } };
}

export function ownPageOnly({ context, params }: Guarded & { readonly params: { readonly id: number } }) {
  if (!isId(params.id)) throw notFound();
  const role = roleOf(context.user);
  if (role === "student" && params.id !== context.user.id) throw redirect(homeOf(context.user));
}

const isId = (id: number) => Number.isSafeInteger(id) && id > 0;

export const idParam = {
  parse: ({ id }: { readonly id: string }) => ({ id: Number(id) }),
  stringify: ({ id }: { readonly id: number }) => ({ id: String(id) }),
};

interface MesocycleIds {
  readonly id: number;
  readonly idMacrociclo: number;
  readonly idMesociclo: number;
}

export const mesocycleParams = {
  parse: ({ id, idMacrociclo, idMesociclo }: { readonly [K in keyof MesocycleIds]: string }) => ({
    id: Number(id),
    idMacrociclo: Number(idMacrociclo),
    idMesociclo: Number(idMesociclo),
  }),
  stringify: ({ id, idMacrociclo, idMesociclo }: MesocycleIds) => ({
    id: String(id),
    idMacrociclo: String(idMacrociclo),
    idMesociclo: String(idMesociclo),
  }),
};
