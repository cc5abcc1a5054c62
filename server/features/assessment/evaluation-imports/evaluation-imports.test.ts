import { randomUUID } from "node:crypto";
import { describe, expect, it } from "vitest";
import type { z } from "zod";
import * as imports from "#contract/assessment/evaluation-imports.ts";
import { findEvaluation } from "#contract/planning/mesocycles.ts";
import { findEvaluationHistory } from "#contract/results/evaluation-history.ts";
import { findStudent, removeStudent, setStudentStatus } from "#contract/students/students.ts";
import { addDays, todayInSaoPaulo } from "#domain/calendar-date.ts";
import { aStudent, aTrainer, type Person, signedIn } from "../../../testing/people.ts";
import { send, sendAnything } from "../../../testing/send.ts";
import { aMesocycle, anEvaluatedMesocycle } from "../../../testing/steps/cycles.ts";
import { startTestApp } from "../../../testing/test-app.ts";

const prumo = await startTestApp();
const { app, clock } = prumo;
const ana = await aTrainer(prumo);
const bruno = await aTrainer(prumo);

type Draft = z.input<typeof imports.PastEvaluationDraft>;

const measured = (weight: string) => ({
  student: { weight, stature: "178" },
  perimeter: {
    bodyPerimeter: { cintura: "84" },
    skinFold: { triceps: "12", supra_iliaca: "18", abdominal: "22", subescapular: "15", coxa_media: "16" },
  },
});

const past = (student_id: number, evaluated_on: string, changes: Partial<Draft> = {}): Draft => ({
  student_id,
  evaluated_on,
  skinfold_protocol: "Guedes - 3 Dobras",
  evaluated_items: measured("80,5"),
  ...changes,
});

const rowsOf = (...list: readonly Draft[]) => list.map((evaluation, index) => ({ line: index + 2, evaluation }));

const importRows = (rows: ReturnType<typeof rowsOf>, as: Person = ana, key: string = randomUUID()) =>
  sendAnything(app, imports.importEvaluations, { body: { key, rows }, as });

const imported = async (rows: ReturnType<typeof rowsOf>, key: string = randomUUID()) =>
  (await send(app, imports.importEvaluations, { body: { key, rows }, as: ana })).body.import;

const historyOf = async ({ id }: Person, as: Person = ana) =>
  (await send(app, findEvaluationHistory, { params: { id }, as })).body.evaluations;

const undo = (key: string, as: Person = ana) => sendAnything(app, imports.undoEvaluationImport, { body: { key }, as });

