import { describe, expect, it } from "vitest";
import { derivedItems } from "#contract/assessment/evaluation-sections/perimeter.ts";
import { measuresOf } from "#contract/assessment/evaluations.ts";
import { updateMesocycle } from "#contract/planning/mesocycles.ts";
import { PERIMETERS, SKINFOLDS } from "#domain/assessment/anthropometry/measures.ts";
import { SKINFOLD_PROTOCOLS } from "#domain/assessment/body-composition/protocols.ts";
import { assessPerimeter } from "#domain/assessment/perimeter-assessment.ts";
import { aStudent, aTrainer } from "../../../testing/people.ts";
import { send } from "../../../testing/send.ts";
import {
  aMacrocycle,
  aMesocycle,
  anEvaluatedMesocycle,
  anEvaluation,
  evaluate,
  evaluationBody,
} from "../../../testing/steps/cycles.ts";
import { evaluationIn, evaluationsOf } from "../../../testing/steps/evaluations.ts";
import { DAY_MS, startTestApp } from "../../../testing/test-app.ts";

const prumo = await startTestApp();
const { app, clock } = prumo;
const ana = await aTrainer(prumo);
const joao = await aStudent(prumo, ana, { birthdate: "1996-03-20" });
const { record, readEvaluation, evaluationRow } = evaluationsOf(prumo, ana);

