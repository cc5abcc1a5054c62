import { describe, expect, it } from "vitest";
import {
  findEvaluation,
  findMesocycle,
  type SaveMesocycleEvaluation,
  updateMesocycle,
} from "#contract/planning/mesocycles.ts";
import { findFinalResult } from "#contract/results/final-results.ts";
import { aStudent, aTrainer } from "../../../testing/people.ts";
import { send, sendAnything } from "../../../testing/send.ts";
import {
  aMacrocycle,
  aMesocycle,
  anEvaluatedMesocycle,
  anEvaluation,
  evaluate,
  type MesocyclePath,
} from "../../../testing/steps/cycles.ts";
import { startTestApp } from "../../../testing/test-app.ts";

const prumo = await startTestApp();
const { app } = prumo;
const ana = await aTrainer(prumo);
const joao = await aStudent(prumo, ana, { birthdate: "1996-03-20" });

const putItems = (params: MesocyclePath, evaluated_items: unknown, evaluation_lock_version = 1) =>
  sendAnything<typeof updateMesocycle, SaveMesocycleEvaluation>(app, updateMesocycle, {
    params,
    body: { evaluation: true, evaluation_lock_version, evaluated_items },
    as: ana,
  });

const AEROBIC = {
  exercise_type: "Aeróbico",
  name: "Trote",
  week_times: "3",
  day_time: "40",
  intensity: "70",
};
const MUSCLE = {
  exercise_type: "Musculação",
  min_reps: 8,
  max_reps: "12",
  series: "60",
  week_times: "4",
  day_time: "50",
  intensity: "80",
};
const SECTIONS = {
  biochemical: { glicose: "92", triglicerides: 120, ldl: "110", hdl: "52", creatina: "0,95", jejum: true },
  somatotype: { umero: "7,1", femur: "9.8" },
  posture: [{ key: "coluna_2", selected: "hipercifose_toracica" }],
  caloric_expenditure: {
    travel_distance: "2400",
    aerobic_items: [AEROBIC],
    muscle_items: [MUSCLE],
    calories: { type: "Déficit Calorico", value: "300" },
  },
} as const;

describe("figures of the blood tests and of the blood pressure", () => {
  it("are derived for the person and stored", async () => {
    const path = await aMesocycle(prumo, joao);
    const { body } = await putItems(path, { ...anEvaluation(), ...SECTIONS }, 0);
    const { heart, biochemical } = body.mesocycle.evaluated_items ?? {};
    expect(heart?.pressaoArterial).toBe("Normal");
    expect(biochemical).toMatchObject({
      classes: { glicose: "Normal", triglicerides: "Desejável", ldl: "Desejável", hdl: "Adequado", creatina: "Normal" },
      // 142 × (0.95 / 0.9)^−1.2 × 0.9938^29, for a man of 29 years
      taxaFiltracao: { value: expect.closeTo(111.1, 1), label: "Normal" },
      naoHdl: { value: 134, label: "" },
      methods: { taxaFiltracao: "ckd_epi_2021", naoHdl: "friedewald" },
    });
  });

  it("follow a save of that section alone, for the person as stored", async () => {
    const path = await aMesocycle(prumo, joao);
    await putItems(path, { ...anEvaluation(), ...SECTIONS }, 0);
    const first = await putItems(path, { biochemical: { jejum: false, creatina: null } });
    const { classes, taxaFiltracao } = first.body.mesocycle.evaluated_items?.biochemical ?? {};
    expect([classes?.glicose, classes?.triglicerides, taxaFiltracao]).toEqual([null, "Desejável", null]);
    const second = await putItems(path, { heart: { sistole: "150" } }, 2);
    expect(second.body.mesocycle.evaluated_items?.heart.pressaoArterial).toBe("Hipertensão estágio 1");
  });

  it("are refused where the diastolic pressure is not below the systolic one", async () => {
    const { path } = await anEvaluatedMesocycle(prumo, joao);
    const answer = await putItems(path, { heart: { diastole: "118" } });
    expect([answer.status, answer.errors.fields]).toEqual([
      422,
      { "evaluated_items.heart.diastole": "A diástole deve ser menor que a sístole" },
    ]);
    expect((await putItems(path, { heart: { diastole: "117" } })).status).toBe(200);
  });
});

