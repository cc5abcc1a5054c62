import { describe, expect, it } from "vitest";
import * as mesocycles from "#contract/planning/mesocycles.ts";
import * as microcycles from "#contract/planning/microcycles.ts";
import { finalResultPdf, findFinalResult } from "#contract/results/final-results.ts";
import { aStudent, aTrainer, type TheirStudent } from "../../../testing/people.ts";
import { send, sendAnything } from "../../../testing/send.ts";
import {
  aMacrocycle,
  aMesocycle,
  aMesocycleOfWeeks,
  anEvaluatedMesocycle,
  anEvaluation,
  evaluate,
  evaluateMicrocycle,
  type MacrocyclePath,
} from "../../../testing/steps/cycles.ts";
import { startTestApp } from "../../../testing/test-app.ts";

const prumo = await startTestApp();
const { app } = prumo;
const ana = await aTrainer(prumo);
const bruno = await aTrainer(prumo);
const joao = await aStudent(prumo, ana);
const dora = await aStudent(prumo, ana);

const SPRING = { name: "Base", start_date: "2026-03-01", end_date: "2026-03-28" };
const SUMMER = { name: "Choque", start_date: "2026-03-29", end_date: "2026-04-25" };
const LATER = { name: "Pico", start_date: "2026-04-26", end_date: "2026-05-23" };

/** An evaluated mesocycle of someone with this weight and waist. */
async function weighed(
  dates: typeof SPRING,
  weight: string,
  cintura: string,
  macrocycle: MacrocyclePath,
  student = joao,
) {
  const path = await aMesocycle(prumo, student, dates, macrocycle);
  const { bodyPerimeter, skinFold } = anEvaluation().perimeter ?? {};
  await evaluate(
    prumo,
    { student, path },
    anEvaluation({
      student: { stature: "178", weight },
      perimeter: { bodyPerimeter: { ...bodyPerimeter, cintura }, skinFold },
    }),
  );
  return path;
}

const refusal = (detail: string) => [422, { code: "cannot_compare", detail }];

