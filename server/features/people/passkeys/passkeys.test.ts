import { describe, expect, it } from "vitest";
import { changePassword, listSessions, signIn } from "#contract/people/accounts.ts";
import * as passkeys from "#contract/people/passkeys.ts";
import { listFactors, resetStudentsFactors } from "#contract/people/second-factors.ts";
import { PASSWORD } from "../../../testing/password.ts";
import { anAdmin, aStudent, aTrainer, type Person } from "../../../testing/people.ts";
import { type Bearer, send, sendAnything } from "../../../testing/send.ts";
import { aDevice, aDeviceWithPasskey, aNewPasskey, aPasskeyOf, type Device } from "../../../testing/steps/passkeys.ts";
import { startTestApp } from "../../../testing/test-app.ts";

const prumo = await startTestApp();
const { app, clock, database } = prumo;

const MINUTE = 60_000;
let networks = 0;
const fromElsewhere = () => ({ "x-forwarded-for": `10.8.${networks++}.1` });
const challengeToEnter = async () =>
  (await send(app, passkeys.beginPasskeySignIn, { headers: fromElsewhere() })).body.options.challenge;
const enter = async (device: Device, changes: Partial<Parameters<Device["sign"]>[0]> = {}) => {
  const challenge = changes.challenge ?? (await challengeToEnter());
  const credential = device.sign({ challenge, ...changes });
  return sendAnything(app, passkeys.signInWithPasskey, { body: { credential }, headers: fromElsewhere() });
};
const factorsOf = async (as: Bearer) => (await send(app, listFactors, { as })).body.factors;
const ticketOf = async ({ email }: Person): Promise<string> =>
  JSON.parse((await sendAnything(app, signIn, { body: { email, password: PASSWORD }, headers: fromElsewhere() })).text)
    .ticket;

