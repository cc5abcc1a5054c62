import { describe, expect, it } from "vitest";
import { listAuditEntries } from "#contract/people/audit.ts";
import * as calls from "#contract/student-billing/receiving.ts";
import { aStudent, aTrainer, type Person } from "../../../testing/people.ts";
import { send } from "../../../testing/send.ts";
import { startTestApp } from "../../../testing/test-app.ts";

const prumo = await startTestApp();
const { app, database } = prumo;
const ana = await aTrainer(prumo);
const joao = await aStudent(prumo, ana);
const bruno = await aTrainer(prumo);
const carla = await aStudent(prumo, bruno);

const PIX = { key: "529.982.247-25", name: "Ana Conceição", city: "São José dos Campos" };
const DRAFT = { pix: PIX, shows_pix_on_page: true, recipient_id: "re_cjyrz9xlq00hw0q9t3xdw5t6r" };
const NONE = { pix: null, shows_pix_on_page: false, recipient_id: null };

const save = (body: Parameters<typeof send<typeof calls.saveReceiving>>[2]["body"], as: Person) =>
  send(app, calls.saveReceiving, { body, as });
const find = async (as: Person) => (await send(app, calls.findReceiving, { as })).body.receiving;
const pixOf = async (as: Person) => (await send(app, calls.findPixReceiver, { as })).body.pix;

describe("how a trainer receives", () => {
  it("is empty before the first change", async () => {
    expect(await find(ana)).toEqual(NONE);
    expect(await pixOf(joao)).toBeNull();
  });

  it("is kept with the key as the directory stores it, and replaced by the next change", async () => {
    const kept = { ...DRAFT, pix: { ...PIX, key: "52998224725", kind: "cpf" } };
    expect((await save(DRAFT, ana)).body.receiving).toEqual(kept);
    expect(await find(ana)).toEqual(kept);
    const phone = { ...PIX, key: "(11) 98765-4321" };
    expect((await save({ ...DRAFT, pix: phone }, ana)).body.receiving.pix).toMatchObject({
      key: "+5511987654321",
      kind: "phone",
    });
  });

  it("is seen by the trainer's students, who see the key alone, and by no other", async () => {
    expect(await pixOf(joao)).toMatchObject({ key: "+5511987654321", name: "Ana Conceição" });
    expect(await pixOf(ana)).toMatchObject({ key: "+5511987654321" });
    for (const stranger of [bruno, carla]) expect(await pixOf(stranger)).toBeNull();
    expect((await send(app, calls.findReceiving, { as: joao })).status).toBe(403);
  });

  it("is recorded in the log of the account when it changes", async () => {
    const { body } = await send(app, listAuditEntries, { querystring: { page: 1, limit: 1 }, as: ana });
    expect(JSON.stringify(body)).toContain("Alterou os dados de recebimento");
  });

  it("shows nothing on the page once the key is gone", async () => {
    expect((await save({ ...DRAFT, pix: null, recipient_id: "" }, ana)).body.receiving).toEqual(NONE);
    expect(await pixOf(joao)).toBeNull();
  });

  it("takes two first changes at once and keeps one row", { tags: "race" }, async () => {
    const dora = await aTrainer(prumo);
    const answers = await Promise.all([save(DRAFT, dora), save({ ...DRAFT, recipient_id: null }, dora)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    const { rowCount } = await database.owner.query("select from receiving where trainer_id = $1", [dora.id]);
    expect(rowCount).toBe(1);
  });

  it.each([
    ["a wrong CPF", { pix: { ...PIX, key: "529.982.247-24" } }, "pix.key"],
    ["a name without a letter of the code", { pix: { ...PIX, name: "愛" } }, "pix.name"],
    ["no city", { pix: { ...PIX, city: " " } }, "pix.city"],
    ["the id of something else", { recipient_id: "rp_cjyrz9xlq00hw0q9t3xdw5t6r" }, "recipient_id"],
  ])("is refused at the field with %s", async (_, changes, field) => {
    const answer = await save({ ...DRAFT, ...changes }, ana);
    expect(answer.status).toBe(422);
    expect(Object.keys(answer.errors.fields ?? {})).toEqual([field]);
  });
});
