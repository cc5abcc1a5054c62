import { expect, it } from "vitest";
import { confirmRegister } from "#contract/people/accounts.ts";
import { inSignInScope } from "../../../platform/database/scope.ts";
import { enqueueAccessMails } from "../../../platform/jobs/commands.ts";
import { aTrainer, signedIn } from "../../../testing/people.ts";
import { send } from "../../../testing/send.ts";
import { mailsTo } from "../../../testing/services/outbox.ts";
import { DAY_MS, startTestApp } from "../../../testing/test-app.ts";

const prumo = await startTestApp();
const { app, clock, database, runDueJobs } = prumo;

const everyHour = async () => {
  await database.owner.query("select graphile_worker.add_job('forget_expired_access')");
  await runDueJobs();
};

const leftOf = async ({ id }: { readonly id: number }) => {
  const count = (table: string) => `(select count(*)::int from ${table} where user_id = ${id}) as ${table}`;
  const { rows } = await database.owner.query(
    `select ${count("sessions")}, ${count("access_codes")}, ${count("access_links")}`,
  );
  return rows[0];
};

it("what opens an account is forgotten once it is over, and nothing that still opens it", async () => {
  const ana = await aTrainer(prumo);
  await database.owner.query("update users set confirmed_at = null where id = $1", [ana.id]);
  await inSignInScope(database.db, (scope) => enqueueAccessMails(scope, "confirmation", [ana.id]));
  const [mail] = await mailsTo(prumo, ana.email);
  const token = /token=([\w-]+)/.exec(mail?.text ?? "")?.[1] ?? "";
  const follow = async () => (await send(app, confirmRegister, { querystring: { token } })).status;
  expect(await follow()).toBe(200);

  await everyHour();
  expect(await leftOf(ana)).toEqual({ sessions: 1, access_codes: 1, access_links: 1 });

  clock.advance(8 * DAY_MS);
  await signedIn(prumo, ana);
  await everyHour();
  expect(await leftOf(ana)).toEqual({ sessions: 1, access_codes: 0, access_links: 1 });
  expect(await follow()).toBe(204);

  clock.advance(30 * DAY_MS);
  await everyHour();
  expect(await leftOf(ana)).toEqual({ sessions: 0, access_codes: 0, access_links: 0 });
  expect(await follow()).toBe(422);
});
