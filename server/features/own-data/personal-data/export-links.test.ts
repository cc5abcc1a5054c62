import { describe, expect, it } from "vitest";
import { downloadExport, findExportFile } from "#contract/own-data/personal-data.ts";
import { resetPassword, resetPasswordInstructions } from "#contract/people/accounts.ts";
import { aTrainer, type Person, signedIn } from "../../../testing/people.ts";
import { send, sendAnything } from "../../../testing/send.ts";
import { mailsTo } from "../../../testing/services/outbox.ts";
import { exportsOf } from "../../../testing/steps/exports.ts";
import { DAY_MS, startTestApp } from "../../../testing/test-app.ts";
import { personalDataJobs } from "./jobs.ts";

const prumo = await startTestApp();
const { app, clock, database, dependencies, runDueJobs } = prumo;
const { ask, stateOf, filesKept, linkFor, open } = exportsOf(prumo);

const READY = "A cópia dos seus dados no Prumo está pronta";

/** `meanwhile` runs when the file is kept, and its link not yet mailed. */
async function makeCopy(person: Person, meanwhile: () => Promise<unknown>): Promise<void> {
  await ask(person);
  await database.owner.query("delete from graphile_worker._private_jobs");
  const { rows } = await database.owner.query("select id from data_exports where user_id = $1", [person.id]);
  const keep: typeof dependencies.exports.keep = async (zip) => {
    const kept = await dependencies.exports.keep(zip);
    await meanwhile();
    return kept;
  };
  const jobs = personalDataJobs({ ...dependencies, exports: { ...dependencies.exports, keep } });
  await jobs.find(({ name }) => name === "export_data")?.work({ person: person.id, export: rows[0]?.id }, app.log);
}

describe("asking", () => {
  it("answers at once, and refuses a second one while the first is under way", async () => {
    const fresh = await aTrainer(prumo);
    const { status, body } = await ask(fresh);
    expect([status, body.export.state]).toEqual([201, "queued"]);
    const again = await ask(fresh);
    expect([again.status, again.errors.code]).toEqual([409, "export_under_way"]);
    expect((await stateOf(fresh)).export?.state).toBe("queued");
    await runDueJobs();
    expect((await stateOf(fresh)).export).toMatchObject({
      state: "ready",
      expires_at: new Date(clock.now().getTime() + 2 * DAY_MS).toISOString(),
    });
  });

  it("twice at the same moment begins one", { tags: "race" }, async () => {
    const fresh = await aTrainer(prumo);
    const answers = await Promise.all([ask(fresh), ask(fresh)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409]);
    expect(await mailsTo(prumo, fresh.email)).toHaveLength(1);
  });

  it("is refused after the third in a day, and says when it may be done again", async () => {
    const fresh = await aTrainer(prumo);
    for (const _ of [1, 2, 3]) {
      expect((await ask(fresh)).status).toBe(201);
      await runDueJobs();
      clock.advance(60_000);
    }
    const fourth = await ask(fresh);
    expect([fourth.status, fourth.errors.detail]).toEqual([
      429,
      expect.stringMatching(/^Você já pediu 3 cópias nas últimas 24 horas\. Tente de novo em \d\d? horas?\.$/),
    ]);
    expect(Number(fourth.headers["retry-after"])).toBe(DAY_MS / 1000 - 180);
  });
});