describe("blood tests, breadths, posture and the energy of a week", () => {
  it("are stored and answered, and a later save of another section leaves them", async () => {
    const path = await aMesocycle(prumo, joao);
    const first = await putItems(path, { ...anEvaluation(), ...SECTIONS }, 0);
    expect(first.status).toBe(200);
    const second = await putItems(path, { heart: { sistole: "121" } });
    for (const { body } of [first, second]) {
      expect(body.mesocycle.evaluated_items).toMatchObject({
        biochemical: { ...SECTIONS.biochemical, triglicerides: "120" },
        somatotype: { umero: "7,1", femur: "9,8" },
        posture: SECTIONS.posture,
        caloric_expenditure: {
          ...SECTIONS.caloric_expenditure,
          protocol: "protocol_3",
          aerobic_items: [AEROBIC],
          muscle_items: [{ ...MUSCLE, min_reps: "8" }],
        },
      });
    }
  });

  it("may be sent back as they were read", async () => {
    const path = await aMesocycle(prumo, joao);
    await putItems(path, { ...anEvaluation(), ...SECTIONS }, 0);
    const read = (await send(app, findEvaluation, { params: path, as: ana })).body.mesocycle;
    const again = await putItems(path, read.evaluated_items);
    expect(again.status).toBe(200);
    expect(again.body.mesocycle.evaluated_items).toEqual(read.evaluated_items);
  });

  it.each<[string, unknown, Record<string, string>]>([
    [
      "glucose with decimals",
      { biochemical: { glicose: "92,5" } },
      { "biochemical.glicose": "Informe um número inteiro" },
    ],
    [
      "creatinine of two digits",
      { biochemical: { creatina: "10" } },
      { "biochemical.creatina": "Informe um valor entre 0,1 e 9,99" },
    ],
    [
      "a breadth in millimetres",
      { somatotype: { femur: "98" } },
      { "somatotype.femur": "Informe um valor entre 3 e 20" },
    ],
    [
      "an intensity above 100 %",
      { caloric_expenditure: { muscle_items: [{ ...MUSCLE, intensity: "101" }] } },
      { "caloric_expenditure.muscle_items.0.intensity": "Informe um valor entre 1 e 100" },
    ],
  ])("are refused at the field when they cannot be right: %s", async (_, items, fields) => {
    const { path } = await anEvaluatedMesocycle(prumo, joao);
    const answer = await putItems(path, items);
    const named = Object.entries(fields).map(([field, sentence]) => [`evaluated_items.${field}`, sentence]);
    expect([answer.status, answer.errors.fields]).toEqual([422, Object.fromEntries(named)]);
  });

  it("of two windows that save at once are both kept: the second saves again on the new version", {
    tags: "race",
  }, async () => {
    const { path } = await anEvaluatedMesocycle(prumo, joao);
    const drafts = [{ biochemical: { hdl: "61" } }, { posture: SECTIONS.posture }];
    const answers = await Promise.all(drafts.map((draft) => putItems(path, draft)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const again = await putItems(path, drafts[answers.findIndex(({ status }) => status === 409)], 2);
    expect(again.body.mesocycle.evaluated_items).toMatchObject({
      biochemical: { hdl: "61" },
      posture: SECTIONS.posture,
    });
  });
});

describe("the somatotype", () => {
  const measured = {
    student: { stature: "178", weight: "75" },
    heart: { fcRepouso: "60" },
    perimeter: {
      bodyPerimeter: { braco_direito_contraido: "35,5", panturrilha_direita: "38" },
      skinFold: { triceps: "9", subescapular: "10", supraespinhal: "8", panturrilha: "7" },
    },
  };
  const somatotype = { umero: "7", femur: "9,8" };

  it("is derived from breadths, folds, girths, stature and weight, and follows each of them", async () => {
    const path = await aMesocycle(prumo, joao);
    const without = await putItems(path, measured, 0);
    expect(without.body.mesocycle.evaluated_items?.somatotype).toMatchObject({ midPoint: null, category: null });
    const complete = await putItems(path, { somatotype });
    expect(complete.body.mesocycle.evaluated_items?.somatotype).toEqual({
      ...somatotype,
      endomorphy: 2.6,
      mesomorphy: 5.6,
      ectomorphy: 2.3,
      category: "Mesomorfo equilibrado",
      midPoint: { x: -0.3, y: 6.3 },
      methods: { midPoint: "heath_carter" },
    });
    const heavier = await putItems(path, { student: { weight: "85" } }, 2);
    expect(heavier.body.mesocycle.evaluated_items?.somatotype?.ectomorphy).toBeLessThan(2.3);
  });

  it("of earlier evaluations is a trail that a student does not get", async () => {
    const student = await aStudent(prumo, ana);
    const macrocycle = await aMacrocycle(prumo, student);
    const periods = [
      { start_date: "2026-03-01", end_date: "2026-03-10" },
      { start_date: "2026-03-11", end_date: "2026-04-10" },
    ];
    const paths: MesocyclePath[] = [];
    for (const period of periods) {
      const path = await aMesocycle(prumo, student, period, macrocycle);
      await evaluate(prumo, { student, path }, { ...measured, somatotype });
      paths.push(path);
    }
    const [, params = { ...macrocycle, mesoId: 0 }] = paths;
    const seenBy = async (as: typeof ana | typeof student) =>
      (await send(app, findEvaluation, { params, as })).body.mesocycle.somatotypes;
    expect(await seenBy(ana)).toEqual([{ evaluated_on: "2026-03-02", x: -0.3, y: 6.3 }]);
    expect(await seenBy(student)).toEqual([]);
  });
});

it("a student reads an evaluation, the one before and the final result without blood tests", async () => {
  const student = await aStudent(prumo, ana);
  const macrocycle = await aMacrocycle(prumo, student);
  const items = { ...anEvaluation(), biochemical: { glicose: "92" } };
  const dates = [
    { start_date: "2026-03-01", end_date: "2026-03-10" },
    { start_date: "2026-03-11", end_date: "2026-04-10" },
  ];
  const paths: MesocyclePath[] = [];
  for (const period of dates) {
    const path = await aMesocycle(prumo, student, period, macrocycle);
    await evaluate(prumo, { student, path }, items);
    paths.push(path);
  }
  const [, params = { ...macrocycle, mesoId: 0 }] = paths;
  const answersTo = (as: typeof ana | typeof student) =>
    Promise.all([
      send(app, findEvaluation, { params, as }),
      send(app, findMesocycle, { params, as }),
      send(app, findFinalResult, { params: macrocycle, as }),
    ]);
  for (const { status, body } of await answersTo(student)) {
    expect([status, JSON.stringify(body).includes('"glicose"')]).toEqual([200, false]);
  }
  for (const { body } of await answersTo(ana)) expect(JSON.stringify(body)).toContain('"glicose":"92"');
});