describe("the final result of a macrocycle", async () => {
  const path = await aMacrocycle(prumo, joao, { name: "Recomposição" });
  const last = await weighed(LATER, "82,40", "85,0", path);
  const first = await weighed(SPRING, "88,60", "93,0", path);
  await aMesocycle(prumo, joao, SUMMER, path);

  it("has the evaluated mesocycles in order of date, for trainer and student", async () => {
    for (const as of [ana, joao]) {
      const { status, body } = await send(app, findFinalResult, { params: path, as });
      expect(status).toBe(200);
      expect(body.macrocycle).toMatchObject({ id: path.macroId, evaluated_count: 2, mesocycles_count: 3 });
      expect(body.mesocycles).toMatchObject([
        { id: first.mesoId, name: "Base", start_date: "2026-03-01", evaluated_on: "2026-03-02" },
        { id: last.mesoId, name: "Pico", start_date: "2026-04-26", evaluated_on: "2026-03-02" },
      ]);
      expect(body.mesocycles[1]?.evaluated_items.student.weight).toBe("82,40");
    }
  });

  it("is last minus first, for everything that was measured or derived", async () => {
    const { differences } = (await send(app, findFinalResult, { params: path, as: ana })).body;
    const of = (key: string) => differences.find((one) => one.key === key);
    expect(of("weight")).toEqual({
      key: "weight",
      group: "body",
      label: "Massa",
      unit: "kg",
      decimals: 2,
      values: [88.6, 82.4],
      first: 88.6,
      last: 82.4,
      difference: -6.2,
      certainty: null,
      verdict: null,
      note: null,
      caveat: null,
    });
    // 1 % of 85 cm, times 2.77, is 2.4 cm.
    expect(of("cintura")).toMatchObject({ values: [93, 85], difference: -8, certainty: "above_expected" });
    expect(of("triceps")).toMatchObject({ difference: 0, certainty: null });
    expect(of("imc")).toMatchObject({ first: 28, last: 26, difference: -2 });
    expect(of("triceps")).toMatchObject({ group: "skinfolds", difference: 0 });
    expect(of("percentualGordura")?.difference).toBe(0);
    expect(of("massaAdiposa")?.difference).toBeLessThan(0);
    expect(of("torax")).toBeUndefined();
    const read = (await send(app, findFinalResult, { params: path, as: joao })).body.differences;
    expect(read.find(({ key }) => key === "weight")).toMatchObject({ decimals: 1, difference: -6.2 });
    expect(read.find(({ key }) => key === "triceps")).toBeUndefined();
  });

  it("has somatotype and blood tests for the trainer alone; the student reads the blood tests on paper", async () => {
    const macrocycle = await aMacrocycle(prumo, joao);
    for (const dates of [SPRING, SUMMER]) {
      const path = await aMesocycle(prumo, joao, dates, macrocycle);
      await evaluate(
        prumo,
        { student: joao, path },
        anEvaluation({ biochemical: { glicose: "92" }, somatotype: { umero: "7,1", femur: "9,8" } }),
      );
    }
    const keysFor = async (as: typeof ana | TheirStudent) =>
      (await send(app, findFinalResult, { params: macrocycle, as })).body.differences.map(({ key }) => key);
    expect(await keysFor(ana)).toEqual(expect.arrayContaining(["weight", "glicose", "umero"]));
    expect(await keysFor(joao)).toContain("weight");
    for (const hidden of ["glicose", "umero"]) expect(await keysFor(joao)).not.toContain(hidden);
  });

  it("is a PDF with a name, for both", async () => {
    for (const as of [ana, joao]) {
      const answer = await send(app, finalResultPdf, { params: path, as });
      expect(answer.bytes.subarray(0, 5).toString()).toBe("%PDF-");
      expect(decodeURIComponent(String(answer.headers["content-disposition"]))).toMatch(
        /Resultado final João \w+ \d\d-\d\d-\d{4}\.pdf/,
      );
    }
  });

  it("needs two evaluated mesocycles; evaluated microcycles are none", async () => {
    const macrocycle = await aMacrocycle(prumo, joao);
    const { weeks } = await aMesocycleOfWeeks(prumo, joao, {}, macrocycle);
    for (const week of weeks.slice(0, 2)) {
      await evaluateMicrocycle(prumo, { student: joao, path: week });
    }
    await weighed(LATER, "82,40", "85,0", macrocycle);
    for (const call of [findFinalResult, finalResultPdf]) {
      const answer = await send(app, call, { params: macrocycle, as: ana });
      expect([answer.status, answer.errors]).toEqual(
        refusal("O resultado final precisa de pelo menos dois mesociclos avaliados."),
      );
    }
  });

  it("is printed for many evaluations, and with protocols that differ", async () => {
    const macrocycle = await aMacrocycle(prumo, joao);
    for (let place = 0; place < 8; place++) {
      const start = `2026-${String(place + 3).padStart(2, "0")}-05`;
      await anEvaluatedMesocycle(prumo, joao, { start_date: start, end_date: start.replace(/05$/, "25") }, macrocycle);
    }
    await prumo.database.owner.query(
      `update evaluations set perimeter = jsonb_set(perimeter, '{protocolo}', '"Faulkner - 4 Dobras"')
        where mesocycle_id = (select min(id) from mesocycles where macrocycle_id = $1)`,
      [macrocycle.macroId],
    );
    expect((await send(app, finalResultPdf, { params: macrocycle, as: ana })).status).toBe(200);
  });

  it("is not found by a stranger, nor by another student", async () => {
    for (const as of [bruno, dora]) {
      for (const call of [findFinalResult, finalResultPdf]) {
        expect((await send(app, call, { params: path, as })).status).toBe(404);
      }
    }
  });
});

