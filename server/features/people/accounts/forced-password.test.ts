import { expect, it } from "vitest";
import { currentUser } from "#contract/own-data/current-user.ts";
import { changePassword, signIn, signOut } from "#contract/people/accounts.ts";
import { listStudents } from "#contract/students/students.ts";
import { accessOf, calls, nameOf } from "../../../testing/calls.ts";
import { PASSWORD } from "../../../testing/password.ts";
import { aTrainer } from "../../../testing/people.ts";
import { send, sendAnything } from "../../../testing/send.ts";
import { startTestApp } from "../../../testing/test-app.ts";

const prumo = await startTestApp();
const { app, database } = prumo;

const NEXT = "outra senha longa";

/** A trainer whose password the administrator chose. */
async function aNewTrainer(options?: { readonly subscribed: boolean }) {
  const trainer = await aTrainer(prumo, options);
  await database.owner.query("update users set must_change_password = true where id = $1", [trainer.id]);
  return trainer;
}

const passwords = (next: string) => ({
  current_password: PASSWORD,
  new_password: next,
  new_password_confirmation: next,
});

const OPEN = [
  "DELETE /api/v1/auth/logout",
  "GET /api/v1/auth/me",
  "GET /api/v1/auth/proof",
  "POST /api/v1/auth/proof",
  "POST /api/v1/auth/proof/passkey",
  "PUT /api/v1/auth/proof/passkey",
  "PUT /api/v1/auth/password",
];
const ofTrainers = calls.filter((call) => accessOf(call).who !== "public" && accessOf(call).who.includes("trainer"));

it("a trainer whose password the administrator chose reaches the change of the password, the own account and the way out alone", async () => {
  const trainer = await aNewTrainer();
  const closed = ofTrainers.filter((call) => !OPEN.includes(nameOf(call)));
  expect(ofTrainers.length - closed.length).toBe(OPEN.length);
  const params = { id: trainer.id };
  const wrong: unknown[] = [];
  for (const call of closed) {
    const { status, errors } = await sendAnything(app, call, { params, as: trainer });
    if (status !== 403 || errors.code !== "password_change_required") wrong.push([nameOf(call), status, errors]);
  }
  expect(wrong).toEqual([]);
  const me = await send(app, currentUser, { querystring: {}, as: trainer });
  expect([me.status, me.body.user.must_change_password]).toEqual([200, true]);
  expect((await send(app, signOut, { as: trainer })).status).toBe(204);
});

it("another password opens everything, and the same one again does not", async () => {
  const trainer = await aNewTrainer();
  const { body: session } = await send(app, signIn, { body: { email: trainer.email, password: PASSWORD } });
  const same = await send(app, changePassword, { body: passwords(PASSWORD), as: session });
  expect([same.status, same.errors.fields]).toEqual([
    422,
    { new_password: "Escolha uma senha diferente da que você recebeu." },
  ]);
  expect((await send(app, changePassword, { body: passwords(NEXT), as: session })).status).toBe(204);
  expect((await send(app, listStudents, { querystring: {}, as: session })).status).toBe(200);
  const me = await send(app, currentUser, { querystring: {}, as: session });
  expect(me.body.user.must_change_password).toBe(false);
  expect((await send(app, listStudents, { querystring: {}, as: trainer })).status).toBe(401);
});

it("a lapsed trainer chooses the password first, and then pays", async () => {
  const trainer = await aNewTrainer({ subscribed: false });
  const entered = await send(app, signIn, { body: { email: trainer.email, password: PASSWORD } });
  expect(entered.status).toBe(200);
  const as = entered.body;
  expect((await send(app, changePassword, { body: passwords(NEXT), as })).status).toBe(204);
  expect((await send(app, listStudents, { querystring: {}, as })).status).toBe(402);
  const again = await send(app, signIn, { body: { email: trainer.email, password: NEXT } });
  expect(again.status).toBe(402);
});
