import { describe, expect, it } from "vitest";
import { updateMacrocycle } from "#contract/planning/macrocycles.ts";
import { findEvaluation, type SaveMesocycleEvaluation, updateMesocycle } from "#contract/planning/mesocycles.ts";
import { formatDecimal } from "#domain/text/number-format.ts";
import { aStudent, aTrainer } from "../../../testing/people.ts";
import { send, sendAnything } from "../../../testing/send.ts";
import { anEvaluatedMesocycle, type MesocyclePath } from "../../../testing/steps/cycles.ts";
import { startTestApp } from "../../../testing/test-app.ts";

const prumo = await startTestApp();
const { app } = prumo;
const ana = await aTrainer(prumo);
const joao = await aStudent(prumo, ana, { birthdate: "1996-02-20", gender: "male" });

const put = (params: MesocyclePath, evaluated_items: unknown, evaluation_lock_version = 1) =>
  sendAnything<typeof updateMesocycle, SaveMesocycleEvaluation>(app, updateMesocycle, {
    params,
    body: { evaluation: true, evaluation_lock_version, evaluated_items },
    as: ana,
  });

const RUN = { exercise_type: "Aeróbico", name: "Trote", week_times: "3", day_time: "40", intensity: "70" };
const LIFT = {
  exercise_type: "Musculação",
  min_reps: "8",
  max_reps: "10",
  series: "63",
  week_times: "3",
  day_time: "50",
  intensity: "80",
};
/** A man of 30 years, 180 cm and 80 kg. */
const PERSON = { student: { stature: "180", weight: "80,00" }, heart: { fcRepouso: "70" } };
const WHOLE = {
  travel_distance: "2400",
  aerobic_items: [RUN],
  muscle_items: [LIFT],
  calories: { type: "Déficit Calorico", value: "500" },
};

async function saveIn(path: MesocyclePath, caloric_expenditure: unknown) {
  const { body } = await put(path, { ...PERSON, caloric_expenditure });
  return body.mesocycle.evaluated_items?.caloric_expenditure;
}

const savedWith = async (caloric_expenditure: unknown) => {
  const { path: params } = await anEvaluatedMesocycle(prumo, joao);
  return { params, section: await saveIn(params, caloric_expenditure) };
};

const answerTo = async (caloric_expenditure: unknown) => {
  const { path } = await anEvaluatedMesocycle(prumo, joao);
  return put(path, { ...PERSON, caloric_expenditure });
};

describe("the figures of the caloric section", () => {
  it("are derived by the server from distance, person, heart and exercises", async () => {
    const { section } = await savedWith(WHOLE);
    expect(section).toMatchObject({
      ...WHOLE,
      protocol: "protocol_3",
      calcs: { vo2Relative: expect.closeTo(42.368, 3), vo2Maximum: expect.closeTo(3.389, 3), vo2Classification: "bom" },
      basal_metabolic_rate: { value: expect.closeTo(1858, 6) },
      mifflin_rate: expect.closeTo(1780, 6),
      fc_max: expect.closeTo(186.8, 6),
      fc_reserve: { value: expect.closeTo(126.8, 6) },
      karvonen_reserve: expect.closeTo(116.8, 6),
      muscle_items: [
        {
          ...LIFT,
          calories: expect.closeTo(667.2, 6),
          fc_training: 116,
          fc_max: expect.closeTo(62.1, 1),
          karvonen: 163,
        },
      ],
      aerobic_items: [
        { ...RUN, mets: expect.closeTo(8.474, 3), calories: expect.closeTo(1694.7, 1), fc_training: 109 },
      ],
      average_rate: expect.closeTo((667.2 + 1694.72) / 7, 1),
      daily_caloric_intake: expect.closeTo(1858 - 500 + (667.2 + 1694.72) / 7, 1),
      methods: { vo2: "protocol_3" },
    });
  });

  it("are never taken from the client", async () => {
    const forged = { ...LIFT, calories: 1, mets: 99, fc_training: 1, fc_max: 1, karvonen: 1 };
    const { section } = await savedWith({
      ...WHOLE,
      muscle_items: [forged],
      calcs: { vo2Relative: 99 },
      basal_metabolic_rate: { value: 1 },
      average_rate: 1,
    });
    expect(section?.muscle_items[0]?.calories).toBeCloseTo(667.2, 6);
    expect(section?.calcs.vo2Relative).toBeCloseTo(42.368, 3);
    expect(section?.basal_metabolic_rate).toEqual({ value: expect.closeTo(1858, 6) });
  });

  it("follow a later change of weight or resting heart rate", async () => {
    const { params } = await savedWith(WHOLE);
    const heavier = await put(params, { student: { weight: "90" } }, 2);
    const { caloric_expenditure } = heavier.body.mesocycle.evaluated_items ?? {};
    expect(caloric_expenditure?.basal_metabolic_rate).toEqual({ value: expect.closeTo(1995, 6) });
    const calmer = await put(params, { heart: { fcRepouso: "50" } }, 3);
    expect(calmer.body.mesocycle.evaluated_items?.caloric_expenditure.muscle_items[0]).toMatchObject({
      fc_training: 100,
      karvonen: 159,
    });
  });

  it("have no class of VO2 below 13 years", async () => {
    const child = await aStudent(prumo, ana, { birthdate: "2014-01-01" });
    const { path } = await anEvaluatedMesocycle(prumo, child);
    const section = await saveIn(path, { travel_distance: "2400" });
    expect(section?.calcs).toMatchObject({ vo2Relative: expect.closeTo(42.368, 3), vo2Classification: null });
  });

  it("are those of the macrocycle's test when the section is saved again", async () => {
    const { params, section } = await savedWith(WHOLE);
    expect(section?.protocol).toBe("protocol_3");
    const macrocycle = { name: "x", vo2_protocol: "protocol_5", lock_version: 0 } as const;
    await send(app, updateMacrocycle, { params, body: macrocycle, as: ana });
    const again = await put(params, { caloric_expenditure: { travel_distance: "4200" } }, 2);
    expect(again.body.mesocycle.evaluated_items?.caloric_expenditure).toMatchObject({
      protocol: "protocol_5",
      calcs: { vo2Relative: expect.closeTo(59.5, 6), vo2Classification: "excelente" },
    });
  });
});