describe("comparing two mesocycles", async () => {
  const path = await aMacrocycle(prumo, joao);
  const before = await weighed(SPRING, "88,60", "93,0", path);
  const after = await weighed(SUMMER, "85,10", "88,5", path);
  const compare = (firstId: number, secondId: number, as: typeof ana | TheirStudent = ana) =>
    send(app, mesocycles.comparisonPdf, { params: { firstId, secondId }, querystring: { format: "pdf" }, as });

  it("is a PDF, the earlier one first whichever was chosen first, for trainer and student", async () => {
    for (const as of [ana, joao]) {
      for (const [one, other] of [[before, after] as const, [after, before] as const]) {
        const answer = await compare(one.mesoId, other.mesoId, as);
        expect(answer.bytes.subarray(0, 5).toString()).toBe("%PDF-");
        expect(decodeURIComponent(String(answer.headers["content-disposition"]))).toMatch(
          /Comparação de avaliações João \w+ \d\d-\d\d-\d{4} e \d\d-\d\d-\d{4}\.pdf/,
        );
      }
    }
  });

  it("takes mesocycles of two macrocycles of the student", async () => {
    const other = await weighed(SPRING, "90,00", "95,0", await aMacrocycle(prumo, joao));
    expect((await compare(before.mesoId, other.mesoId)).status).toBe(200);
  });

  it("needs two that differ, are evaluated, and of one student", async () => {
    const same = await compare(before.mesoId, before.mesoId);
    expect([same.status, same.errors]).toEqual(refusal("Escolha duas avaliações diferentes para comparar."));
    const bare = await compare(before.mesoId, (await aMesocycle(prumo, joao)).mesoId);
    expect([bare.status, bare.errors]).toEqual(refusal("Os dois ciclos precisam ter avaliação para comparar."));
    const theirs = await weighed(SPRING, "60,00", "70,0", await aMacrocycle(prumo, dora), dora);
    const mixed = await compare(before.mesoId, theirs.mesoId);
    expect([mixed.status, mixed.errors]).toEqual(refusal("As avaliações precisam ser do mesmo aluno."));
  });

  it("does not tell a student, nor a stranger, that another's mesocycle is there", async () => {
    const theirs = await weighed(SPRING, "60,00", "70,0", await aMacrocycle(prumo, dora), dora);
    expect((await compare(before.mesoId, theirs.mesoId, joao)).status).toBe(404);
    expect((await compare(theirs.mesoId, before.mesoId, joao)).status).toBe(404);
    expect((await compare(before.mesoId, after.mesoId, dora)).status).toBe(404);
    const stranger = await send(app, mesocycles.comparisonPdf, {
      params: { firstId: before.mesoId, secondId: after.mesoId },
      querystring: {},
      as: bruno,
    });
    expect(stranger.status).toBe(404);
  });

  it("comes as PDF and as nothing else", async () => {
    const params = { firstId: before.mesoId, secondId: after.mesoId };
    expect((await send(app, mesocycles.comparisonPdf, { params, querystring: {}, as: ana })).status).toBe(200);
    const answer = await sendAnything(app, mesocycles.comparisonPdf, {
      params,
      querystring: { format: "xml" },
      as: ana,
    });
    expect([answer.status, answer.errors.code]).toEqual([400, "malformed_request"]);
  });
});

describe("comparing two microcycles", () => {
  it("is a PDF of two evaluated weeks; the same or an unevaluated one are refused", async () => {
    const { weeks } = await aMesocycleOfWeeks(prumo, joao);
    const [first, second, third] = weeks.map(({ microId }) => microId);
    for (const week of weeks.slice(0, 2)) {
      await evaluateMicrocycle(prumo, { student: joao, path: week });
    }
    const compare = (secondId = 0, as: typeof ana | TheirStudent = ana) =>
      send(app, microcycles.comparisonPdf, { params: { firstId: first ?? 0, secondId }, querystring: {}, as });
    for (const as of [ana, joao]) expect((await compare(second, as)).bytes.subarray(0, 5).toString()).toBe("%PDF-");
    expect((await compare(first)).errors.detail).toBe("Escolha duas avaliações diferentes para comparar.");
    expect((await compare(third)).errors.detail).toBe("Os dois ciclos precisam ter avaliação para comparar.");
    const stranger = await send(app, microcycles.comparisonPdf, {
      params: { firstId: first ?? 0, secondId: second ?? 0 },
      querystring: {},
      as: bruno,
    });
    expect(stranger.status).toBe(404);
  });
});