describe("imported evaluations", () => {
  it("stand on the student's time axis beside those of cycles, with figures of that day's age and the row's method", async () => {
    const joao = await aStudent(prumo, ana);
    await anEvaluatedMesocycle(prumo, joao, { name: "Base" });
    const answer = await imported(
      rowsOf(past(joao.id, "2019-05-10"), past(joao.id, "2018-05-10", { evaluated_items: measured("84") })),
    );
    expect(answer).toMatchObject({
      imported_count: 2,
      existing_lines: [],
      students: [{ id: joao.id, imported_count: 2 }],
    });
    const [oldest, older, ofCycle] = await historyOf(joao);
    expect(oldest).toMatchObject({ evaluated_on: "2018-05-10", mesocycle_id: null, name: "Fora de ciclo" });
    expect(older).toMatchObject({ evaluated_on: "2019-05-10", macrocycle: "Importada de planilha" });
    expect(ofCycle).toMatchObject({ name: "Base", mesocycle_id: expect.any(Number) });
    // Guedes 1985, men: 1.17136 − 0.06706·log10(triceps + suprailiac + abdominal), then Siri; the sum is 52 mm.
    const fat = 495 / (1.17136 - 0.06706 * Math.log10(52)) - 450;
    expect(older?.evaluated_items.perimeter.percentualGordura?.value).toBeCloseTo(fat, 2);
    const { birthdate } = (await send(app, findStudent, { params: { id: joao.id }, as: ana })).body.student;
    const age = (day: string) => Math.floor((Date.parse(day) - Date.parse(birthdate ?? "")) / 86_400_000 / 365.25);
    expect(oldest?.evaluated_person.age_years).toBe(age("2018-05-10"));
    expect(await historyOf(joao, joao)).toHaveLength(3);
  });

  it("are the one before of a cycle's first evaluation, and its conditions are not remembered", async () => {
    const joao = await aStudent(prumo, ana);
    await imported(rowsOf(past(joao.id, "2020-01-20", { evaluated_items: measured("91") })));
    const path = await aMesocycle(prumo, joao);
    const { mesocycle } = (await send(app, findEvaluation, { params: path, as: ana })).body;
    expect(mesocycle?.previous).toMatchObject({
      evaluated_on: "2020-01-20",
      evaluated_items: { student: { weight: "91" } },
    });
    expect(mesocycle?.was_evaluated).toBe(false);
  });

  it("come without stature, folds and heart rate, and leave those figures open", async () => {
    const joao = await aStudent(prumo, ana);
    await imported(rowsOf(past(joao.id, "2021-02-01", { evaluated_items: { student: { weight: "79" } } })));
    const [only] = await historyOf(joao);
    expect(only?.evaluated_items.perimeter).toMatchObject({ imc: null, percentualGordura: null });
    expect((await send(app, findStudent, { params: { id: joao.id }, as: ana })).body.student.last_evaluation).toMatch(
      /^2021-02-01/,
    );
  });

  it("keep a percentage without a method apart: two are not subtracted, and no class or mass follows", async () => {
    const joao = await aStudent(prumo, ana);
    const told = (weight: string, gorduraInformada: string) => ({
      evaluated_items: { student: { weight }, perimeter: { gorduraInformada } },
    });
    await imported(
      rowsOf(
        past(joao.id, "2019-05-10", told("88", "28,4")),
        past(joao.id, "2020-05-10", told("84", "24")),
        past(joao.id, "2021-05-10"),
      ),
    );
    for (const as of [ana, joao]) {
      const answer = await send(app, findEvaluationHistory, { params: { id: joao.id }, as });
      const { evaluations, figures } = answer.body;
      expect(evaluations.map(({ evaluated_items }) => evaluated_items.perimeter.gorduraInformada)).toEqual([
        "28,4",
        "24",
        undefined,
      ]);
      expect(evaluations[0]?.evaluated_items.perimeter).toMatchObject({ percentualGordura: null, massaAdiposa: null });
      expect(figures.find(({ key }) => key === "gorduraInformada")?.values).toEqual([28.4, 24, null]);
      expect(figures.find(({ key }) => key === "percentualGordura")?.values).toEqual([null, null, expect.any(Number)]);
    }
    const maria = await aStudent(prumo, ana);
    await imported(
      rowsOf(past(maria.id, "2019-05-10", told("88", "28,4")), past(maria.id, "2020-05-10", told("84", "24"))),
    );
    const { figures } = (await send(app, findEvaluationHistory, { params: { id: maria.id }, as: ana })).body;
    expect(figures.find(({ key }) => key === "gorduraInformada")).toMatchObject({
      difference: null,
      verdict: null,
      caveat: "sem método",
    });
  });

  it("go with their student", async () => {
    const joao = await aStudent(prumo, ana);
    await imported(rowsOf(past(joao.id, "2021-02-01")));
    const params = { id: joao.id };
    await send(app, setStudentStatus, { params, body: { is_active: false }, as: ana });
    expect((await sendAnything(app, removeStudent, { params, as: ana })).status).toBe(204);
    const { rows } = await prumo.database.owner.query("select from evaluations where student_id = $1", [joao.id]);
    expect(rows).toEqual([]);
  });
});