describe("a save of the caloric section", () => {
  it("leaves what is absent, replaces a list that is present, and null erases", async () => {
    const { params } = await savedWith(WHOLE);
    const distance = await put(params, { caloric_expenditure: { travel_distance: "2500" } }, 2);
    expect(distance.body.mesocycle.evaluated_items?.caloric_expenditure).toMatchObject({
      ...WHOLE,
      travel_distance: "2500",
    });
    const bike = { ...RUN, name: "Mountain bike" };
    const replaced = await put(params, { caloric_expenditure: { aerobic_items: [bike] } }, 3);
    expect(replaced.body.mesocycle.evaluated_items?.caloric_expenditure).toMatchObject({
      travel_distance: "2500",
      aerobic_items: [bike],
      muscle_items: [LIFT],
    });
    const nothing = { travel_distance: null, aerobic_items: null, muscle_items: null, calories: null };
    const erased = await put(params, { caloric_expenditure: nothing }, 4);
    expect(erased.body.mesocycle.evaluated_items?.caloric_expenditure).toMatchObject({
      travel_distance: null,
      aerobic_items: [],
      muscle_items: [],
      calories: { type: null, value: null },
      calcs: { vo2Relative: null },
      average_rate: 0,
    });
  });

  it("takes another test than the macrocycle's, says why it gives no figure, and goes back", async () => {
    const rockport = { vo2_protocol: "protocol_2", vo2_minutes: "14", vo2_seconds: "30", vo2_heart_rate: "140" };
    const { params, section } = await savedWith({ ...rockport, travel_distance: "2400" });
    expect(section).toMatchObject({ protocol: "protocol_2", vo2_minutes: "14", methods: { vo2: "protocol_2" } });
    expect(section?.calcs.vo2Relative).toBeCloseTo(44.723, 3);
    const caloric = (saved: typeof step) => saved.body.mesocycle.evaluated_items?.caloric_expenditure;
    const step = await put(params, { caloric_expenditure: { vo2_protocol: "mile_jog" } }, 2);
    expect(caloric(step)).toMatchObject({
      protocol: "mile_jog",
      calcs: { vo2Relative: null, vo2Missing: "Sem VO2: este teste vale dos 18 aos 29 anos." },
      vo2_heart_rate: "140",
    });
    const own = await put(params, { caloric_expenditure: { vo2_protocol: null, vo2_heart_rate: null } }, 3);
    expect(caloric(own)).toMatchObject({ protocol: "protocol_3", vo2_protocol: null, vo2_heart_rate: null });
    expect(caloric(own)?.calcs.vo2Missing).toBeUndefined();
  });

  it("takes 50 rows of a kind and refuses 51", async () => {
    const { params, section } = await savedWith({ aerobic_items: Array.from({ length: 50 }, () => RUN) });
    expect(section?.aerobic_items).toHaveLength(50);
    const more = await put(
      params,
      { caloric_expenditure: { aerobic_items: Array.from({ length: 51 }, () => RUN) } },
      2,
    );
    expect(more.status).toBe(422);
  });

  const within = (lowest: number, highest: number) => `Informe um valor entre ${lowest} e ${formatDecimal(highest, 0)}`;
  const lift = (change: object) => ({ muscle_items: [{ ...LIFT, ...change }] });
  const run = (change: object) => ({ aerobic_items: [{ ...RUN, ...change }] });

  it.each([
    [{ travel_distance: "505" }],
    [{ travel_distance: "9999" }],
    [lift({ min_reps: "1", max_reps: "1", series: "1", week_times: "1", day_time: "1", intensity: "1" })],
    [lift({ min_reps: "999", max_reps: "999", series: "999", week_times: "999", day_time: "1440", intensity: "100" })],
    [{ calories: { type: "Superávit Calorico", value: "0" } }],
    [{ calories: { type: "Superávit Calorico", value: "999999" } }],
  ])("takes the limits themselves: %j", async (section) => {
    const answer = await answerTo(section);
    expect(answer.status).toBe(200);
  });

  it.each([
    [{ travel_distance: "504" }, "travel_distance", "A distância precisa ser maior que 505 metros"],
    [{ travel_distance: "10000" }, "travel_distance", within(0, 9999)],
    [{ travel_distance: "2400,5" }, "travel_distance", "Informe um número inteiro"],
    [lift({ min_reps: "0" }), "muscle_items.0.min_reps", within(1, 999)],
    [lift({ max_reps: "1000" }), "muscle_items.0.max_reps", within(1, 999)],
    [lift({ max_reps: "7" }), "muscle_items.0.max_reps", "Deve ser igual ou maior que as repetições mínimas"],
    [lift({ series: "" }), "muscle_items.0.series", "Este campo não pode ficar em branco"],
    [lift({ series: "1000" }), "muscle_items.0.series", within(1, 999)],
    [lift({ week_times: "1000" }), "muscle_items.0.week_times", within(1, 999)],
    [run({ day_time: "1441" }), "aerobic_items.0.day_time", within(1, 1440)],
    [run({ day_time: null }), "aerobic_items.0.day_time", "Este campo não pode ficar em branco"],
    [run({ intensity: "101" }), "aerobic_items.0.intensity", within(1, 100)],
    [run({ intensity: "0" }), "aerobic_items.0.intensity", within(1, 100)],
    [{ calories: { type: "Déficit Calorico", value: "1000000" } }, "calories.value", within(0, 999999)],
    [{ calories: { value: "300" } }, "calories.type", "Este campo não pode ficar em branco"],
  ])("refuses what lies beyond them at its field: %j", async (section, field, sentence) => {
    const answer = await answerTo(section);
    expect([answer.status, answer.errors.fields]).toEqual([
      422,
      { [`evaluated_items.caloric_expenditure.${field}`]: sentence },
    ]);
  });

  it.each([
    [run({ name: " " }), "aerobic_items.0.name"],
    [run({ name: "x".repeat(81) }), "aerobic_items.0.name"],
    [{ aerobic_items: [LIFT] }, "aerobic_items.0.exercise_type"],
    [{ calories: { type: "Dieta", value: "1" } }, "calories.type"],
  ])("refuses a name, a kind or a diet that is none: %j", async (section, field) => {
    const answer = await answerTo(section);
    expect(answer.status).toBe(422);
    expect(Object.keys(answer.errors.fields ?? {})).toContain(`evaluated_items.caloric_expenditure.${field}`);
  });
});

it("a student reads the section and cannot change it", async () => {
  const { params, section } = await savedWith(WHOLE);
  const read = await send(app, findEvaluation, { params, as: joao });
  expect(read.body.mesocycle.evaluated_items?.caloric_expenditure).toEqual(section);
  const answer = await sendAnything<typeof updateMesocycle, SaveMesocycleEvaluation>(app, updateMesocycle, {
    params,
    body: { evaluation: true, evaluation_lock_version: 2, evaluated_items: { caloric_expenditure: WHOLE } },
    as: joao,
  });
  expect(answer.status).toBe(403);
});
