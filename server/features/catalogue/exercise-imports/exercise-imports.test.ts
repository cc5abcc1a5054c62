import { randomUUID } from "node:crypto";
import { describe, expect, it } from "vitest";
import * as imports from "#contract/catalogue/exercise-imports.ts";
import type { ExerciseDraft } from "#contract/catalogue/exercises.ts";
import * as exercises from "#contract/catalogue/exercises.ts";
import { listPosturalDeviations } from "#contract/catalogue/postural-deviations.ts";
import { anAdmin, aStudent, aTrainer, type Person } from "../../../testing/people.ts";
import { send, sendAnything } from "../../../testing/send.ts";
import { aPrescribedMesocycle, aTraining, resisted, save } from "../../../testing/steps/cycles.ts";
import { startTestApp } from "../../../testing/test-app.ts";

const prumo = await startTestApp();
const { app } = prumo;
const [ana, bruno, admin] = [await aTrainer(prumo), await aTrainer(prumo), await anAdmin(prumo)];
const [deviation] = (await send(app, listPosturalDeviations, { as: ana })).body.postural_deviations;

const press = (name: string): ExerciseDraft => ({ name, exercise_type: "resistence", muscle_group_ids: [3, 1, 3] });
const run = (name: string): ExerciseDraft => ({ name, exercise_type: "exerc_aerobicos" });
const rowsOf = (...list: readonly ExerciseDraft[]) => list.map((exercise, place) => ({ line: place + 2, exercise }));

const importRows = async (rows: ReturnType<typeof rowsOf>, as: Person = ana, key: string = randomUUID()) =>
  (await send(app, imports.importExercises, { body: { key, rows }, as })).body.import;
const undo = async (key: string, as: Person = ana) =>
  (await send(app, imports.undoExerciseImport, { body: { key }, as })).body;
const listed = async (q: string, as: Person = ana, mine: "true" | "false" = "true") =>
  (await send(app, exercises.listExercises, { querystring: { q, my_library: mine }, as })).body.exercises;
const namesOf = async (...args: Parameters<typeof listed>) => (await listed(...args)).map(({ name }) => name);

describe("a spreadsheet of exercises", () => {
  it("becomes the trainer's own exercises as they were written, and other trainers do not see them", async () => {
    const stretch = {
      name: "Alongamento alfa",
      exercise_type: "stretching",
      link: "https://youtu.be/dQw4w9WgXcQ",
      equipament_needed: "Faixa",
      execution: "Segure.\nSolte.",
      movement: { pattern: "squat", parameters: {} },
    } as const;
    const rows = rowsOf(press("Supino alfa"), { ...stretch, postural_deviation_ids: [deviation?.id ?? 0] });
    const key = randomUUID();
    const answer = await send(app, imports.importExercises, { body: { key, rows }, as: ana });
    expect(answer.body.import).toEqual({ key, created_count: 2, existing_lines: [] });
    expect(await listed("alfa")).toEqual([
      {
        id: expect.any(Number),
        user_id: ana.id,
        ...stretch,
        figure: expect.stringContaining("signature="),
        muscle_group_id: null,
        min_reps: null,
        max_reps: null,
        muscle_groups: [],
        postural_deviations: [{ id: deviation?.id, name: deviation?.name }],
      },
      expect.objectContaining({
        name: "Supino alfa",
        link: null,
        execution: null,
        muscle_groups: [expect.objectContaining({ id: 3 }), expect.objectContaining({ id: 1 })],
      }),
    ]);
    expect(await namesOf("alfa", bruno)).toEqual([]);
  });

  it("becomes the platform's exercises for the administrator, which every trainer sees", async () => {
    const body = { key: randomUUID(), rows: rowsOf(press("Supino beta")) };
    expect((await send(app, imports.importAdminExercises, { body, as: admin })).body.import.created_count).toBe(1);
    expect(await namesOf("beta", bruno, "false")).toEqual(["Supino beta"]);
    const undone = await send(app, imports.undoAdminExerciseImport, { body: { key: body.key }, as: admin });
    expect(undone.body).toEqual({ removed_count: 1, kept_count: 0 });
    expect(await namesOf("beta", bruno, "false")).toEqual([]);
  });

  it("leaves alone what the list has, and takes the first of two lines with one name", async () => {
    await importRows(rowsOf(press("Supino gama")));
    const again = await importRows(
      rowsOf(run("SÚPINO GAMA"), run("Corrida gama"), run("Corrida gama"), run("corrida GAMA")),
    );
    expect(again).toMatchObject({ created_count: 1, existing_lines: [2, 4, 5] });
    expect(await listed("gama")).toMatchObject([
      { name: "Corrida gama" },
      { name: "Supino gama", exercise_type: "resistence", muscle_groups: [{ id: 3 }, { id: 1 }] },
    ]);
  });

  it("may have names of the platform and of another trainer", async () => {
    await importRows(rowsOf(run("Corrida delta")), bruno);
    expect(await importRows(rowsOf(run("Corrida delta")))).toMatchObject({ created_count: 1 });
  });
});

