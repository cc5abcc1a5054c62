import { describe, expect, it } from "vitest";
import { createTutorial } from "#contract/catalogue/tutorials.ts";
import { currentUser } from "#contract/own-data/current-user.ts";
import { listSessions, resetAdminPassword, signIn, signInAdmin } from "#contract/people/accounts.ts";
import * as administrators from "#contract/people/administrators.ts";
import { changePolicy, listFactors } from "#contract/people/second-factors.ts";
import { listPlans } from "#contract/platform-billing/plans.ts";
import { previewLandingPage, publishLandingPage } from "#contract/public-pages/landing-pages.ts";
import { listStudents } from "#contract/students/students.ts";
import { PASSWORD } from "../../../testing/password.ts";
import { anAdmin, anAdminFor, aTrainer, type Person, signedIn } from "../../../testing/people.ts";
import { type Bearer, send, sendAnything } from "../../../testing/send.ts";
import { mailsTo } from "../../../testing/services/outbox.ts";
import { aLandingPage } from "../../../testing/steps/landing-pages.ts";
import { aDeviceWithPasskey } from "../../../testing/steps/passkeys.ts";
import { anAuthenticatorApp } from "../../../testing/steps/second-factors.ts";
import { DAY_MS, startTestApp, TEST_CONFIG } from "../../../testing/test-app.ts";

const prumo = await startTestApp({ config: { ...TEST_CONFIG, requiresSecondFactor: true } });
const { app, clock, database } = prumo;
const admin = await anAdmin(prumo);

let invitations = 0;
const invite = (as: Bearer, roles: readonly ("owner" | "finance" | "catalogue" | "support")[]) => {
  const email = `pessoa-${++invitations}@exemplo.com.br`;
  const headers = { "x-forwarded-for": `10.9.${invitations}.1` };
  return sendAnything(app, administrators.inviteAdministrator, {
    body: { fullname: "Rita", email, roles },
    as,
    headers,
  });
};
const change = (as: Bearer, { id }: { readonly id: number }, body: object) =>
  sendAnything(app, administrators.changeAdministrator, { params: { id }, body, as });
const enterAdmin = ({ email }: Pick<Person, "email">) =>
  send(app, signInAdmin, { body: { email, password: PASSWORD } });
const tutorial = { name: "A", description: "B.", link: "", tutorial_type: 1, audience: "trainer" };
const write = (as: Bearer) => sendAnything(app, createTutorial, { body: tutorial, as });

describe("an administrator", () => {
  it("is invited by mail with roles, chooses a password, and may do what the roles say", async () => {
    const { administrator } = (await invite(admin, ["catalogue", "finance"])).body;
    expect(administrator).toMatchObject({ roles: ["finance", "catalogue"], is_invited: true, is_active: true });
    const [letter] = await mailsTo(prumo, administrator.email);
    expect(letter?.text).toContain("como financeiro e catálogo");
    const token = /token=([\w-]+)$/m.exec(letter?.text ?? "")?.[1] ?? "";
    const twice = { new_password: PASSWORD, new_password_confirmation: PASSWORD };
    expect((await send(app, resetAdminPassword, { querystring: { token }, body: twice })).status).toBe(204);
    const { body: session } = await enterAdmin(administrator);
    expect((await write(session)).status).toBe(201);
    expect((await sendAnything(app, listStudents, { querystring: {}, as: session })).status).toBe(403);
    expect((await sendAnything(app, administrators.listAdministrators, { as: session })).status).toBe(403);
    const { body: me } = await send(app, currentUser, { querystring: {}, as: session });
    expect(me.user.admin_roles).toEqual(["finance", "catalogue"]);
  });

  it("has an e-mail that no other administrator has, and may have a trainer's", async () => {
    const other = await anAdminFor(prumo, ["support"]);
    const trainer = await aTrainer(prumo);
    const with_ = (email: string) =>
      sendAnything(app, administrators.inviteAdministrator, {
        body: { fullname: "Rita", email, roles: ["support"] },
        as: admin,
      });
    expect((await with_(other.email)).errors.code).toBe("email_taken");
    expect((await with_(trainer.email)).status).toBe(201);
  });

  it("loses at once what another owner takes away, and all sessions when deactivated", async () => {
    const other = await anAdminFor(prumo, ["catalogue"]);
    expect((await write(other)).status).toBe(201);
    await change(admin, other, { roles: ["support"], is_active: true });
    expect((await write(other)).status).toBe(403);
    await change(admin, other, { roles: ["support"], is_active: false });
    expect((await sendAnything(app, listSessions, { as: other })).status).toBe(401);
    expect((await sendAnything(app, signInAdmin, { body: { email: other.email, password: PASSWORD } })).status).toBe(
      403,
    );
  });

  it("without phone and codes is let in anew by an owner, told by mail", async () => {
    const other = await anAdminFor(prumo, ["support"]);
    await anAuthenticatorApp(prumo, other);
    const reset = { params: { id: other.id }, as: await signedIn(prumo, admin) };
    expect((await send(app, administrators.resetAdministratorsAccess, reset)).status).toBe(204);
    expect((await enterAdmin(other)).status).toBe(200);
    expect((await mailsTo(prumo, other.email)).at(-1)?.text).toContain("pela administração");
  });
});