describe("a day that has an evaluation of the student", () => {
  it("is left alone: by a second import of the file, by a second line and beside a cycle's evaluation", async () => {
    const joao = await aStudent(prumo, ana);
    const rows = rowsOf(past(joao.id, "2020-03-01"), past(joao.id, "2020-06-01"));
    await imported(rows);
    expect(await imported(rows)).toMatchObject({ imported_count: 0, existing_lines: [2, 3], students: [] });
    const longer = rowsOf(
      past(joao.id, "2020-06-01"),
      past(joao.id, "2020-09-01"),
      past(joao.id, "2020-09-01", { evaluated_items: measured("70") }),
    );
    expect(await imported(longer)).toMatchObject({ imported_count: 1, existing_lines: [2, 4] });
    const history = await historyOf(joao);
    expect(history.map(({ evaluated_items }) => evaluated_items.student.weight)).toEqual(["80,5", "80,5", "80,5"]);
    const maria = await aStudent(prumo, ana);
    await anEvaluatedMesocycle(prumo, maria);
    const [ofCycle] = await historyOf(maria);
    expect(await imported(rowsOf(past(maria.id, ofCycle?.evaluated_on ?? "")))).toMatchObject({ imported_count: 0 });
  });

  it("is known to the dry run, which finds own students by name without accents, e-mail or id", async () => {
    const joao = await aStudent(prumo, ana, { name: "João  D'Ávila" });
    const other = await aStudent(prumo, bruno, { name: "João D'Ávila" });
    await imported(rowsOf(past(joao.id, "2020-03-01")));
    const ask = async (sought: object) =>
      (
        await send(app, imports.findImportedStudents, {
          body: { names: [], emails: [], ids: [], ...sought },
          as: ana,
        })
      ).body.students;
    const found = [expect.objectContaining({ id: joao.id, evaluated_on: ["2020-03-01"], gender: "male" })];
    expect(await ask({ emails: [joao.email.toUpperCase(), other.email] })).toEqual(found);
    expect(await ask({ ids: [joao.id, other.id] })).toEqual(found);
    expect((await ask({ names: [joao.name.toUpperCase()] })).map(({ id }) => id)).toContain(joao.id);
    expect(await ask({ names: ["Ninguém"] })).toEqual([]);
  });
});

describe("the same import sent again", () => {
  it("imports nothing, at once and later, and answers the same", { tags: "race" }, async () => {
    const joao = await aStudent(prumo, ana);
    const key = randomUUID();
    const rows = rowsOf(past(joao.id, "2020-03-01"), past(joao.id, "2020-06-01"));
    const answers = await Promise.all([imported(rows, key), imported(rows, key), imported(rows, key)]);
    for (const answer of [...answers, await imported(rows, key)])
      expect(answer).toMatchObject({ imported_count: 2, existing_lines: [] });
    expect(await historyOf(joao)).toHaveLength(2);
  });
});

describe("one imported evaluation", () => {
  it("is removed alone by the trainer, and no evaluation of a cycle, of another student or tenant", async () => {
    const [joao, maria] = [await aStudent(prumo, ana), await aStudent(prumo, ana)];
    await anEvaluatedMesocycle(prumo, joao);
    await imported(rowsOf(past(joao.id, "2019-05-10"), past(joao.id, "2020-05-10")));
    const [first, second, ofCycle] = await historyOf(joao);
    const remove = (evaluationId: number | undefined, as: Person = ana, id = joao.id) =>
      sendAnything(app, imports.removeImportedEvaluation, { params: { id, evaluationId: evaluationId ?? 0 }, as });
    expect((await remove(first?.id, bruno)).status).toBe(404);
    expect((await remove(first?.id, joao)).status).toBe(403);
    expect((await remove(first?.id, ana, maria.id)).status).toBe(404);
    expect((await remove(ofCycle?.id)).status).toBe(404);
    const statuses = (await Promise.all([remove(first?.id), remove(first?.id)])).map(({ status }) => status);
    expect(statuses.toSorted()).toEqual([204, 404]);
    expect((await historyOf(joao)).map(({ id }) => id)).toEqual([second?.id, ofCycle?.id]);
  });
});

