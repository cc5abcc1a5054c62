import { describe, expect, it } from "vitest";
import { updateMacrocycle } from "#contract/planning/macrocycles.ts";
import {
  findEvaluation,
  findMesocycle,
  type SaveMesocycleEvaluation,
  updateMesocycle,
} from "#contract/planning/mesocycles.ts";
import { aStudent, aTrainer } from "../../../testing/people.ts";
import { send, sendAnything } from "../../../testing/send.ts";
import {
  aMacrocycle,
  aMesocycle,
  anEvaluatedMesocycle,
  anEvaluation,
  aTraining,
  evaluate,
  evaluationBody,
  type MesocyclePath,
} from "../../../testing/steps/cycles.ts";
import { startTestApp } from "../../../testing/test-app.ts";

const prumo = await startTestApp();
const { app, database } = prumo;
const ana = await aTrainer(prumo);
const joao = await aStudent(prumo, ana, { birthdate: "1996-03-20" });

const put = (params: MesocyclePath, body: unknown) =>
  sendAnything<typeof updateMesocycle, SaveMesocycleEvaluation>(app, updateMesocycle, { params, body, as: ana });
const putItems = (params: MesocyclePath, evaluated_items: unknown, evaluation_lock_version = 1) =>
  put(params, { evaluation: true, evaluation_lock_version, evaluated_items });
const rowOf = async ({ mesoId }: MesocyclePath) =>
  (await database.owner.query("select * from evaluations where mesocycle_id = $1", [mesoId])).rows[0];

const RUN = { exercise_type: "Aeróbico", name: "Trote", week_times: "3", day_time: "40", intensity: "70" };

describe("a section of an evaluation", () => {
  it("is saved by itself: the others stay as they were stored", async () => {
    const { path, mesocycle } = await anEvaluatedMesocycle(prumo, joao);
    const answer = await putItems(path, { heart: { sistole: "130", diastole: "" } });
    expect(answer.status).toBe(200);
    expect(answer.body.mesocycle.evaluated_items).toEqual({
      ...mesocycle.evaluated_items,
      heart: { fcRepouso: "62", sistole: "130", diastole: null, pressaoArterial: null },
    });
  });

  it("that is absent keeps its protocol and figures, when the macrocycle has another protocol by now", async () => {
    const { path, mesocycle } = await anEvaluatedMesocycle(prumo, joao);
    const macrocycle = { name: "x", skinfold_protocol: "Pollock - 7 Dobras", lock_version: 0 } as const;
    await send(app, updateMacrocycle, { params: path, body: macrocycle, as: ana });
    const heart = await putItems(path, { heart: { sistole: "120" } });
    expect(heart.body.mesocycle.evaluated_items?.perimeter).toEqual(mesocycle.evaluated_items?.perimeter);
    const weight = await putItems(path, { student: { weight: "82,4" } }, 2);
    expect(weight.body.mesocycle.evaluated_items?.perimeter.protocolo).toBe("Pollock - 7 Dobras");
    expect(weight.body.mesocycle.evaluated_items?.perimeter.skinFold).toEqual(anEvaluation().perimeter?.skinFold);
  });

  it.each<[string, unknown, Record<string, string>]>([
    ["a section", { ...anEvaluation(), water: {} }, { water: "Campo desconhecido" }],
    ["a blood test", { biochemical: { ureia: "30" } }, { "biochemical.ureia": "Campo desconhecido" }],
    ["a breadth", { somatotype: { punho: "5" } }, { "somatotype.punho": "Campo desconhecido" }],
    [
      "a column of an exercise",
      { caloric_expenditure: { aerobic_items: [{ ...RUN, pace: "5" }] } },
      { "caloric_expenditure.aerobic_items.0.pace": "Campo desconhecido" },
    ],
    [
      "a part of a finding",
      { posture: [{ key: "cabeca_1", selected: "anteriorizada", side: "left" }] },
      { "posture.0.side": "Campo desconhecido" },
    ],
    ["a heart value", { heart: { fcMax: "190" } }, { "heart.fcMax": "Campo desconhecido" }],
    ["a skinfold", { perimeter: { skinFold: { nariz: "3" } } }, { "perimeter.skinFold.nariz": "Campo desconhecido" }],
    ["a figure", { perimeter: { idadeCorporal: 30 } }, { "perimeter.idadeCorporal": "Campo desconhecido" }],
  ])("that the product does not know is refused by name: %s", async (_, items, fields) => {
    const path = await aMesocycle(prumo, joao);
    const answer = await putItems(path, items, 0);
    const named = Object.entries(fields).map(([field, sentence]) => [`evaluated_items.${field}`, sentence]);
    expect([answer.status, answer.errors.fields]).toEqual([422, Object.fromEntries(named)]);
    expect(await rowOf(path)).toBeUndefined();
  });

  it("holds a stature in whole centimetres", async () => {
    const path = await aMesocycle(prumo, joao);
    for (const stature of ["178,5", 178.5]) {
      const answer = await putItems(path, { ...anEvaluation(), student: { stature, weight: "80" } }, 0);
      expect([answer.status, answer.errors.fields]).toEqual([
        422,
        { "evaluated_items.student.stature": "Informe um número inteiro" },
      ]);
    }
    expect((await putItems(path, { ...anEvaluation(), student: { stature: "178,0", weight: "80" } }, 0)).status).toBe(
      200,
    );
  });
});

