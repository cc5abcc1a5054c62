import { describe, expect, it } from "vitest";
import { derivedItems } from "#contract/assessment/evaluation-sections/perimeter.ts";
import { measuresOf } from "#contract/assessment/evaluations.ts";
import type { CyclePath } from "#contract/planning/cycles.ts";
import { updateMacrocycle } from "#contract/planning/macrocycles.ts";
import { findEvaluation, type Mesocycle, updateMesocycle } from "#contract/planning/mesocycles.ts";
import { updateStudent } from "#contract/students/students.ts";
import { PERIMETERS, SKINFOLDS } from "#domain/assessment/anthropometry/measures.ts";
import { SKINFOLD_PROTOCOLS } from "#domain/assessment/body-composition/protocols.ts";
import { assessPerimeter } from "#domain/assessment/perimeter-assessment.ts";
import { actAsTrainer, inScope } from "../../../platform/database/scope.ts";
import { aStudent, aStudentDraft, aTrainer } from "../../../testing/people.ts";
import { type Bearer, send, sendAnything } from "../../../testing/send.ts";
import {
  aMacrocycle,
  aMesocycle,
  aMesocycleOfWeeks,
  anEvaluatedMesocycle,
  anEvaluation,
  asStudentReads,
  evaluate,
  evaluateMicrocycle,
  evaluationBody,
  type MesocyclePath,
} from "../../../testing/steps/cycles.ts";
import { DAY_MS, startTestApp } from "../../../testing/test-app.ts";
import { findPreviousEvaluation } from "./queries.ts";

const prumo = await startTestApp();
const { app, clock, database } = prumo;
const ana = await aTrainer(prumo);
const joao = await aStudent(prumo, ana, { birthdate: "1996-03-20" });

const record = (params: MesocyclePath, evaluated_items: unknown, as = ana) =>
  sendAnything(app, updateMesocycle, {
    params,
    body: { evaluation: true, evaluation_lock_version: 0, evaluated_items },
    as,
  });

const readEvaluation = async (params: MesocyclePath, as: Bearer = ana) =>
  (await send(app, findEvaluation, { params, as })).body.mesocycle;

/** The evaluation's address answers these fields of its mesocycle too, to every reader. */
function evaluationIn({
  macrocycle_name,
  microcycles,
  next_training_id,
  trainings,
  fat_percentage,
  fat_percentage_protocol,
  evaluated_items,
  ...evaluation
}: Mesocycle) {
  return { ...evaluation, evaluated_items: asStudentReads(evaluated_items) };
}

const evaluationRow = async ({ mesoId }: MesocyclePath) =>
  (await database.owner.query("select * from evaluations where mesocycle_id = $1", [mesoId])).rows[0];

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