describe("an evaluation", () => {
  it("keeps what was measured as text with a comma, whether typed with comma, point or as a number", async () => {
    const path = await aMesocycle(prumo, joao);
    const answer = await record(path, {
      student: { stature: 178, weight: "82.4" },
      heart: { fcRepouso: "62", sistole: "", diastole: null },
      perimeter: { bodyPerimeter: { cintura: " 85,5 ", quadril: 99.25, pescoco: "" }, skinFold: { triceps: "12" } },
    });
    expect(answer.status).toBe(200);
    expect(answer.body.mesocycle.evaluated_items).toMatchObject({
      student: { stature: "178", weight: "82,4" },
      heart: { fcRepouso: "62", sistole: null, diastole: null, pressaoArterial: null },
      perimeter: {
        bodyPerimeter: { cintura: "85,5", quadril: "99,25", pescoco: null },
        skinFold: { triceps: "12" },
        readings: {},
        protocolo: "Guedes - 3 Dobras",
        imc: { value: 82.4 / 1.78 ** 2, label: expect.any(String) },
        imcParaIdade: null,
        imcIdoso: null,
        relacaoCinturaQuadril: { value: 85.5 / 99.25, label: expect.any(String) },
        relacaoCinturaEstatura: { value: 85.5 / 178, label: expect.any(String) },
        percentualGordura: null,
        massaMagra: null,
        massaAdiposa: null,
        // Lee 2000: 0.244 × 82.4 kg + 7.8 × 1.78 m − 0.098 × 29 years + 6.6 − 3.3
        massaMuscular: { value: expect.closeTo(34.4476, 4), label: "" },
        densidade: null,
        somatorio: null,
        periferico: null,
        central: null,
        methods: { massaMuscular: "weight" },
      },
    });
    expect(answer.body.mesocycle).toMatchObject({
      was_evaluated: true,
      evaluated_on: "2026-03-02",
      lock_version: 0,
      evaluation_lock_version: 1,
    });
  });

  it.each(
    SKINFOLD_PROTOCOLS.flatMap(({ code }) => (["male", "female"] as const).map((gender) => [code, gender] as const)),
  )("by %s of a %s stores what the domain derives", async (skinfold_protocol, gender) => {
    const student = await aStudent(prumo, ana, { gender, birthdate: "1996-03-20" });
    const path = await aMesocycle(prumo, student, {}, await aMacrocycle(prumo, student, { skinfold_protocol }));
    const mesocycle = await evaluate(prumo, { student, path });
    const stored = mesocycle.evaluated_items;
    if (!stored) throw new Error("it was not evaluated");
    const assessment = assessPerimeter({ gender, ageYears: 29, protocol: skinfold_protocol, ...measuresOf(stored) });
    expect(stored.perimeter).toMatchObject({ protocolo: skinfold_protocol, ...derivedItems(assessment) });
    expect(stored.perimeter.massaMuscular).not.toBeNull();
    expect(stored.perimeter.percentualGordura === null).toBe(skinfold_protocol === "Sem protocolo");
    expect(await readEvaluation(path, student)).toMatchObject(evaluationIn(mesocycle));
  });

  it("takes every perimeter and every skinfold", async () => {
    const path = await aMesocycle(prumo, joao);
    const filled = (list: readonly { key: string; limits: { min: number } }[]) =>
      Object.fromEntries(list.map(({ key, limits }) => [key, `${limits.min},0`]));
    const bodyPerimeter = filled(PERIMETERS);
    const skinFold = filled(SKINFOLDS);
    const answer = await record(path, anEvaluation({ perimeter: { bodyPerimeter, skinFold } }));
    expect(answer.body.mesocycle.evaluated_items?.perimeter).toMatchObject({ bodyPerimeter, skinFold });
  });

  it("takes no derived value from outside", async () => {
    const path = await aMesocycle(prumo, joao);
    const { student, heart, perimeter } = anEvaluation();
    const forged = { ...perimeter, imc: { value: 1, label: "forjado" }, protocolo: "Sem protocolo" };
    const answer = await record(path, { student, heart, perimeter: forged });
    expect(answer.status).toBe(200);
    expect(answer.text).not.toContain("forjado");
    expect(answer.body.mesocycle.evaluated_items?.perimeter.protocolo).toBe("Guedes - 3 Dobras");
  });

  it.each([
    [
      "stature, weight and heart rate",
      { student: {}, heart: {} },
      "Estatura Obrigatória!",
      {
        "evaluated_items.student.stature": "Estatura Obrigatória!",
        "evaluated_items.student.weight": "Massa Obrigatória!",
        "evaluated_items.heart.fcRepouso": "Frequência Cardíaca de Repouso Obrigatória!",
      },
    ],
    [
      "weight and heart rate",
      { student: { stature: "178", weight: "" }, heart: {} },
      "Massa Obrigatória!",
      {
        "evaluated_items.student.weight": "Massa Obrigatória!",
        "evaluated_items.heart.fcRepouso": "Frequência Cardíaca de Repouso Obrigatória!",
      },
    ],
    [
      "heart rate",
      { heart: { sistole: "118" } },
      "Frequência Cardíaca de Repouso Obrigatória!",
      { "evaluated_items.heart.fcRepouso": "Frequência Cardíaca de Repouso Obrigatória!" },
    ],
  ])("without %s says first what comes first", async (_, missing, detail, fields) => {
    const path = await aMesocycle(prumo, joao);
    const answer = await record(path, { ...anEvaluation(), ...missing });
    expect([answer.status, answer.errors]).toEqual([422, { code: "invalid", detail, fields }]);
    expect(await evaluationRow(path)).toBeUndefined();
  });

  it.each([
    ["student.stature", "39", "Informe um valor entre 40 e 272"],
    ["student.stature", "1,65", "Informe a estatura em centímetros: 165"],
    ["student.stature", 1.7, "Informe a estatura em centímetros: 170"],
    ["student.stature", "272,1", "Informe um valor entre 40 e 272"],
    ["student.weight", "1,9", "Informe um valor entre 2 e 650"],
    ["student.weight", "650.1", "Informe um valor entre 2 e 650"],
    ["heart.fcRepouso", "24", "Informe um valor entre 25 e 250"],
    ["heart.sistole", "351", "Informe um valor entre 20 e 350"],
    ["heart.diastole", "-5", "Informe um valor entre 20 e 350"],
    ["perimeter.bodyPerimeter.cintura", "850", "Informe um valor entre 30 e 310"],
    ["perimeter.skinFold.triceps", "0", "Informe um valor entre 1 e 90"],
    ["perimeter.skinFold.triceps", "dez", "Campo com formato inválido"],
    ["perimeter.skinFold.triceps", "1,2,3", "Campo com formato inválido"],
    ["perimeter.skinFold.triceps", "1e1", "Campo com formato inválido"],
    ["perimeter.skinFold.triceps", "Infinity", "Campo com formato inválido"],
    ["perimeter.skinFold.triceps", "NaN", "Campo com formato inválido"],
    ["perimeter.skinFold.triceps", 1e21, "Campo com formato inválido"],
    ["perimeter.skinFold.triceps", true, "Campo com formato inválido"],
    ["perimeter.skinFold.triceps", ["12"], "Campo com formato inválido"],
    ["perimeter.skinFold.triceps", "1".repeat(13), "Use no máximo 12 caracteres"],
  ])("with %s = %j says so at the field", async (field, value, sentence) => {
    const path = await aMesocycle(prumo, joao);
    const items: unknown = JSON.parse(JSON.stringify(anEvaluation()), (_, inner) => inner);
    put(items, field.split("."), value);
    const answer = await record(path, items);
    expect([answer.status, answer.errors]).toEqual([
      422,
      {
        code: "invalid",
        detail: "Verifique os campos destacados.",
        fields: { [`evaluated_items.${field}`]: sentence },
      },
    ]);
  });

  it.each([null, 7, "x", [], { student: null, heart: {}, perimeter: {} }, { student: {}, heart: {} }])(
    "that is %j is invalid",
    async (items) => {
      const answer = await record(await aMesocycle(prumo, joao), items);
      expect([answer.status, answer.errors.code]).toEqual([422, "invalid"]);
    },
  );

  it("cannot be saved by the student, who only reads it", async () => {
    const { path, mesocycle } = await anEvaluatedMesocycle(prumo, joao);
    const body = evaluationBody(anEvaluation(), 1);
    const answer = await send(app, updateMesocycle, { params: path, body, as: joao });
    expect([answer.status, answer.errors.code]).toEqual([403, "not_allowed"]);
    expect(await readEvaluation(path, joao)).toMatchObject(evaluationIn(mesocycle));
  });

  it("of a finished mesocycle cannot be saved, and stays readable", async () => {
    const { path, mesocycle } = await anEvaluatedMesocycle(prumo, joao, {
      start_date: "2026-01-01",
      end_date: "2026-03-02",
    });
    clock.advance(DAY_MS / 2);
    const answer = await send(app, updateMesocycle, {
      params: path,
      body: evaluationBody(anEvaluation(), 1),
      as: ana,
    });
    const read = await readEvaluation(path);
    clock.advance(-DAY_MS / 2);
    expect([answer.status, answer.errors]).toEqual([
      422,
      { code: "cycle_finished", detail: "Este ciclo já terminou e não pode mais ser alterado." },
    ]);
    expect(read).toMatchObject({ ...evaluationIn(mesocycle), is_finished: true });
  });

  it("is not touched by a PUT that does not say evaluation, even if it carries items", async () => {
    const { path, mesocycle } = await anEvaluatedMesocycle(prumo, joao);
    const answer = await send(app, updateMesocycle, {
      params: path,
      body: { lock_version: 0, evaluated_items: anEvaluation({ student: { stature: "150", weight: "50" } }) },
      as: ana,
    });
    expect(answer.body.mesocycle.evaluated_items).toEqual(mesocycle.evaluated_items);
  });

  it("saved twice at once is saved once", { tags: "race" }, async () => {
    const path = await aMesocycle(prumo, joao);
    const answers = await Promise.all([1, 2].map(() => record(path, anEvaluation())));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  });
});

function put(target: unknown, [key = "", ...rest]: readonly string[], value: unknown): void {
  if (typeof target !== "object" || target === null) throw new Error(`no place for ${key}`);
  if (rest.length === 0) Reflect.set(target, key, value);
  else put(Reflect.get(target, key), rest, value);
}
