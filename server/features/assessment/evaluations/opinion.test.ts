import { expect, it } from "vitest";
import { listOpinionBlocks, saveOpinionBlocks } from "#contract/assessment/opinion-blocks.ts";
import { findEvaluation, updateMesocycle } from "#contract/planning/mesocycles.ts";
import { aStudent, aTrainer } from "../../../testing/people.ts";
import { type Bearer, send, sendAnything } from "../../../testing/send.ts";
import { aMesocycle, anEvaluation, evaluationBody } from "../../../testing/steps/cycles.ts";
import { startTestApp } from "../../../testing/test-app.ts";

const prumo = await startTestApp();
const { app } = prumo;
const ana = await aTrainer(prumo);
const joao = await aStudent(prumo, ana);
const path = await aMesocycle(prumo, joao);

const save = (opinion: unknown, version: number) =>
  sendAnything(app, updateMesocycle, {
    params: path,
    body: { ...evaluationBody(anEvaluation(), version), opinion },
    as: ana,
  });
const read = async (as: Bearer) => (await send(app, findEvaluation, { params: path, as })).body.mesocycle;

it("an opinion is cleaned, kept while a save says nothing of it, printed, read by the student and erased", async () => {
  const text = '<p onclick="x()">Boa <b>evolução</b><script>alert(1)</script> <a href="https://x.example">aqui</a></p>';
  await save({ text, recommendation: "<ul><li><p>Água</p></li></ul>" }, 0);
  const kept = { text: "<p>Boa <strong>evolução</strong> aqui</p>", recommendation: "<ul><li><p>Água</p></li></ul>" };
  expect((await read(ana)).opinion).toEqual(kept);
  await save(undefined, 1);
  const ofStudent = await read(joao);
  expect(ofStudent.opinion).toEqual(kept);
  expect(ofStudent.printable_sections).toContain("opinion");
  await save({ text: null, recommendation: "<p> </p>" }, 2);
  const erased = await read(ana);
  expect(erased.opinion).toEqual({ text: null, recommendation: null });
  expect(erased.printable_sections).not.toContain("opinion");
});

it("a stale save changes no opinion", async () => {
  expect((await save({ text: "<p>outra janela</p>" }, 0)).status).toBe(409);
});

it("texts of a trainer are cleaned, replaced as a list, and nobody else's", async () => {
  const blocks = [
    { name: "Postura", text: "<p>Cuide da <i>postura</i></p>" },
    { name: "Vazio", text: "<p></p>" },
  ];
  const saved = await send(app, saveOpinionBlocks, { body: { opinion_blocks: blocks }, as: ana });
  const kept = [{ name: "Postura", text: "<p>Cuide da <em>postura</em></p>" }];
  expect(saved.body.opinion_blocks).toEqual(kept);
  expect((await send(app, listOpinionBlocks, { as: ana })).body.opinion_blocks).toEqual(kept);
  expect((await send(app, listOpinionBlocks, { as: await aTrainer(prumo) })).body.opinion_blocks).toEqual([]);
  const twice = await sendAnything(app, saveOpinionBlocks, {
    body: { opinion_blocks: [kept[0], kept[0]] },
    as: ana,
  });
  expect(twice.errors?.fields).toEqual({ opinion_blocks: "Cada texto tem um nome só seu" });
});