describe("a wrong row", () => {
  const today = todayInSaoPaulo(clock.now().getTime());

  it.each<[string, Partial<Draft>, string, RegExp]>([
    ["of tomorrow", { evaluated_on: addDays(today, 1) }, "evaluated_on", /futura/],
    ["of more than ten years ago", { evaluated_on: "2010-01-01" }, "evaluated_on", /dez anos/],
    ["without a measure", { evaluated_items: { perimeter: { skinFold: {} } } }, "evaluated_items", /Não há medida/],
    [
      "with an impossible weight",
      { evaluated_items: { student: { weight: "805" } } },
      "evaluated_items.student.weight",
      /entre 2 e 650/,
    ],
    [
      "with a diastole above the systole",
      { evaluated_items: { heart: { sistole: "80", diastole: "120" } } },
      "evaluated_items.heart.diastole",
      /menor que a sístole/,
    ],
  ])("%s is refused by the rules of the form, and no row is kept", async (_, changes, field, sentence) => {
    const joao = await aStudent(prumo, ana);
    const answer = await importRows(rowsOf(past(joao.id, "2020-03-01"), past(joao.id, "2020-04-01", changes)));
    expect(answer.status).toBe(422);
    expect(answer.errors.fields).toEqual({ [`rows.1.evaluation.${field}`]: expect.stringMatching(sentence) });
    expect(await historyOf(joao)).toEqual([]);
  });

  it("of another trainer's student is not found, and no row is kept", async () => {
    const [joao, other] = [await aStudent(prumo, ana), await aStudent(prumo, bruno)];
    expect((await importRows(rowsOf(past(joao.id, "2020-03-01"), past(other.id, "2020-03-01")))).status).toBe(404);
    expect(await historyOf(joao)).toEqual([]);
    expect(await historyOf(other, bruno)).toEqual([]);
  });

  it("beyond the limit is refused", async () => {
    const joao = await aStudent(prumo, ana);
    const many = Array.from({ length: imports.MAX_IMPORTED_EVALUATIONS + 1 }, (_, at) =>
      past(joao.id, addDays("2018-01-01", at)),
    );
    expect((await importRows(rowsOf(...many))).status).toBe(422);
    expect(await imported(rowsOf(...many.slice(1)))).toMatchObject({
      imported_count: imports.MAX_IMPORTED_EVALUATIONS,
    });
  });
});

describe("undoing an import", () => {
  it("removes its evaluations and no other, once, and is offered for a week", async () => {
    const carla = await aTrainer(prumo);
    const joao = await aStudent(prumo, carla);
    const last = async () =>
      (await send(app, imports.findLastEvaluationImport, { as: await signedIn(prumo, carla) })).body.import;
    expect(await last()).toBeNull();
    const keys = [randomUUID(), randomUUID()] as const;
    await importRows(rowsOf(past(joao.id, "2020-03-01")), carla, keys[0]);
    clock.advance(1_000);
    await importRows(rowsOf(past(joao.id, "2020-03-01"), past(joao.id, "2020-06-01")), carla, keys[1]);
    expect(await last()).toMatchObject({ key: keys[1], imported_count: 1 });
    expect((await undo(keys[1], bruno)).status).toBe(404);
    expect((await undo(keys[1], carla)).body).toEqual({ removed_count: 1 });
    expect((await undo(keys[1], carla)).status).toBe(404);
    expect((await historyOf(joao, carla)).map(({ evaluated_on }) => evaluated_on)).toEqual(["2020-03-01"]);
    expect(await last()).toMatchObject({ key: keys[0] });
    clock.advance(8 * 86_400_000);
    expect(await last()).toBeNull();
  });
});
