import { describe, expect, it } from "vitest";
import { listTechniques } from "#contract/exercises.ts";
import { findMesocycle, type Mesocycle, removeTraining, updateMesocycle } from "#contract/mesocycles.ts";
import { exercisesOf } from "#domain/training/blocks.ts";
import { EXERCISE_TYPES, type ExerciseTypeValue } from "#domain/training/exercise-types.ts";
import {
  type AMesocycleOfTheirs,
  aMesocycle,
  anEvaluatedMesocycle,
  anEvaluation,
  aPrescribedMesocycle,
  aTraining,
  type EntryInput,
  exercisesOfType,
  resisted,
  save,
  type TrainingInput,
} from "../../testing/cycles.ts";
import { aStudent, aTrainer } from "../../testing/people.ts";
import { send, sendAnything } from "../../testing/send.ts";
import { DAY_MS, startTestApp } from "../../testing/test-app.ts";

const prumo = await startTestApp();
const { app, clock, database } = prumo;
const ana = await aTrainer(prumo);
const bruno = await aTrainer(prumo);
const joao = await aStudent(prumo, ana, {
  personal_anamnesis: { days_of_week: ["sunday", "monday", "wednesday", "friday", "saturday"] },
});
const catalogue = new Map<ExerciseTypeValue, number[]>();
for (const { value } of EXERCISE_TYPES) catalogue.set(value, await exercisesOfType(prumo, joao, value));
const exercise = (type: ExerciseTypeValue, place = 0) => ({ id: catalogue.get(type)?.[place] ?? 0 });
const { body: techniques } = await send(app, listTechniques, { querystring: {}, as: ana });
const technique = (name: string) => ({ id: techniques.exercise_technics.find((one) => one.name === name)?.id ?? 0 });

const required = "Este campo não pode ficar em branco";
const format = "Campo com formato inválido";

/** Sends trainings as they are, to a mesocycle whose version is known. */
const prescribe = ({ path, mesocycle }: Pick<AMesocycleOfTheirs, "path" | "mesocycle">, trainings: unknown) =>
  sendAnything(app, updateMesocycle, {
    params: path,
    body: { lock_version: mesocycle.lock_version, trainings },
    as: ana,
  });

const read = async ({ path }: Pick<AMesocycleOfTheirs, "path">) =>
  (await send(app, findMesocycle, { params: path, as: ana })).body.mesocycle;

/** What the editor sends for what it was given: the round trip. */
const asSent = ({ trainings }: Mesocycle): TrainingInput[] =>
  trainings.map((training) => ({
    ...training,
    exercises: training.exercises.map((entry) => ({
      ...entry,
      exercise: exercisesOf(entry).map(({ id }) => ({ id })),
    })),
  }));