describe("the same import sent again", () => {
  it("creates nothing, at once, later, and after an exercise was renamed", { tags: "race" }, async () => {
    const key = randomUUID();
    const trainer = await aTrainer(prumo);
    const rows = rowsOf(press("Supino épsilon"), run("Corrida épsilon"));
    const answers = await Promise.all([
      importRows(rows, trainer, key),
      importRows(rows, trainer, key),
      importRows(rows, trainer, key),
    ]);
    for (const answer of answers) expect(answer).toEqual({ key, created_count: 2, existing_lines: [] });
    const [first] = await listed("corrida épsilon", trainer);
    const params = { id: first?.id ?? 0 };
    await send(app, exercises.updateExercise, { params, body: run("Trote épsilon"), as: trainer });
    expect(await importRows(rows, trainer, key)).toMatchObject({ created_count: 2 });
    expect(await namesOf("épsilon", trainer)).toEqual(["Supino épsilon", "Trote épsilon"]);
  });

  it("by another trainer is an import of theirs", async () => {
    const key = randomUUID();
    await importRows(rowsOf(run("Corrida zeta")), ana, key);
    expect(await importRows(rowsOf(run("Corrida zeta")), bruno, key)).toMatchObject({ created_count: 1 });
    expect(await undo(key, bruno)).toEqual({ removed_count: 1, kept_count: 0 });
    expect(await namesOf("zeta")).toEqual(["Corrida zeta"]);
  });
});

describe("a wrong row", () => {
  const REQUIRED = "Este campo não pode ficar em branco";
  it.each<[string, object, Record<string, string>]>([
    ["without a name", { name: " " }, { name: REQUIRED }],
    ["without a muscle group", { muscle_group_ids: [] }, { muscle_group_ids: REQUIRED }],
    ["of a stretch without a deviation", { exercise_type: "stretching" }, { postural_deviation_ids: REQUIRED }],
    [
      "with an unknown muscle group",
      { muscle_group_ids: [999_999] },
      { muscle_group_ids: "Escolha uma opção da lista" },
    ],
    [
      "with an unknown deviation",
      { exercise_type: "mobility", postural_deviation_ids: [999_999] },
      { postural_deviation_ids: "Escolha uma opção da lista" },
    ],
    [
      "with an unknown movement",
      { movement: { pattern: "voar", parameters: {} } },
      { movement: "Escolha uma opção da lista" },
    ],
  ])("%s is refused by the rules of the form, and no row is kept", async (_, change, fields) => {
    const wrong = { line: 3, exercise: { ...press("Supino ômega"), ...change } };
    const body = { key: randomUUID(), rows: [...rowsOf(run("Corrida ômega")), wrong] };
    const answer = await sendAnything(app, imports.importExercises, { body, as: ana });
    const paths = Object.fromEntries(
      Object.entries(fields).map(([field, words]) => [`rows.1.exercise.${field}`, words]),
    );
    expect([answer.status, answer.errors.fields]).toEqual([422, paths]);
    expect(await namesOf("ômega")).toEqual([]);
  });

  it("beyond the limit is refused, and the last one within it is taken", async () => {
    const many = Array.from({ length: imports.MAX_IMPORTED_EXERCISES + 1 }, (_, at) => run(`Corrida teta ${at}`));
    const rows = rowsOf(...many);
    const refused = await sendAnything(app, imports.importExercises, { body: { key: randomUUID(), rows }, as: ana });
    expect(refused.status).toBe(422);
    expect(await importRows(rows.slice(1))).toMatchObject({ created_count: imports.MAX_IMPORTED_EXERCISES });
  });
});

describe("undoing an import", () => {
  it("hides its unused exercises, keeps those of a training, and frees their names; twice is once", async () => {
    const key = randomUUID();
    await importRows(rowsOf(press("Supino iota"), press("Remada iota")), ana, key);
    const [row] = await listed("remada iota");
    const prescribed = await aPrescribedMesocycle(prumo, await aStudent(prumo, ana));
    await save(prumo, prescribed, { trainings: [aTraining({ exercises: [resisted({ id: row?.id ?? 0 })] })] });
    expect(await undo(key)).toEqual({ removed_count: 1, kept_count: 1 });
    expect(await undo(key)).toEqual({ removed_count: 1, kept_count: 1 });
    expect(await namesOf("iota")).toEqual(["Remada iota"]);
    expect(await importRows(rowsOf(press("Supino iota")))).toMatchObject({ created_count: 1 });
  });

  it("finds only an own import", async () => {
    const key = randomUUID();
    await importRows(rowsOf(run("Corrida capa")), ana, key);
    for (const [call, as] of [
      [imports.undoExerciseImport, bruno],
      [imports.undoAdminExerciseImport, admin],
    ] as const) {
      expect((await sendAnything(app, call, { body: { key }, as })).status).toBe(404);
    }
    expect(await namesOf("capa")).toEqual(["Corrida capa"]);
  });
});