describe("the link", async () => {
  const fresh = await aTrainer(prumo, { name: "Ester <Link>" });
  await ask(fresh);
  const link = await linkFor(fresh);

  it("comes by mail, as text and as HTML, and leads to a page", () => {
    expect(link.mail?.subject).toBe("A cópia dos seus dados no Prumo está pronta");
    expect(link.mail?.text).toContain("O link vale por 48 horas");
    expect(link.mail?.html).toContain(`/meus-dados/${link.key}?expires=${link.expires}&amp;signature=`);
    expect(link.mail?.html).toContain("Olá, Ester &lt;Link&gt;!");
    expect(link.path).toBe(`/meus-dados/${link.key}`);
  });

  it("tells size and end, and brings a ZIP under a name of its own that nobody between keeps", async () => {
    const { body } = await send(app, findExportFile, {
      params: { key: link.key },
      querystring: { expires: link.expires, signature: link.signature },
    });
    const { bytes, headers } = await open(link);
    expect(body).toEqual({ size_bytes: bytes.length, expires_at: new Date(Number(link.expires)).toISOString() });
    expect(headers["content-type"]).toBe("application/zip");
    expect(headers["content-length"]).toBe(String(bytes.length));
    expect(headers["content-disposition"]).toMatch(/^attachment; filename="meus-dados-\d{4}-\d\d-\d\d\.zip"/);
    expect(headers["cache-control"]).toBe("no-store");
  });

  it.each([
    ["another signature", { signature: "x".repeat(43) }],
    ["no signature", { signature: "" }],
    ["a later end", { expires: String(Number(link.expires) + DAY_MS) }],
    ["another file", { key: `${"a".repeat(36)}.zip` }],
  ])("with %s is not found", async (_, change) => {
    for (const call of [downloadExport, findExportFile]) {
      const { key, ...querystring } = { key: link.key, expires: link.expires, signature: link.signature, ...change };
      const answer = await send(app, call, { params: { key }, querystring });
      expect([answer.status, answer.errors.code]).toEqual([404, "not_found"]);
      expect(answer.errors.detail).toMatch(/^Este link expirou ou não é válido/);
    }
  });

  it("of one person opens nothing of another's", async () => {
    const other = await aTrainer(prumo);
    await ask(other);
    const { key } = await linkFor(other);
    expect((await open({ ...link, key })).status).toBe(404);
  });

  it("is over after 48 hours, and within an hour the file is gone", async () => {
    const { rows } = await database.owner.query("select file_key from data_exports where user_id = $1", [fresh.id]);
    const key = rows[0]?.file_key;
    expect(filesKept()).toContain(key);
    clock.advance(2 * DAY_MS);
    expect((await open(link)).status).toBe(404);
    await database.owner.query("select graphile_worker.add_job('expire_data_exports')");
    await runDueJobs();
    await runDueJobs();
    expect(filesKept()).toEqual([]);
    expect((await stateOf(fresh)).export).toMatchObject({ state: "expired" });
  });
});

describe("a copy of who lost and got back the account", () => {
  const NEW = "a senha que a dona escolheu";
  const reset = async ({ id, email }: Person) => {
    const headers = { "x-forwarded-for": `10.${id >> 8}.${id & 255}.1` };
    const body = { email, role_type: "PersonalTrainer" } as const;
    await sendAnything(app, resetPasswordInstructions, { body, headers });
    const text = (await mailsTo(prumo, email)).at(-1)?.text ?? "";
    const querystring = { token: /resetar_senha\?token=([\w-]+)/.exec(text)?.[1] ?? "" };
    const chosen = { new_password: NEW, new_password_confirmation: NEW };
    expect((await send(app, resetPassword, { querystring, body: chosen })).status).toBe(204);
  };

  it("is removed with a mailed reset, whoever asked for it", async () => {
    const fresh = await aTrainer(prumo);
    await ask(fresh);
    const link = await linkFor(fresh);
    expect((await open(link)).status).toBe(200);
    await reset(fresh);
    await runDueJobs();
    expect((await open(link)).status).toBe(404);
    expect((await stateOf({ ...fresh, ...(await signedIn(prumo, fresh)) })).export?.state).toBe("expired");
  });

  it("that is still being made is neither mailed nor kept", async () => {
    const fresh = await aTrainer(prumo);
    const before = filesKept();
    await makeCopy(fresh, () => reset(fresh));
    expect((await mailsTo(prumo, fresh.email)).map(({ subject }) => subject)).not.toContain(READY);
    expect(filesKept()).toEqual(before);
    expect((await stateOf({ ...fresh, ...(await signedIn(prumo, fresh)) })).export?.state).toBe("failed");
  });
});

it("a copy is mailed to the address that the account has when the copy is ready", async () => {
  const fresh = await aTrainer(prumo);
  const email = `novo.${fresh.email}`;
  await makeCopy(fresh, () => database.owner.query("update users set email = $2 where id = $1", [fresh.id, email]));
  expect(await mailsTo(prumo, fresh.email)).toEqual([]);
  expect((await mailsTo(prumo, email)).map(({ subject }) => subject)).toEqual([READY]);
});
