import { expect, it } from "vitest";
import { listReadinessDocuments } from "#contract/students/readiness-documents.ts";
import {
  listReadinessRules,
  type ReadinessRuleDraft,
  removeReadinessRule,
  saveReadinessRule,
} from "#contract/students/readiness-rules.ts";
import { anAdmin, aStudent, aTrainer } from "../../../testing/people.ts";
import { send, sendAnything } from "../../../testing/send.ts";
import { startTestApp } from "../../../testing/test-app.ts";

const prumo = await startTestApp();
const { app, database } = prumo;
const ana = await aTrainer(prumo);
const joao = await aStudent(prumo, ana);
const admin = await anAdmin(prumo);

const CERTIFICATE_FOR_ALL: ReadinessRuleDraft = {
  authorised_below: 18,
  certified_from: 0,
  months: 6,
  asks_term: false,
  law: "Lei de teste",
  checked_on: "2026-03-01",
};
const save = (state: "BR" | "RJ", body = CERTIFICATE_FOR_ALL) =>
  send(app, saveReadinessRule, { params: { state }, body, as: admin });
const kit = async () => (await send(app, listReadinessDocuments, { params: { id: joao.id }, as: joao })).body.kit;

it("the administrator's ages decide what a student of that state needs, until they are taken back", async () => {
  expect((await kit()).required.map(({ kind }) => kind)).toEqual(["questionnaire"]);
  expect((await save("RJ")).body.rules.map(({ state, is_changed }) => [state, is_changed])).toEqual([
    ["BR", false],
    ["SP", false],
    ["PB", false],
    ["RJ", true],
  ]);
  expect((await kit()).law).not.toBe("Lei de teste");
  await database.owner.query(`update trainers set address = '{"state": "RJ"}' where trainer_id = $1`, [ana.id]);
  expect([(await kit()).law, (await kit()).required.map(({ kind }) => kind)]).toEqual([
    "Lei de teste",
    ["certificate"],
  ]);
  await send(app, removeReadinessRule, { params: { state: "RJ" }, as: admin });
  expect((await kit()).required.map(({ kind }) => kind)).toEqual(["questionnaire"]);
  expect((await send(app, removeReadinessRule, { params: { state: "RJ" }, as: admin })).status).toBe(404);
});

it("the default of all other states is changed and taken back the same way", async () => {
  await database.owner.query("update trainers set address = null where trainer_id = $1", [ana.id]);
  await save("BR");
  expect((await kit()).law).toBe("Lei de teste");
  await send(app, removeReadinessRule, { params: { state: "BR" }, as: admin });
  const { rules } = (await send(app, listReadinessRules, { as: admin })).body;
  expect(rules[0]).toMatchObject({
    state: "BR",
    authorised_below: 15,
    certified_from: 70,
    months: 12,
    is_changed: false,
  });
});

it.each([
  ["authorised_below", 22],
  ["certified_from", 121],
  ["months", 0],
  ["law", ""],
  ["checked_on", "2026-02-30"],
])("a rule whose %s is %s is refused with a sentence at the field", async (field, value) => {
  const body = { ...CERTIFICATE_FOR_ALL, [field]: value };
  const { status, errors } = await sendAnything(app, saveReadinessRule, { params: { state: "RJ" }, body, as: admin });
  expect([status, Object.keys(errors.fields ?? {})]).toEqual([422, [field]]);
});