describe("trainings", () => {
  it("keep every field of every row, in order, and read the same for trainer and student", async () => {
    const cycle = await anEvaluatedMesocycle(prumo, joao);
    const everything: EntryInput = {
      exercise: [exercise("resistence", 0), exercise("resistence", 1)],
      exercise_technic: technique("BI-SET"),
      series: 4,
      min_reps: "8",
      max_reps: 12,
      reps_pattern: null,
      descanco: "01:30",
      cadencia: "3-0-1-0",
      tempo: "00:45",
      quantidade_tiros: 6,
      intervalo_tiros: "00:30",
      tempo_tiros: "00:20",
      freqCardiaca: "150",
      hiit: true,
      aerobicocont: "false",
      observacao: "Até a falha 💪",
      series_type_id: 1,
    };
    const draft: TrainingInput = {
      name: "  Treino A ",
      weekdays: ["5", "1"],
      exercise_type: [
        { name: "qualquer", value: "resistence" },
        { name: "", value: "mobility" },
      ],
      muscle_group: [
        { id: 3, name: "" },
        { id: 1, name: "outro" },
      ],
      training_method: { name: "Meu método", description: "Passo a passo" },
      exercise_type_order: [{ title: "Treinos Resistidos", value: "resistence", order: 1 }],
      exercises: [everything, { exercise: exercise("mobility"), series: 2, max_reps: 15, descanco: "00:30" }],
    };
    const answer = await prescribe(cycle, [draft]);
    expect(answer.status).toBe(200);
    const { trainings, has_training } = answer.body.mesocycle;
    expect(has_training).toBe(true);
    const blank = {
      min_reps: null,
      reps_pattern: null,
      cadencia: null,
      tempo: null,
      quantidade_tiros: null,
      intervalo_tiros: null,
      tempo_tiros: null,
      freqCardiaca: null,
      hiit: false,
      aerobicocont: false,
      observacao: null,
      series_type_id: null,
    };
    expect(trainings).toEqual([
      {
        id: expect.any(Number),
        name: "Treino A",
        weekdays: ["1", "5"],
        exercise_type: [
          { name: "Resistido", value: "resistence" },
          { name: "Mobilidade", value: "mobility" },
        ],
        muscle_group: [
          { id: 1, name: expect.stringMatching(/./) },
          { id: 3, name: expect.stringMatching(/./) },
        ],
        training_method: { name: "Meu método", description: "Passo a passo" },
        exercise_type_order: [{ title: "Treinos Resistidos", value: "resistence", order: 1 }],
        exercises: [
          {
            ...everything,
            id: expect.any(Number),
            sq: 1,
            order: 1,
            min_reps: 8,
            freqCardiaca: 150,
            aerobicocont: false,
            exercise: [
              expect.objectContaining({ ...exercise("resistence", 0), user_id: null, exercise_type: "resistence" }),
              expect.objectContaining({ ...exercise("resistence", 1), user_id: null, exercise_type: "resistence" }),
            ],
            exercise_technic: { ...technique("BI-SET"), name: "BI-SET", description: expect.stringMatching(/./) },
          },
          {
            ...blank,
            id: expect.any(Number),
            sq: 2,
            order: 2,
            series: 2,
            max_reps: 15,
            descanco: "00:30",
            exercise: expect.objectContaining({ ...exercise("mobility"), exercise_type: "mobility" }),
            exercise_technic: null,
          },
        ],
      },
    ]);
    expect((await send(app, findMesocycle, { params: cycle.path, as: joao })).body.mesocycle).toEqual(
      answer.body.mesocycle,
    );
  });

  it("saved again as they were read are the same trainings under the same ids", async () => {
    const cycle = await aPrescribedMesocycle(prumo, joao);
    const again = await prescribe(cycle, asSent(cycle.mesocycle));
    expect(again.status).toBe(200);
    const withoutRowIds = ({ trainings }: Mesocycle) =>
      trainings.map(({ exercises, ...training }) => ({
        ...training,
        exercises: exercises.map(({ id, ...row }) => row),
      }));
    expect(withoutRowIds(again.body.mesocycle)).toEqual(withoutRowIds(cycle.mesocycle));
  });

  it("keep their ids when edited and moved; absent ones are removed, new ones added", async () => {
    const cycle = await aPrescribedMesocycle(prumo, joao);
    const [a, b] = asSent(cycle.mesocycle);
    if (!a || !b) throw new Error("two trainings were prescribed");
    const moved = await prescribe(cycle, [{ ...b, name: "B primeiro" }, { ...a }]);
    expect(moved.body.mesocycle.trainings.map(({ id, name }) => [id, name])).toEqual([
      [b.id, "B primeiro"],
      [a.id, "Treino A"],
    ]);
    const replaced = await prescribe({ ...cycle, mesocycle: moved.body.mesocycle }, [
      aTraining({ name: "C", weekdays: ["5"] }),
      b,
    ]);
    const ids = replaced.body.mesocycle.trainings.map(({ id }) => id);
    expect(ids).toEqual([expect.any(Number), b.id]);
    expect(ids).not.toContain(a.id);
    const emptied = await prescribe({ ...cycle, mesocycle: replaced.body.mesocycle }, []);
    expect(emptied.body.mesocycle).toMatchObject({ trainings: [], has_training: false });
  });

  it("of up to 26 with 200 rows are taken", async () => {
    const cycle = await anEvaluatedMesocycle(prumo, joao);
    const rows = Array.from({ length: 200 }, (_, index) => resisted(exercise("resistence", index % 20)));
    const one = await prescribe(cycle, [aTraining({ exercises: rows })]);
    expect(one.body.mesocycle.trainings[0]?.exercises.map(({ sq }) => sq)).toEqual(rows.map((_, index) => index + 1));
    const more = await prescribe({ ...cycle, mesocycle: one.body.mesocycle }, [
      aTraining({ exercises: [...rows, resisted(exercise("resistence"))] }),
    ]);
    expect([more.status, more.errors.fields]).toEqual([
      422,
      { "trainings.0.exercises": "Um treino tem no máximo 200 exercícios" },
    ]);
  });

  it("with more rows than one statement takes keep each of them in its training and its place", async () => {
    const cycle = await anEvaluatedMesocycle(prumo, joao);
    const drafts = (["1", "3", "5"] as const).map((day, training) =>
      aTraining({
        weekdays: [day],
        exercises: Array.from({ length: 200 }, (_, row) =>
          resisted(exercise("resistence", (training + row) % 20), { series: training * 1000 + row + 1 }),
        ),
      }),
    );
    const { body } = await prescribe(cycle, drafts);
    const again = await prescribe({ ...cycle, mesocycle: body.mesocycle }, [
      ...drafts.map((draft, index) => ({ ...draft, id: body.mesocycle.trainings[index]?.id ?? 0 })),
    ]);
    for (const { mesocycle } of [body, again.body]) {
      expect(
        mesocycle.trainings.map(({ exercises }) =>
          exercises.map(({ series, ...entry }) => [exercisesOf(entry), series]),
        ),
      ).toEqual(
        drafts.map(({ exercises = [] }) =>
          exercises.map(({ exercise, series }) => [[expect.objectContaining(exercise)], series]),
        ),
      );
    }
  });

  it("before the evaluation are refused; together with it they are saved", async () => {
    const path = await aMesocycle(prumo, joao);
    const body = { lock_version: 0, trainings: [aTraining()] };
    const early = await send(app, updateMesocycle, { params: path, body, as: ana });
    expect([early.status, early.errors]).toEqual([
      422,
      { code: "training_not_evaluated", detail: "Avalie o aluno neste ciclo antes de prescrever o treino." },
    ]);
    const both = await send(app, updateMesocycle, {
      params: path,
      body: { ...body, evaluation: true, evaluated_items: anEvaluation() },
      as: ana,
    });
    expect(both.status).toBe(200);
  });

  it("of a finished mesocycle are neither changed nor removed", async () => {
    const evaluated = await anEvaluatedMesocycle(prumo, joao, { end_date: "2026-03-03" });
    const cycle = { ...evaluated, mesocycle: await save(prumo, evaluated, { trainings: [aTraining()] }) };
    const params = { id: cycle.path.mesoId, trainingId: cycle.mesocycle.trainings[0]?.id ?? 0 };
    clock.advance(2 * DAY_MS);
    const answers = [await prescribe(cycle, []), await send(app, removeTraining, { params, as: ana })];
    clock.advance(-2 * DAY_MS);
    for (const { status, errors } of answers) expect([status, errors.code]).toEqual([422, "cycle_finished"]);
    expect(await read(cycle)).toEqual(cycle.mesocycle);
  });

  it("cannot be changed by the student", async () => {
    const cycle = await aPrescribedMesocycle(prumo, joao);
    const answer = await sendAnything(app, updateMesocycle, {
      params: cycle.path,
      body: { lock_version: cycle.mesocycle.lock_version, trainings: [] },
      as: joao,
    });
    expect(answer.status).toBe(403);
    expect(await read(cycle)).toEqual(cycle.mesocycle);
  });

  it("of another mesocycle, of another trainer or twice the same cannot be claimed by their id", async () => {
    const [cycle, other] = [await aPrescribedMesocycle(prumo, joao), await aPrescribedMesocycle(prumo, joao)];
    const foreign = await aPrescribedMesocycle(prumo, await aStudent(prumo, bruno));
    const [own] = asSent(cycle.mesocycle);
    for (const id of [other.mesocycle.trainings[0]?.id, foreign.mesocycle.trainings[0]?.id, 987_654_321]) {
      const answer = await prescribe(cycle, [aTraining({ id })]);
      expect([id, answer.status]).toEqual([id, 404]);
    }
    expect((await prescribe(cycle, [own, { ...own, weekdays: ["5"] }])).status).toBe(404);
    for (const untouched of [cycle, other]) expect(await read(untouched)).toEqual(untouched.mesocycle);
  });

  it("saved twice at once with one version: one is, the other is told", async () => {
    const cycle = await aPrescribedMesocycle(prumo, joao);
    const answers = await Promise.all(
      ["um", "dois"].map((name) =>
        prescribe(cycle, [aTraining({ name, exercises: [resisted(exercise("resistence"))] })]),
      ),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect((await read(cycle)).trainings).toHaveLength(1);
  });
});

describe("a training's weekdays", () => {
  it("are the trainer's own once in a cycle", async () => {
    const cycle = await anEvaluatedMesocycle(prumo, joao);
    const answer = await prescribe(cycle, [aTraining({ weekdays: ["1", "3"] }), aTraining({ weekdays: ["3"] })]);
    expect([answer.status, answer.errors]).toEqual([
      422,
      { code: "weekday_taken", detail: "Cada dia da semana pode ter apenas um treino neste ciclo." },
    ]);
  });

  it.each([
    ["0", 200],
    ["1", 200],
    ["2", 422],
    ["3", 200],
    ["4", 422],
    ["5", 200],
    ["6", 200],
  ])("follow the student's: %s answers %i", async (day, status) => {
    const answer = await prescribe(await anEvaluatedMesocycle(prumo, joao), [{ ...aTraining(), weekdays: [day] }]);
    expect(answer.status).toBe(status);
    if (status === 422) {
      expect(answer.errors).toEqual({
        code: "weekday_unavailable",
        detail: "O aluno não está disponível em um dos dias escolhidos.",
      });
    }
  });

  it("that a training already has stay allowed when the student's timetable changes", async () => {
    const student = await aStudent(prumo, ana);
    const cycle = await aPrescribedMesocycle(prumo, student);
    await database.owner.query(
      `update students set personal_anamnesis = '{"days_of_week": ["tuesday"]}' where id = $1`,
      [student.id],
    );
    const [a, b] = asSent(cycle.mesocycle);
    const kept = await prescribe(cycle, [a, { ...b, weekdays: ["3", "2"] }]);
    expect(kept.body.mesocycle.trainings.map(({ weekdays }) => weekdays)).toEqual([["1"], ["2", "3"]]);
    const added = await prescribe({ ...cycle, mesocycle: kept.body.mesocycle }, [a, b, aTraining({ weekdays: ["5"] })]);
    expect(added.errors.code).toBe("weekday_unavailable");
  });
});

describe("an exercise", () => {
  const own = async (owner: number, name: string) => {
    const { rows } = await database.owner.query(
      "insert into exercises (owner_id, name, exercise_type) values ($1, $2, 'resistence') returning id",
      [owner, name],
    );
    return { id: Number(rows[0].id) };
  };

  it("of the trainer's own can be prescribed, and the student sees whose it is", async () => {
    const id = await own(ana.id, "Só da Ana");
    const answer = await prescribe(await anEvaluatedMesocycle(prumo, joao), [aTraining({ exercises: [resisted(id)] })]);
    expect(answer.body.mesocycle.trainings[0]?.exercises[0]?.exercise).toMatchObject({ ...id, user_id: ana.id });
    const { body } = await send(app, findMesocycle, { params: { ...answerPath(answer.body.mesocycle) }, as: joao });
    expect(body.mesocycle).toEqual(answer.body.mesocycle);
  });

  const answerPath = ({ id, macrocycle }: Mesocycle) => ({
    id: macrocycle.student_id,
    macroId: macrocycle.id,
    mesoId: id,
  });

  it.each([
    ["an exercise of another trainer", async () => ({ exercises: [resisted(await own(bruno.id, "Só do Bruno"))] })],
    ["no exercise", async () => ({ exercises: [resisted({ id: 987_654_321 })] })],
    [
      "no technique",
      async () => ({ exercises: [resisted(exercise("resistence"), { exercise_technic: { id: 987 } })] }),
    ],
    ["no series type", async () => ({ exercises: [resisted(exercise("resistence"), { series_type_id: 987 })] })],
    ["no muscle group", async () => ({ muscle_group: [{ id: 987_654_321_012, name: "x" }] })],
  ])("that is %s is refused, and nothing is saved", async (_, make) => {
    const cycle = await aPrescribedMesocycle(prumo, joao);
    const answer = await prescribe(cycle, [aTraining(await make())]);
    expect([answer.status, answer.errors]).toEqual([
      422,
      { code: "exercise_unavailable", detail: "Um dos exercícios não está disponível." },
    ]);
    expect(await read(cycle)).toEqual(cycle.mesocycle);
  });

  it("hidden since stays where it is used", async () => {
    const id = await own(ana.id, "Some da lista");
    const cycle = await anEvaluatedMesocycle(prumo, joao);
    const answer = await prescribe(cycle, [aTraining({ exercises: [resisted(id)] })]);
    await database.owner.query("update exercises set hidden_at = now() where id = $1", [id.id]);
    expect(await read(cycle)).toEqual(answer.body.mesocycle);
    const again = await prescribe({ ...cycle, mesocycle: answer.body.mesocycle }, asSent(answer.body.mesocycle));
    expect(again.status).toBe(200);
  });
});

describe("a row", () => {
  const held = { series: 3, tempo: "00:30", descanco: "00:30" };
  const aerobic = { tempo: "20:00", freqCardiaca: 140 };
  const hiit = { ...aerobic, hiit: true, quantidade_tiros: 8, intervalo_tiros: "01:00" };
  const combined = (name: string, count: number) =>
    resisted(
      Array.from({ length: count }, (_, place) => exercise("resistence", place)),
      { exercise_technic: technique(name) },
    );
  const pyramid = (reps_pattern: string | null, series = 3): EntryInput => ({
    exercise: exercise("resistence"),
    exercise_technic: technique("PIRÂMIDE CRESCENTE"),
    series,
    reps_pattern,
    descanco: "01:00",
    cadencia: "2-0-2-0",
  });

  it.each<[string, EntryInput]>([
    ["resisted", resisted(exercise("resistence"))],
    ["resisted, without a minimum", resisted(exercise("resistence"), { min_reps: null })],
    ["functional", { exercise: exercise("functional"), series: 3, max_reps: 10, descanco: "00:30" }],
    ["mobility", { exercise: exercise("mobility"), series: 3, max_reps: 10, descanco: "00:30" }],
    ["stretching", { exercise: exercise("stretching"), ...held }],
    ["myofascial release", { exercise: exercise("myofascial_release"), ...held }],
    ["a breathing manoeuvre", { exercise: exercise("manobra_resp"), ...held }],
    ["continuous aerobic", { exercise: exercise("exerc_aerobicos"), ...aerobic, aerobicocont: true }],
    ["HIIT", { exercise: exercise("exerc_aerobicos"), ...hiit }],
    ["a pyramid", pyramid("12-10-08")],
    ["BI-SET of two", combined("BI-SET", 2)],
    ["TRI-SET of three", combined("TRI-SET", 3)],
    ["SUPER SERIE of two", combined("SUPER SERIE", 2)],
    ["SUPER SERIE of five", combined("SUPER SERIE", 5)],
  ])("that is whole is saved: %s", async (_, entry) => {
    const answer = await prescribe(await anEvaluatedMesocycle(prumo, joao), [aTraining({ exercises: [entry] })]);
    expect([answer.status, answer.text.slice(0, 300)]).toEqual([200, expect.stringContaining("mesocycle")]);
  });

  it.each<[string, EntryInput, Record<string, string>]>([
    ["resisted without series", resisted(exercise("resistence"), { series: null }), { series: required }],
    ["resisted without rest", resisted(exercise("resistence"), { descanco: "" }), { descanco: required }],
    ["resisted without cadence", resisted(exercise("resistence"), { cadencia: null }), { cadencia: format }],
    ["resisted without maximum", resisted(exercise("resistence"), { max_reps: null }), { max_reps: required }],
    [
      "functional without anything",
      { exercise: exercise("functional") },
      { series: required, descanco: required, max_reps: required },
    ],
    [
      "mobility without repetitions",
      { exercise: exercise("mobility"), series: 1, descanco: "00:30" },
      { max_reps: required },
    ],
    [
      "stretching without time",
      { exercise: exercise("stretching"), series: 1, descanco: "00:30" },
      { tempo: required },
    ],
    [
      "stretching for no time",
      { exercise: exercise("stretching"), ...held, tempo: "00:00" },
      { tempo: "Tempo inválido" },
    ],
    [
      "aerobic without heart rate",
      { exercise: exercise("exerc_aerobicos"), tempo: "20:00" },
      { freqCardiaca: required },
    ],
    [
      "HIIT without sprints",
      { exercise: exercise("exerc_aerobicos"), ...aerobic, hiit: true },
      { quantidade_tiros: required, intervalo_tiros: required },
    ],
    ["a pyramid without repetitions", pyramid(null), { reps_pattern: format }],
    ["a pyramid of fewer steps than series", pyramid("12-10"), { reps_pattern: format }],
    ["a pyramid of more steps than series", pyramid("12-10-08-06"), { reps_pattern: format }],
    ["BI-SET of one", combined("BI-SET", 1), { exercise: "Campo obrigatório" }],
    ["BI-SET of three", combined("BI-SET", 3), { exercise: format }],
    ["TRI-SET of two", combined("TRI-SET", 2), { exercise: "Campo obrigatório" }],
    ["SUPER SERIE of one", combined("SUPER SERIE", 1), { exercise: "Campo obrigatório" }],
    [
      "two exercises without a technique that combines them",
      resisted([exercise("resistence", 0), exercise("resistence", 1)]),
      { exercise: format },
    ],
    [
      "a maximum below the minimum",
      resisted(exercise("resistence"), { min_reps: 12, max_reps: 12 }),
      { max_reps: "Deve ser maior que o mínimo" },
    ],
    ["a time that is none", resisted(exercise("resistence"), { descanco: "1:00" }), { descanco: format }],
    ["61 seconds", resisted(exercise("resistence"), { descanco: "00:61" }), { descanco: format }],
    ["a cadence that is none", resisted(exercise("resistence"), { cadencia: "2020" }), { cadencia: format }],
    ["a negative count", resisted(exercise("resistence"), { series: -1 }), { series: "O valor mínimo é 0" }],
    ["half a count", resisted(exercise("resistence"), { series: 1.5 }), { series: format }],
    ["a count in words", resisted(exercise("resistence"), { series: "três" }), { series: format }],
    ["a count too long", resisted(exercise("resistence"), { series: 100_000 }), { series: "O valor máximo é 99999" }],
    [
      "an endless note",
      resisted(exercise("resistence"), { observacao: "a".repeat(2001) }),
      { observacao: "Use no máximo 2000 caracteres" },
    ],
    ["no exercise", { ...resisted([]) }, { exercise: "Campo obrigatório" }],
  ])("says where it is wrong: %s", async (_, entry, fields) => {
    const cycle = await aPrescribedMesocycle(prumo, joao);
    const answer = await prescribe(cycle, [aTraining({ exercises: [resisted(exercise("resistence")), entry] })]);
    expect([answer.status, answer.errors]).toEqual([
      422,
      {
        code: "invalid",
        detail: "Verifique os campos destacados.",
        fields: Object.fromEntries(
          Object.entries(fields).map(([field, text]) => [`trainings.0.exercises.1.${field}`, text]),
        ),
      },
    ]);
    expect(await read(cycle)).toEqual(cycle.mesocycle);
  });
});

describe("a training", () => {
  it.each<[string, Record<string, unknown>, Record<string, string>]>([
    ["name", { name: " " }, { name: required }],
    ["weekday", { weekdays: [] }, { weekdays: required }],
    ["weekday of the week", { weekdays: ["7"] }, { "weekdays.0": "Escolha uma das opções" }],
    ["exercise type", { exercise_type: [] }, { exercise_type: required }],
    [
      "known exercise type",
      { exercise_type: [{ name: "", value: "yoga" }] },
      { "exercise_type.0.value": "Escolha uma das opções" },
    ],
    ["muscle group", { muscle_group: [] }, { muscle_group: required }],
    ["list of rows", { exercises: "x" }, { exercises: format }],
  ])("without a %s is invalid", async (_, change, fields) => {
    const answer = await prescribe(await anEvaluatedMesocycle(prumo, joao), [{ ...aTraining(), ...change }]);
    expect([answer.status, answer.errors.fields]).toEqual([
      422,
      Object.fromEntries(Object.entries(fields).map(([field, text]) => [`trainings.0.${field}`, text])),
    ]);
  });

  it("with half an emoji or NUL in any of its texts is no defect", async () => {
    const half = "x\ud83d";
    const odd = aTraining({
      name: half,
      training_method: { name: half, description: half },
      exercise_type_order: [{ title: half, value: "resistence", order: 0 }],
      exercises: [resisted(exercise("resistence"), { observacao: half })],
    });
    const kept = await prescribe(await anEvaluatedMesocycle(prumo, joao), [odd]);
    expect(kept.body.mesocycle.trainings[0]).toMatchObject({
      name: "x\ufffd",
      exercise_type_order: [{ title: "x\ufffd" }],
    });
    const answer = await prescribe(await anEvaluatedMesocycle(prumo, joao), [
      JSON.parse(JSON.stringify(odd).replaceAll("\\ud83d", "\\u0000")),
    ]);
    expect([answer.status, Object.keys(answer.errors.fields ?? {}).sort()]).toEqual([
      422,
      [
        "trainings.0.exercise_type_order.0.title",
        "trainings.0.exercises.0.observacao",
        "trainings.0.name",
        "trainings.0.training_method.description",
        "trainings.0.training_method.name",
      ],
    ]);
  });

  it("is removed by its odd verb, once, and the version rises", async () => {
    const cycle = await aPrescribedMesocycle(prumo, joao);
    const [gone, left] = cycle.mesocycle.trainings;
    const params = { id: cycle.path.mesoId, trainingId: gone?.id ?? 0 };
    const answer = await send(app, removeTraining, { params, as: ana });
    expect(answer.status).toBe(200);
    expect(answer.body.mesocycle).toEqual({
      ...cycle.mesocycle,
      lock_version: cycle.mesocycle.lock_version + 1,
      trainings: [left],
    });
    expect((await send(app, removeTraining, { params, as: ana })).status).toBe(404);
    expect((await prescribe(cycle, [])).status).toBe(409);
  });

  it("is not removed as of a version that another window has passed", async () => {
    const { path, mesocycle } = await aPrescribedMesocycle(prumo, joao);
    const params = { id: path.mesoId, trainingId: mesocycle.trainings[0]?.id ?? 0 };
    const { lock_version } = mesocycle;
    const stale = await send(app, removeTraining, { params, body: { lock_version: lock_version - 1 }, as: ana });
    expect([stale.status, stale.errors.code]).toEqual([409, "changed_elsewhere"]);
    const removed = await send(app, removeTraining, { params, body: { lock_version }, as: ana });
    expect(removed.body.mesocycle).toMatchObject({ lock_version: lock_version + 1, trainings: [{ name: "Treino B" }] });
  });

  it("removed twice at once is removed once", async () => {
    const cycle = await aPrescribedMesocycle(prumo, joao);
    const params = { id: cycle.path.mesoId, trainingId: cycle.mesocycle.trainings[0]?.id ?? 0 };
    const answers = await Promise.all([1, 2].map(() => send(app, removeTraining, { params, as: ana })));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 404]);
  });

  it("of one mesocycle is not removed under another's address", async () => {
    const [cycle, other] = [await aPrescribedMesocycle(prumo, joao), await aPrescribedMesocycle(prumo, joao)];
    const params = { id: cycle.path.mesoId, trainingId: other.mesocycle.trainings[0]?.id ?? 0 };
    expect((await send(app, removeTraining, { params, as: ana })).status).toBe(404);
    expect(await read(other)).toEqual(other.mesocycle);
  });

  it("survives a new evaluation", async () => {
    const cycle = await aPrescribedMesocycle(prumo, joao);
    const again = await save(prumo, cycle, { evaluation: true, evaluated_items: anEvaluation() });
    expect(again.trainings).toEqual(cycle.mesocycle.trainings);
  });
});