describe("a saved evaluation", () => {
  it("keeps its values and its protocol when the macrocycle's protocol changes, until it is measured anew", async () => {
    const { path, mesocycle } = await anEvaluatedMesocycle(prumo, joao);
    await send(app, updateMacrocycle, {
      params: path,
      body: { name: "x", skinfold_protocol: "Pollock - 7 Dobras", items_to_be_evaluated: [], lock_version: 0 },
      as: ana,
    });
    const read = await send(app, findEvaluation, { params: path, as: ana });
    expect(read.body.mesocycle.evaluated_items).toEqual(mesocycle.evaluated_items);
    expect(read.body.mesocycle.macrocycle.skinfold_protocol).toBe("Pollock - 7 Dobras");

    const again = await evaluate(prumo, { student: joao, path });
    expect(again.evaluated_items?.perimeter.protocolo).toBe("Pollock - 7 Dobras");
    expect(again.evaluated_items?.perimeter.densidade).not.toBe(mesocycle.evaluated_items?.perimeter.densidade);
  });

  it("keeps the day on which it was first saved, and the age of that day", async () => {
    const path = await aMesocycle(prumo, joao, { start_date: "2026-02-23", end_date: "2026-06-22" });
    const items = () => evaluate(prumo, { student: joao, path });
    const first = await items();
    clock.advance(5 * DAY_MS);
    const second = await items();
    const correctedAt = clock.now();
    clock.advance(-5 * DAY_MS);
    expect(await evaluationRow(path)).toMatchObject({ evaluated_on: "2026-03-02", updated_at: correctedAt });
    expect(second.evaluated_items).toEqual(first.evaluated_items);
  });

  it("is derived with the age on its own day, also after a birthday", async () => {
    const student = await aStudent(prumo, ana, { birthdate: "1996-03-04" });
    const path = await aMesocycle(
      prumo,
      student,
      {},
      await aMacrocycle(prumo, student, { skinfold_protocol: "Petroski - 4 Dobras" }),
    );
    const density = async () => {
      const saved = await evaluate(prumo, { student, path });
      return saved.evaluated_items?.perimeter.densidade;
    };
    const at29 = await density();
    clock.advance(3 * DAY_MS);
    const corrected = await density();
    clock.advance(-3 * DAY_MS);
    expect(corrected).toBe(at29);

    const other = await aMesocycle(
      prumo,
      student,
      {},
      await aMacrocycle(prumo, student, { skinfold_protocol: "Petroski - 4 Dobras" }),
    );
    clock.advance(3 * DAY_MS);
    const fresh = await evaluate(prumo, { student, path: other });
    clock.advance(-3 * DAY_MS);
    expect(fresh.evaluated_items?.perimeter.densidade).not.toBe(at29);
  });

  it("is not rewritten by a correction of the student's birth or gender", async () => {
    const student = await aStudent(prumo, ana);
    const { path, mesocycle } = await anEvaluatedMesocycle(prumo, student);
    const body = { student: aStudentDraft({ email: student.email, gender: "female", birthdate: "1960-01-01" }) };
    await send(app, updateStudent, { params: { id: student.id }, body, as: ana });
    expect(await readEvaluation(path)).toMatchObject({
      ...evaluationIn(mesocycle),
      evaluated_person: {
        sex: "male",
        age_years: 30,
        age_months: expect.any(Number),
        is_pregnant: false,
        heart_obstacle: null,
      },
    });
  });

  it("of a child keeps the age in months and the class of its IMC at that age", async () => {
    const student = await aStudent(prumo, ana, { gender: "female", birthdate: "2016-02-20" });
    const path = await aMesocycle(prumo, student);
    const items = { student: { stature: "140", weight: "37,5" }, heart: { fcRepouso: "80" } };
    await record(path, items);
    const { evaluated_items, evaluated_person } = await readEvaluation(path);
    // 19.13 kg/m² at 120 months: just above one deviation of girls.
    expect(evaluated_person).toEqual({
      sex: "female",
      age_years: 10,
      age_months: 120,
      is_pregnant: false,
      heart_obstacle: "age",
    });
    expect(evaluated_items?.perimeter.imc?.label).toBe("Sobrepeso");
    expect(evaluated_items?.perimeter.imcParaIdade).toEqual({ value: expect.closeTo(1.06, 1), label: "Sobrepeso" });
  });

  it("carries the version of the formulas that derived it", async () => {
    const { path } = await anEvaluatedMesocycle(prumo, joao);
    expect((await evaluationRow(path)).assessment_version).toMatch(/^\d+\.\d+\.\d+$/);
  });
});

describe("the date of an evaluation", () => {
  const onDay = (params: MesocyclePath, evaluated_on: string | null, version = 0) =>
    sendAnything(app, updateMesocycle, {
      params,
      body: { ...evaluationBody(anEvaluation(), version), evaluated_on },
      as: ana,
    });

  it("is today by default, else a day of the last ten years, within the cycle or not", async () => {
    for (const [day, stored] of [
      [null, "2026-03-02"],
      ["2026-03-02", "2026-03-02"],
      ["2026-03-01", "2026-03-01"],
      ["2016-03-02", "2016-03-02"],
    ] as const) {
      const answer = await onDay(await aMesocycle(prumo, joao), day);
      expect([answer.status, answer.body.mesocycle.evaluated_on]).toEqual([200, stored]);
    }
  });

  it.each([
    ["2026-03-03", "A data da avaliação não pode ser futura"],
    ["2016-03-01", "Informe uma data dos últimos dez anos"],
  ])("is not %s: %s", async (day, detail) => {
    const answer = await onDay(await aMesocycle(prumo, joao), day);
    expect([answer.status, answer.errors?.detail, answer.errors?.fields]).toEqual([
      422,
      detail,
      { evaluated_on: detail },
    ]);
  });

  it("is after the student's birth", async () => {
    const child = await aStudent(prumo, ana, { birthdate: "2020-05-05" });
    const path = await aMesocycle(prumo, child);
    expect((await onDay(path, "2020-05-04")).errors?.detail).toBe("Informe uma data depois do nascimento do aluno");
    expect((await onDay(path, "2020-05-05")).status).toBe(200);
  });

  it("decides the age, and a corrected date derives every figure anew", async () => {
    const student = await aStudent(prumo, ana, { birthdate: "1996-03-20" });
    const petroski = await aMacrocycle(prumo, student, { skinfold_protocol: "Petroski - 4 Dobras" });
    const path = await aMesocycle(prumo, student, {}, petroski);
    const today = await onDay(path, null);
    expect((await readEvaluation(path)).evaluated_person).toMatchObject({ age_years: 29 });
    const corrected = await sendAnything(app, updateMesocycle, {
      params: path,
      body: { evaluation: true, evaluation_lock_version: 1, evaluated_on: "2020-03-20", evaluated_items: {} },
      as: ana,
    });
    expect((await readEvaluation(path)).evaluated_person).toMatchObject({ age_years: 24, age_months: 288 });
    const density = (answer: typeof today) => answer.body.mesocycle.evaluated_items?.perimeter.densidade;
    expect(density(corrected)).toBeGreaterThan(density(today) ?? Number.NaN);
    expect(corrected.body.mesocycle.evaluated_on).toBe("2020-03-20");
  });

  it("orders the history: an old sheet that is entered later is the one before", async () => {
    const student = await aStudent(prumo, ana);
    const first = await aMesocycle(prumo, student);
    await onDay(first, "2026-02-28");
    const later = await aMesocycle(prumo, student, { start_date: "2026-04-01", end_date: "2026-04-28" });
    await onDay(later, "2019-06-30");
    const history = async (path: MesocyclePath) => {
      const { previous, history } = await readEvaluation(path);
      return [previous?.evaluated_on ?? null, history.map(({ evaluated_on }) => evaluated_on)];
    };
    expect(await history(first)).toEqual(["2019-06-30", ["2019-06-30"]]);
    expect(await history(later)).toEqual([null, []]);
  });
});