describe("a passkey", () => {
  it("signs in without a password, whatever the role", async () => {
    const ana = await aTrainer(prumo);
    for (const person of [ana, await aStudent(prumo, ana), await anAdmin(prumo)]) {
      const device = await aDeviceWithPasskey(prumo, person);
      expect(device.recoveryCodes).toHaveLength(10);
      const { status, body } = await enter(device);
      expect(status).toBe(200);
      expect((await send(app, listSessions, { as: body })).status).toBe(200);
    }
  });

  it("is refused with another site's or an old challenge, a second time, or without its owner's finger", async () => {
    const device = await aDeviceWithPasskey(prumo, await aTrainer(prumo));
    const refused = async (changes: Parameters<typeof enter>[1]) => (await enter(device, changes)).errors.code;
    expect(await refused({ origin: "https://prumo.example.evil" })).toBe("passkey_refused");
    expect(await refused({ isVerified: false })).toBe("passkey_refused");
    expect(await refused({ challenge: "x" })).toBe("passkey_refused");
    const challenge = await challengeToEnter();
    expect((await enter(device, { challenge })).status).toBe(200);
    expect(await refused({ challenge })).toBe("passkey_refused");
    const old = await challengeToEnter();
    clock.advance(5 * MINUTE);
    expect(await refused({ challenge: old })).toBe("passkey_refused");
    expect((await enter(aDevice())).errors.code).toBe("passkey_refused");
  });

  it("is used once of several times at once", { tags: "race" }, async () => {
    const device = await aDeviceWithPasskey(prumo, await aTrainer(prumo));
    const challenge = await challengeToEnter();
    const answers = await Promise.all([1, 2, 3].map(() => enter(device, { challenge })));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 422, 422]);
  });

  it("that counts its uses is refused when the count goes back", async () => {
    const device = await aDeviceWithPasskey(prumo, await aTrainer(prumo));
    expect((await enter(device, { counter: 7 })).status).toBe(200);
    for (const counter of [7, 3, 0]) expect((await enter(device, { counter })).errors.code).toBe("passkey_refused");
    expect((await enter(device, { counter: 8 })).status).toBe(200);
  });

  it("is also the second step after the password, and the challenge of one person is no other's", async () => {
    const ana = await aTrainer(prumo);
    const device = await aDeviceWithPasskey(prumo, ana);
    const other = await aTrainer(prumo);
    const others = await aDeviceWithPasskey(prumo, other);
    const ticket = await ticketOf(ana);
    const { challenge } = (await send(app, passkeys.beginPasskeyStep, { body: { ticket } })).body.options;
    const finish = (credential: object) =>
      sendAnything(app, passkeys.finishWithPasskey, { body: { ticket, credential }, headers: fromElsewhere() });
    expect((await finish(others.sign({ challenge }))).errors.code).toBe("factor_refused");
    expect((await finish(device.sign({ challenge: await challengeToEnter() }))).errors.code).toBe("factor_refused");
    expect((await finish(device.sign({ challenge }))).status).toBe(200);
  });

  it("proves who somebody is before what is weighty", async () => {
    const ana = await aTrainer(prumo);
    const device = await aDeviceWithPasskey(prumo, ana);
    clock.advance(10 * MINUTE);
    expect((await sendAnything(app, passkeys.beginPasskey, { as: ana })).errors.code).toBe("proof_required");
    const { challenge } = (await send(app, passkeys.beginPasskeyProof, { as: ana })).body.options;
    const proof = { body: { credential: device.sign({ challenge }) }, as: ana };
    expect((await send(app, passkeys.proveWithPasskey, proof)).status).toBe(204);
    expect((await send(app, passkeys.beginPasskey, { as: ana })).status).toBe(201);
  });

  it("is named, renamed and removed by its owner alone; the last factor takes the recovery codes along", async () => {
    const ana = await aTrainer(prumo);
    const device = await aDeviceWithPasskey(prumo, ana);
    const [key] = (await factorsOf(ana)).passkeys;
    expect(key?.name).toBe("Chrome no Android");
    const one = { params: { id: key?.id ?? 0 } };
    const stranger = await aTrainer(prumo);
    const body = { name: "Meu celular" };
    expect((await send(app, passkeys.renamePasskey, { ...one, body, as: stranger })).status).toBe(404);
    expect((await send(app, passkeys.removePasskey, { ...one, as: stranger })).status).toBe(404);
    expect((await send(app, passkeys.renamePasskey, { ...one, body, as: ana })).status).toBe(204);
    expect((await factorsOf(ana)).passkeys[0]?.name).toBe("Meu celular");
    expect((await send(app, passkeys.removePasskey, { ...one, as: ana })).status).toBe(204);
    expect(await factorsOf(ana)).toEqual({ app: null, passkeys: [], recovery_codes_left: 0 });
    expect((await enter(device)).errors.code).toBe("passkey_refused");
  });

  it("is added once, with a challenge of the person who adds it", async () => {
    const [ana, bruno] = [await aTrainer(prumo), await aTrainer(prumo)];
    const device = aDevice();
    const body = await aNewPasskey(prumo, ana, device);
    const add = (as: Bearer, what: object) => sendAnything(app, passkeys.addPasskey, { body: what, as });
    expect((await add(bruno, body)).errors.code).toBe("passkey_refused");
    expect((await add(ana, body)).status).toBe(201);
    expect((await add(ana, body)).errors.code).toBe("passkey_refused");
    expect((await add(bruno, await aNewPasskey(prumo, bruno, device))).errors.code).toBe("passkey_refused");
  });

  it("is refused when the device names another owner", async () => {
    const device = await aDeviceWithPasskey(prumo, await aTrainer(prumo));
    const credential = device.sign({ challenge: await challengeToEnter() });
    const userHandle = Buffer.from("1").toString("base64url");
    const body = { credential: { ...credential, response: { ...credential.response, userHandle } } };
    const { errors } = await sendAnything(app, passkeys.signInWithPasskey, { body, headers: fromElsewhere() });
    expect(errors.code).toBe("passkey_refused");
  });

  it("is one of ten at most, also when two are added at once", { tags: "race" }, async () => {
    const ana = await aTrainer(prumo);
    for (let kept = 0; kept < 9; kept++) await aPasskeyOf(prumo, ana.id);
    const [first, second] = [await aNewPasskey(prumo, ana), await aNewPasskey(prumo, ana)];
    const add = (body: object) => sendAnything(app, passkeys.addPasskey, { body, as: ana });
    const answers = await Promise.all([add(first), add(second)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 422]);
    expect((await sendAnything(app, passkeys.beginPasskey, { as: ana })).errors.code).toBe("too_many_passkeys");
  });

  it("that is wrong as a second step pauses the account's second step as wrong codes do", async () => {
    const ana = await aTrainer(prumo);
    await aDeviceWithPasskey(prumo, ana);
    const headers = fromElsewhere();
    const wrong = async () => {
      const body = { ticket: await ticketOf(ana), credential: aDevice().sign({ challenge: "x" }) };
      return (await sendAnything(app, passkeys.finishWithPasskey, { body, headers })).status;
    };
    const statuses = [];
    for (let tries = 0; tries < 12; tries++) statuses.push(await wrong());
    expect(statuses.slice(0, 10)).toEqual(Array(10).fill(422));
    expect(statuses.at(-1)).toBe(429);
  });

  it("stays when its owner chooses another password, and goes when somebody in charge removes the factors", async () => {
    const ana = await aTrainer(prumo);
    const student = await aStudent(prumo, ana);
    const device = await aDeviceWithPasskey(prumo, student);
    const body = {
      current_password: PASSWORD,
      new_password: "outra senha boa",
      new_password_confirmation: "outra senha boa",
    };
    expect((await sendAnything(app, changePassword, { body, as: student })).status).toBeLessThan(300);
    expect((await enter(device)).status).toBe(200);
    await send(app, resetStudentsFactors, { params: { id: student.id }, as: ana });
    expect((await enter(device)).errors.code).toBe("passkey_refused");
  });

  it("of a deactivated account opens nothing", async () => {
    const ana = await aTrainer(prumo);
    const device = await aDeviceWithPasskey(prumo, ana);
    await database.owner.query("update users set is_active = false where id = $1", [ana.id]);
    expect((await enter(device)).errors.code).toBe("account_inactive");
  });
});