describe("the last owner", () => {
  it("can neither be deactivated nor lose the role", async () => {
    for (const body of [
      { roles: ["finance"], is_active: true },
      { roles: ["owner"], is_active: false },
    ])
      expect((await change(await signedIn(prumo, admin), admin, body)).errors.code).toBe("last_owner");
  });

  it("is one of two who go at once", { tags: "race" }, async () => {
    const other = await anAdminFor(prumo, ["owner"]);
    const [ofAdmin, ofOther] = [await signedIn(prumo, admin), await signedIn(prumo, other)];
    const gone = { roles: ["support"], is_active: true };
    const answers = await Promise.all([change(ofAdmin, other, gone), change(ofOther, admin, gone)]);
    // Whoever is no owner any more may not ask.
    const [first, second] = answers.map(({ status }) => status).sort();
    expect([first, [403, 409].includes(second ?? 0)]).toEqual([200, true]);
    await database.owner.query("update users set admin_roles = '{owner}' where id = 1");
    await database.owner.query("update users set is_active = false where id = $1", [other.id]);
  });

  it("is not who was only invited", async () => {
    await invite(await signedIn(prumo, admin), ["owner"]);
    const body = { roles: ["support"], is_active: true };
    expect((await change(await signedIn(prumo, admin), admin, body)).errors.code).toBe("last_owner");
  });
});

describe("the acts of administrators", () => {
  it("are written down with who, when and how they ended, and reading is none", async () => {
    const other = await anAdminFor(prumo, ["catalogue"]);
    await write(other);
    await sendAnything(app, createTutorial, { body: {}, as: other });
    await send(app, listPlans, { as: other });
    const newest = async () => {
      const { body } = await send(app, administrators.listActs, { querystring: {}, as: await signedIn(prumo, admin) });
      return body.acts.filter(({ administrator }) => administrator.id === other.id);
    };
    await expect.poll(async () => (await newest()).map(({ outcome }) => outcome)).toEqual(["done"]);
    expect((await newest())[0]).toMatchObject({
      summary: "Cadastrar um tutorial",
      address: "/api/v1/admin/tutorials",
      administrator: { fullname: other.name },
      happened_at: clock.now().toISOString(),
    });
  });
});

it("a change of the platform's public page is an act, and a preview of it none", async () => {
  const owner = await anAdminFor(prumo, ["owner"]);
  const params = { id: owner.id };
  await sendAnything(app, previewLandingPage, { params, body: aLandingPage(), as: owner });
  await sendAnything(app, publishLandingPage, { params, body: { published: false }, as: owner });
  const acts = async () => {
    const listed = await send(app, administrators.listActs, { querystring: {}, as: owner });
    return listed.body.acts.filter(({ administrator }) => administrator.id === owner.id);
  };
  await expect
    .poll(async () => (await acts()).map(({ summary }) => summary))
    .toEqual(["Publicar ou despublicar a própria página"]);
});

describe("a required second factor", () => {
  const me = async (as: Bearer) => (await send(app, currentUser, { querystring: {}, as })).body.user;

  it("is asked of an administrator a week after the first sign-in, and then nothing else is open", async () => {
    const other = await anAdminFor(prumo, ["catalogue"]);
    const { body: session } = await enterAdmin(other);
    expect((await me(session)).second_factor_due_at).toBe(new Date(clock.now().getTime() + 7 * DAY_MS).toISOString());
    expect((await write(session)).status).toBe(201);
    clock.advance(7 * DAY_MS);
    const { body: late } = await enterAdmin(other);
    const refused = await write(late);
    expect([refused.status, refused.errors.code]).toEqual([403, "second_factor_required"]);
    expect((await send(app, listFactors, { as: late })).status).toBe(200);
    await anAuthenticatorApp(prumo, late);
    expect((await write(late)).status).toBe(201);
    expect((await me(late)).second_factor_due_at).toBeNull();
  });

  it("may be a passkey, which can be added when nothing else is open", async () => {
    const other = await anAdminFor(prumo, ["catalogue"]);
    await enterAdmin(other);
    clock.advance(7 * DAY_MS);
    const { body: late } = await enterAdmin(other);
    expect((await write(late)).errors.code).toBe("second_factor_required");
    await aDeviceWithPasskey(prumo, late);
    expect((await write(late)).status).toBe(201);
  });

  it("is asked of trainers once an owner wants it, a week later, and no more once the owner does not", async () => {
    const ana = await aTrainer(prumo);
    const enter = async () => (await send(app, signIn, { body: { email: ana.email, password: PASSWORD } })).body;
    const list = (as: Bearer) => sendAnything(app, listStudents, { querystring: {}, as });
    const want = async (requires_trainers: boolean) =>
      send(app, changePolicy, {
        body: { requires_trainers },
        as: await signedIn(prumo, await anAdminFor(prumo, ["owner"])),
      });
    const first = await enter();
    clock.advance(8 * DAY_MS);
    expect((await list(await enter())).status).toBe(200);
    const { policy } = (await want(true)).body;
    expect(policy.trainers_from).toBe(new Date(clock.now().getTime() + 7 * DAY_MS).toISOString());
    expect((await me(await enter())).second_factor_due_at).toBe(policy.trainers_from);
    clock.advance(7 * DAY_MS);
    expect((await list(await enter())).errors.code).toBe("second_factor_required");
    await want(false);
    expect((await list(await enter())).status).toBe(200);
    expect(first.token).toBeTypeOf("string");
  });
});
