import type { Role } from "#contract/call.ts";
import type { Dependencies } from "../../../../dependencies.ts";
import { type LockedAccount, lockAccount } from "../../../../platform/credentials/account-lock.ts";
import { type NewCode, prepareCode, storeCode } from "../../../../platform/credentials/codes.ts";
import { createLink } from "../../../../platform/credentials/links.ts";
import { inSignInScope, type SignInScope } from "../../../../platform/database/scope.ts";
import { type AccessMailKind, enqueueAccessMails, enqueueMail } from "../../../../platform/jobs/commands.ts";
import type { Letter } from "../../../../platform/mail/letter.ts";
import * as mail from "../mail.ts";
import { awaitsApproval, findAccount, findInvitingTrainer } from "../queries.ts";

type Services = Pick<Dependencies, "db" | "clock">;

/** No account has this id. */
const NO_ACCOUNT = 0;

/** Known and unknown e-mails take the same work here: the job alone finds out whether a mail is sent. */
export const requestAccessMail = (
  { db }: Pick<Dependencies, "db">,
  { kind, roles, email }: { readonly kind: AccessMailKind; readonly roles: readonly Role[]; readonly email: string },
): Promise<void> =>
  inSignInScope(db, async (scope) => {
    const ids: number[] = [];
    for (const role of roles) ids.push((await findAccount(scope, role, email))?.id ?? NO_ACCOUNT);
    await enqueueAccessMails(scope, kind, ids);
  });

/** An account whose trainer has not approved it yet gets no mail. */
export async function sendAccessMail(
  { db, clock }: Services,
  { kind, person }: { readonly kind: AccessMailKind; readonly person: number },
): Promise<void> {
  if (person === NO_ACCOUNT) return;
  const code = await prepareCode();
  await inSignInScope(db, async (scope) => {
    const account = await lockAccount(scope, person);
    if (account?.role === "student" && (await awaitsApproval(scope, person))) return;
    const write = account && LETTERS[kind](account);
    if (write) await enqueueMail(scope, await write(scope, account, { code, now: clock.now() }));
  });
}

interface LetterCode {
  readonly code: NewCode;
  readonly now: Date;
}

type Writer = (scope: SignInScope, account: LockedAccount, letterCode: LetterCode) => Promise<Letter>;

const LETTERS: Readonly<Record<AccessMailKind, (account: LockedAccount) => Writer | undefined>> = {
  invitation: ({ password_hash }) => (password_hash ? undefined : invite),
  access: ({ role, password_hash }) => {
    if (role === "trainer") return sendTrainerAccess;
    return password_hash ? sendAccessAgain : invite;
  },
  confirmation: ({ role, password_hash, confirmed_at }) => {
    if (confirmed_at) return undefined;
    return role === "student" && !password_hash ? invite : askToConfirm;
  },
  password_reset: ({ role }) => (role === "admin" ? resetAdmin : reset),
};

const invite: Writer = async (scope, account, { code, now }) => {
  await storeCode(scope, account.id, { purpose: "confirm_registration", hash: code.hash, now });
  const token = await createLink(scope, account.id, "confirm_student", { now });
  const trainer = await findInvitingTrainer(scope, account.id);
  return mail.invitation(account, { trainer, token, code: code.code });
};

const sendAccessAgain: Writer = async (scope, account, { now }) => {
  const token = await createLink(scope, account.id, "reset_password", { now });
  const trainer = await findInvitingTrainer(scope, account.id);
  return mail.accessAgain(account, { trainer, token });
};

const sendTrainerAccess: Writer = async (scope, account, { now }) =>
  mail.trainerAccess(account, await createLink(scope, account.id, "reset_password", { now }));

const askToConfirm: Writer = async (scope, account, { code, now }) => {
  await storeCode(scope, account.id, { purpose: "confirm_registration", hash: code.hash, now });
  return mail.confirmation(account, await createLink(scope, account.id, "confirm_registration", { now }), code.code);
};

const reset: Writer = async (scope, account, { code, now }) => {
  await storeCode(scope, account.id, { purpose: "reset_password", hash: code.hash, now });
  const token = await createLink(scope, account.id, "reset_password", { now });
  return mail.passwordReset(account, { token, code: code.code });
};

const resetAdmin: Writer = async (scope, account, { now }) =>
  mail.adminPasswordReset(account, await createLink(scope, account.id, "reset_password", { now }));
