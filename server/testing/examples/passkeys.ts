import * as passkeys from "#contract/people/passkeys.ts";
import { createTicket } from "../../platform/credentials/tickets.ts";
import { inSignInScope } from "../../platform/database/scope.ts";
import { aTrainer } from "../people.ts";
import { send } from "../send.ts";
import { aDevice, aDeviceWithPasskey, aPasskeyOf } from "../steps/passkeys.ts";
import type { TestApp } from "../test-app.ts";
import type { Example, ExampleSubjects } from "./example.ts";

export async function passkeyExamples({ prumo }: ExampleSubjects): Promise<Example[]> {
  // Whoever has a passkey no longer proves it by the password, as the examples' people do.
  const params = { id: await aPasskeyOf(prumo, (await aTrainer(prumo)).id) };
  const credential = aDevice().sign({ challenge: "x" });
  return [
    [passkeys.beginPasskey, {}],
    [passkeys.addPasskey, { body: { name: "Chave", credential: aDevice().create({ challenge: "x" }) } }],
    [passkeys.beginPasskeyProof, {}],
    [passkeys.proveWithPasskey, { body: { credential } }],
    [passkeys.renamePasskey, { params, body: { name: "Outra" } }],
    [passkeys.removePasskey, { params }],
  ];
}

export async function publicPasskeyExamples(prumo: TestApp): Promise<Example[]> {
  const keen = await aTrainer(prumo, { name: "Caio Chaveiro" });
  const device = await aDeviceWithPasskey(prumo, keen);
  const ticket = () => inSignInScope(prumo.database.db, (scope) => createTicket(scope, keen.id, prumo.clock.now()));
  const [first, second] = [await ticket(), await ticket()];
  const { challenge } = (await send(prumo.app, passkeys.beginPasskeySignIn, {})).body.options;
  const step = (await send(prumo.app, passkeys.beginPasskeyStep, { body: { ticket: second } })).body.options;
  return [
    [passkeys.beginPasskeySignIn, {}],
    [passkeys.signInWithPasskey, { body: { credential: device.sign({ challenge }) } }],
    [passkeys.beginPasskeyStep, { body: { ticket: first } }],
    [passkeys.finishWithPasskey, { body: { ticket: second, credential: device.sign({ challenge: step.challenge }) } }],
  ];
}
