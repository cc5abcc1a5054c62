import { currentUser } from "#contract/own-data/current-user.ts";
import * as profile from "#contract/own-data/profile.ts";
import * as accounts from "#contract/people/accounts.ts";
import * as audit from "#contract/people/audit.ts";
import * as factors from "#contract/people/second-factors.ts";
import * as terms from "#contract/people/terms.ts";
import * as payments from "#contract/platform-billing/subscription-payments.ts";
import { PASSWORD } from "../password.ts";
import { aProfileDraft } from "../people.ts";
import { send } from "../send.ts";
import type { Example, ExampleSubjects } from "./example.ts";

export const SAME_PASSWORD = { new_password: PASSWORD, new_password_confirmation: PASSWORD };

export async function accountExamples({ prumo, ana, joao }: ExampleSubjects): Promise<Example[]> {
  const [session] = (await send(prumo.app, accounts.listSessions, { as: ana })).body.sessions;
  return [
    [accounts.signOut, {}],
    [accounts.signOutAdmin, {}],
    [accounts.listSessions, {}],
    [accounts.endOwnSession, { params: { id: session?.id } }],
    [factors.listFactors, {}],
    [factors.findProof, {}],
    [factors.prove, { body: { password: PASSWORD } }],
    [factors.beginApp, {}],
    [factors.confirmApp, { body: { code: "123456" } }],
    [factors.renewRecoveryCodes, {}],
    [factors.removeApp, {}],
    [factors.resetStudentsFactors, { params: { id: joao.id } }],
    [accounts.endStudentsSessions, { params: { id: joao.id } }],
    [accounts.endTrainersSessions, { params: { id: ana.id } }],
    [factors.resetTrainersFactors, { params: { id: ana.id } }],
    [accounts.changePassword, { body: { current_password: PASSWORD, ...SAME_PASSWORD } }],
    [audit.listAuditEntries, { querystring: { page: 1, limit: 10 } }],
    [currentUser, { querystring: { version: "1.0" } }],
    [payments.listPayments, { querystring: { user_id: joao.id, page: 1, limit: 10 } }],
    [profile.findProfile, {}],
    [profile.findOwnTrainer, {}],
    [profile.updateProfile, { body: { user: aProfileDraft() } }],
    [profile.changeSheets, { body: { draws_exercises: false } }],
    [profile.changeLogo, { body: { logo: "" } }],
    [terms.listTermsVersions, {}],
    [terms.listConsents, {}],
    [terms.giveConsent, { body: { version: 1 } }],
    [terms.publishTerms, { body: { version: 1, description: "<h2>Termos</h2><p>Nova versão.</p>" } }],
  ];
}
