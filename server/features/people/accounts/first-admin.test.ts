import { describe, expect, it } from "vitest";
import { currentUser } from "#contract/own-data/current-user.ts";
import { resetAdminPassword, resetPassword, signInAdmin } from "#contract/people/accounts.ts";
import { inSignInScope } from "../../../platform/database/scope.ts";
import { aTrainer } from "../../../testing/people.ts";
import { send } from "../../../testing/send.ts";
import { mailsTo } from "../../../testing/services/outbox.ts";
import { startTestApp } from "../../../testing/test-app.ts";
import { inviteAdmin } from "./commands.ts";
import { hasAdmin } from "./queries.ts";

const prumo = await startTestApp();
const { app, clock, database } = prumo;
const PASSWORD = "pedra sobre pedra";
const choice = { new_password: PASSWORD, new_password_confirmation: PASSWORD };

const invite = (email: string) => inSignInScope(database.db, (scope) => inviteAdmin(scope, email, clock.now()));
const isThere = () => inSignInScope(database.db, hasAdmin);
const tokensTo = async (email: string) =>
  (await mailsTo(prumo, email)).map(({ text }) => /resetar_senha\?token=([\w-]+)/.exec(text)?.[1] ?? "");
const choose = (token = "") => send(app, resetAdminPassword, { querystring: { token }, body: choice });
const enter = (email: string) => send(app, signInAdmin, { body: { email, password: PASSWORD } });

describe("the first administrator", () => {
  it("is invited by mail, chooses a password once, and has the id 1, whoever was there before", async () => {
    await aTrainer(prumo);
    expect(await isThere()).toBe(false);
    expect(await Promise.all([invite("chefe@exemplo.com.br"), invite("chefe@exemplo.com.br")])).toEqual(
      expect.arrayContaining([{ outcome: "invited" }, { outcome: "is_there" }]),
    );
    expect(await isThere()).toBe(true);
    expect((await enter("chefe@exemplo.com.br")).errors.code).toBe("wrong_credentials");

    const tokens = await tokensTo("chefe@exemplo.com.br");
    expect(tokens).toHaveLength(1);
    const [token = ""] = tokens;
    expect((await send(app, resetPassword, { querystring: { token }, body: choice })).status).toBe(422);
    expect((await choose(token)).status).toBe(204);
    expect((await choose(token)).errors.code).toBe("link_expired");
    const { body } = await enter("chefe@exemplo.com.br");
    const me = await send(app, currentUser, { querystring: {}, as: body });
    expect(me.body.user).toMatchObject({ id: 1, role_type: "Admin", email: "chefe@exemplo.com.br" });
  });

  it("who has a password is neither replaced nor invited again by another start", async () => {
    expect([await invite("chefe@exemplo.com.br"), await invite("intruso@exemplo.com.br")]).toEqual([
      { outcome: "is_there" },
      { outcome: "is_there" },
    ]);
    expect(await tokensTo("intruso@exemplo.com.br")).toEqual([]);
    expect((await enter("chefe@exemplo.com.br")).status).toBe(200);
  });

  it("whose address was mistyped is invited anew, and the link that went astray opens nothing", async () => {
    await database.owner.query("delete from users where id = 1");
    await invite("chefe@exenplo.com.br");
    expect(await invite("certo@exemplo.com.br")).toEqual({ outcome: "invited" });
    const [[astray], [right]] = [await tokensTo("chefe@exenplo.com.br"), await tokensTo("certo@exemplo.com.br")];
    expect((await choose(astray)).errors.code).toBe("link_expired");
    expect((await choose(right)).status).toBe(204);
    expect((await enter("certo@exemplo.com.br")).status).toBe(200);
  });
});
