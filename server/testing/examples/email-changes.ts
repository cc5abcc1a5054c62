import * as emailChanges from "#contract/people/email-changes.ts";
import { aTrainer } from "../people.ts";
import { aChangedEmail, anAskedEmail } from "../steps/email-changes.ts";
import type { TestApp } from "../test-app.ts";
import type { Example } from "./example.ts";

export const emailChangeExamples = (): Example[] => [
  [emailChanges.findEmailChange, {}],
  [emailChanges.askEmailChange, { body: { email: "outro@prumo.example" } }],
  [emailChanges.withdrawEmailChange, {}],
];

export async function publicEmailChangeExamples(prumo: TestApp): Promise<Example[]> {
  const mover = await aTrainer(prumo, { name: "Mila Mudada" });
  const other = await aTrainer(prumo, { name: "Mauro Mudado" });
  const asked = { querystring: await anAskedEmail(prumo, mover) };
  const changed = { querystring: await aChangedEmail(prumo, other) };
  return [
    [emailChanges.findNewEmail, asked],
    [emailChanges.confirmNewEmail, asked],
    [emailChanges.findFormerEmail, changed],
    [emailChanges.undoEmailChange, changed],
  ];
}