describe("the body that saves an evaluation", () => {
  it("may be the whole answer of GET …/evaluation", async () => {
    const { path, mesocycle } = await anEvaluatedMesocycle(prumo, joao);
    const read = (await send(app, findEvaluation, { params: path, as: ana })).body.mesocycle;
    const answer = await put(path, { ...read, evaluation: true, name: "Não é salvo com a avaliação" });
    expect(answer.status).toBe(200);
    expect(answer.body.mesocycle.name).toBe(mesocycle.name);
    expect(answer.body.mesocycle.evaluated_items).toEqual(mesocycle.evaluated_items);
  });

  it("with a section beside the items is refused by name", async () => {
    const path = await aMesocycle(prumo, joao);
    const answer = await put(path, { ...evaluationBody(), biochemical: {} });
    expect([answer.status, answer.errors.fields]).toEqual([422, { biochemical: "Campo desconhecido" }]);
  });

  it("leaves the trainings alone that come along", async () => {
    const path = await aMesocycle(prumo, joao);
    const answer = await put(path, { ...evaluationBody(), trainings: [aTraining()] });
    expect(answer.status).toBe(200);
    expect((await send(app, findMesocycle, { params: path, as: ana })).body.mesocycle.trainings).toEqual([]);
  });
});

describe("the version of an evaluation", () => {
  it("is its own: saving the evaluation leaves the cycle's, and saving the cycle leaves the evaluation's", async () => {
    const path = await aMesocycle(prumo, joao);
    await put(path, evaluationBody());
    const training = { lock_version: 0, trainings: [aTraining()] };
    expect((await send(app, updateMesocycle, { params: path, body: training, as: ana })).status).toBe(200);
    const again = await put(path, evaluationBody(anEvaluation(), 1));
    expect(again.body.mesocycle).toMatchObject({ evaluation_lock_version: 2, lock_version: 1 });
  });

  it("that is stale changes nothing, before the first save and after it", async () => {
    const path = await aMesocycle(prumo, joao);
    const stale = await put(path, evaluationBody(anEvaluation(), 1));
    await put(path, evaluationBody());
    const second = await put(path, evaluationBody(anEvaluation({ student: { stature: "150", weight: "50" } }), 0));
    for (const { status, errors } of [stale, second]) {
      expect([status, errors]).toEqual([
        409,
        {
          code: "changed_elsewhere",
          detail: "Este registro foi alterado em outra janela. Recarregue para continuar.",
        },
      ]);
    }
    expect((await rowOf(path)).student).toEqual({ stature: "178", weight: "82,40" });
  });

  it.each([0, 1])(
    "saved by five windows at once on top of version %d: one is saved",
    { tags: "race" },
    async (version) => {
      const path = await aMesocycle(prumo, joao);
      if (version === 1) await put(path, evaluationBody());
      const weights = ["80", "81", "82", "83", "84"];
      const answers = await Promise.all(
        weights.map((weight) =>
          put(path, evaluationBody(anEvaluation({ student: { stature: "178", weight } }), version)),
        ),
      );
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409, 409]);
      expect((await rowOf(path)).student.weight).toBe(weights[answers.findIndex(({ status }) => status === 200)]);
    },
  );
});