describe("the circumstances of an evaluation", () => {
  const circumstances = {
    hour: "07:30",
    place: "Academia Central",
    caliper: "Cescorf",
    scale: "Toledo",
    conditions: "Em jejum",
  };

  it("are stored, and all but the hour begin the trainer's next one", async () => {
    const bia = await aTrainer(prumo);
    const student = await aStudent(prumo, bia);
    const path = await aMesocycle(prumo, student);
    const saved = await evaluate(prumo, { student, path }, { ...anEvaluation(), circumstances });
    expect(saved.evaluated_items?.circumstances).toEqual(circumstances);
    const next = await aMesocycle(prumo, student, { start_date: "2026-05-01", end_date: "2026-05-28" });
    const remembered = async (cycle: MesocyclePath, as: Bearer) =>
      (await readEvaluation(cycle, as)).remembered_circumstances;
    expect(await remembered(next, bia)).toEqual({ ...circumstances, hour: undefined });
    expect(await remembered(next, student)).toBeNull();
    expect(await remembered(path, bia)).toBeNull();
  });

  it.each(["24:00", "7:30", "07:60"])("have no hour %s", async (hour) => {
    const answer = await record(await aMesocycle(prumo, joao), { ...anEvaluation(), circumstances: { hour } });
    expect(answer.errors?.fields).toEqual({ "evaluated_items.circumstances.hour": "Informe a hora como 07:30" });
  });
});

describe("the evaluation before another one", () => {
  it("is the last by date, and of one day that of the cycle that began last", async () => {
    const student = await aStudent(prumo, ana);
    const macrocycle = await aMacrocycle(prumo, student);
    const dates = { start_date: "2026-01-01", end_date: "2026-03-02" };
    const base = await anEvaluatedMesocycle(prumo, student, dates, macrocycle);
    const { path, weeks } = await aMesocycleOfWeeks(prumo, student, { start_date: "2026-03-03" }, macrocycle);
    const after = await aMesocycle(prumo, student, { start_date: "2026-04-01", end_date: "2026-04-28" }, macrocycle);
    const [first, second, third] = weeks;
    if (!first || !second || !third) throw new Error("no weeks");
    await evaluate(prumo, { student, path });
    clock.advance(DAY_MS);
    await evaluateMicrocycle(prumo, { student, path: first });
    await evaluateMicrocycle(prumo, { student, path: third });
    clock.advance(-DAY_MS);

    const before = (cycle: CyclePath, start: string) =>
      inScope(database.db, actAsTrainer(ana.id, "demonstration"), async (scope) => {
        const found = await findPreviousEvaluation(scope, cycle, start);
        return found && [found.mesocycle_id, found.microcycle_id];
      });
    expect(await before(base.path, "2026-01-01")).toBeUndefined();
    expect(await before(path, "2026-03-03")).toEqual([base.path.mesoId, null]);
    expect(await before(first, "2026-03-03")).toEqual([path.mesoId, null]);
    expect(await before(second, "2026-03-10")).toEqual([path.mesoId, third.microId]);
    expect(await before(third, "2026-03-17")).toEqual([path.mesoId, first.microId]);
    expect(await before(after, "2026-04-01")).toEqual([path.mesoId, third.microId]);

    // Evaluated together with its mesocycle, a first week would be compared with itself.
    const last = await aMesocycleOfWeeks(prumo, student, { start_date: "2026-05-01" }, macrocycle);
    const [together] = last.weeks;
    if (!together) throw new Error("no weeks");
    await evaluate(prumo, { student, path: last.path });
    expect(await before(together, "2026-05-01")).toEqual([path.mesoId, third.microId]);
    await evaluateMicrocycle(prumo, { student, path: together });
    expect(await before(together, "2026-05-01")).toEqual([path.mesoId, null]);
  });
});

function put(target: unknown, [key = "", ...rest]: readonly string[], value: unknown): void {
  if (typeof target !== "object" || target === null) throw new Error(`no place for ${key}`);
  if (rest.length === 0) Reflect.set(target, key, value);
  else put(Reflect.get(target, key), rest, value);
}