describe("the columns of an evaluation", () => {
  it("hold its main figures and what they were derived with", async () => {
    const { path, mesocycle } = await anEvaluatedMesocycle(prumo, joao);
    const { perimeter } = mesocycle.evaluated_items ?? {};
    expect(await rowOf(path)).toMatchObject({
      sex: "male",
      age_years: 29,
      skinfold_protocol: "Guedes - 3 Dobras",
      stature_cm: 178,
      weight_kg: 82.4,
      bmi: perimeter?.imc?.value,
      fat_percentage: perimeter?.percentualGordura?.value,
      lean_mass_kg: perimeter?.massaMagra?.value,
      fat_mass_kg: perimeter?.massaAdiposa?.value,
      waist_hip_ratio: perimeter?.relacaoCinturaQuadril?.value,
    });
  });

  it("are null where a measure is missing that the figure needs", async () => {
    const path = await aMesocycle(prumo, joao);
    await evaluate(prumo, { student: joao, path }, anEvaluation({ perimeter: {} }));
    expect(await rowOf(path)).toMatchObject({ fat_percentage: null, lean_mass_kg: null, waist_hip_ratio: null });
  });
});

describe("what GET …/evaluation answers beside the evaluation", () => {
  it("is the one before and the main figures of the earlier ones, in order of date", async () => {
    const student = await aStudent(prumo, ana);
    const weighing = (weight: string) => anEvaluation({ student: { stature: "178", weight } });
    const macrocycle = await aMacrocycle(prumo, student);
    const months = [
      ["2026-01-01", "2026-03-10", "90"],
      ["2026-03-11", "2026-04-10", "88,5"],
      ["2026-04-11", "2026-05-10", "87"],
    ] as const;
    const paths = [];
    for (const [start_date, end_date, weight] of months) {
      const path = await aMesocycle(prumo, student, { start_date, end_date }, macrocycle);
      await evaluate(prumo, { student, path }, weighing(weight));
      paths.push(path);
    }
    const [first, , third] = paths;
    if (!first || !third) throw new Error("no mesocycles");
    for (const as of [ana, student]) {
      const { mesocycle } = (await send(app, findEvaluation, { params: third, as })).body;
      expect(mesocycle.previous?.evaluated_items.student.weight).toBe("88,5");
      expect(mesocycle.history.map(({ weight_kg }) => weight_kg)).toEqual([90, 88.5]);
      const earliest = (await send(app, findEvaluation, { params: first, as })).body.mesocycle;
      expect([earliest.previous, earliest.history]).toEqual([null, []]);
    }
  });
});

it("the US Navy's evaluation is known by the protocol that it was saved with", async () => {
  const macrocycle = await aMacrocycle(prumo, joao, { skinfold_protocol: "Marinha Americana" });
  const { path } = await anEvaluatedMesocycle(prumo, joao, {}, macrocycle);
  const change = { name: "x", skinfold_protocol: "Guedes - 3 Dobras", lock_version: 0 } as const;
  await send(app, updateMacrocycle, { params: path, body: change, as: ana });
  const { mesocycle } = (await send(app, findMesocycle, { params: path, as: ana })).body;
  expect(mesocycle.american_marine_evaluation).toBe(true);
});
