import { describe, expect, it } from "vitest";
import {
  findMesocycle,
  findTrainings,
  type ReadMesocycleTrainings,
  removeTraining,
  updateMesocycle,
} from "#contract/planning/mesocycles.ts";
import { exercisesOf } from "#domain/training/blocks.ts";
import { aStudent, aTrainer } from "../../../testing/people.ts";
import { send, sendAnything } from "../../../testing/send.ts";
import {
  aMesocycle,
  anEvaluatedMesocycle,
  aPrescribedMesocycle,
  asStudentReads,
  aTraining,
  type EntryInput,
  evaluate,
  resisted,
  save,
  type TrainingInput,
} from "../../../testing/steps/cycles.ts";
import { asSent, startPrescribing } from "../../../testing/steps/prescriptions.ts";
import { DAY_MS } from "../../../testing/test-app.ts";

const { testApp, app, clock, ana, joao, exercise, technique, prescribe, read } = await startPrescribing();

const bruno = await aTrainer(testApp);

describe("trainings", () => {
  it("keep every field of every row, in order, and read the same for trainer and student", async () => {
    const cycle = await anEvaluatedMesocycle(testApp, joao);
    const everything: EntryInput = {
      exercise: [exercise("resistence", 0), exercise("resistence", 1)],
      exercise_technic: technique("BI-SET"),
      series: 4,
      min_reps: "8",
      max_reps: 12,
      reps_pattern: null,
      descanco: "01:30",
      carga: 22.5,
      cadencia: "3-0-1-0",
      tempo: "00:45",
      quantidade_tiros: 6,
      intervalo_tiros: "00:30",
      tempo_tiros: "00:20",
      freqCardiaca: "150",
      hiit: true,
      domhiit: false,
      seghiit: true,
      terhiit: false,
      quahiit: false,
      quihiit: false,
      sexhiit: "true",
      sabhiit: false,
      aerobicocont: "false",
      observacao: "Até a falha 💪",
      series_type_id: 1,
      sets: null,
      group: null,
      no_swap: true,
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
      tempo: "00:00",
      quantidade_tiros: null,
      intervalo_tiros: null,
      tempo_tiros: null,
      freqCardiaca: null,
      hiit: false,
      aerobicocont: false,
      observacao: null,
      carga: null,
      series_type_id: null,
      sets: null,
      group: null,
      no_swap: false,
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
            sexhiit: true,
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
    expect((await send(app, findMesocycle, { params: cycle.path, as: joao })).body.mesocycle).toEqual({
      ...answer.body.mesocycle,
      evaluated_items: asStudentReads(answer.body.mesocycle.evaluated_items),
    });
  });

  it("saved again as they were read are the same trainings under the same ids", async () => {
    const cycle = await aPrescribedMesocycle(testApp, joao);
    const again = await prescribe(cycle, asSent(cycle.mesocycle));
    expect(again.status).toBe(200);
    expect(again.body.mesocycle.trainings).toEqual(cycle.mesocycle.trainings);
  });

  it("keep their ids when edited and moved; absent ones are removed, new ones added", async () => {
    const cycle = await aPrescribedMesocycle(testApp, joao);
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
    const cycle = await anEvaluatedMesocycle(testApp, joao);
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
    const cycle = await anEvaluatedMesocycle(testApp, joao);
    const drafts = (["1", "3", "5"] as const).map((day, training) =>
      aTraining({
        weekdays: [day],
        exercises: Array.from({ length: 200 }, (_, row) =>
          resisted(exercise("resistence", (training + row) % 20), { carga: training * 300 + row + 1 }),
        ),
      }),
    );
    const { body } = await prescribe(cycle, drafts);
    const again = await prescribe({ ...cycle, mesocycle: body.mesocycle }, [
      ...drafts.map((draft, index) => ({ ...draft, id: body.mesocycle.trainings[index]?.id ?? 0 })),
    ]);
    for (const { mesocycle } of [body, again.body]) {
      expect(
        mesocycle.trainings.map(({ exercises }) => exercises.map(({ carga, ...entry }) => [exercisesOf(entry), carga])),
      ).toEqual(
        drafts.map(({ exercises = [] }) =>
          exercises.map(({ exercise, carga }) => [[expect.objectContaining(exercise)], carga]),
        ),
      );
    }
  });

  it("before the evaluation are refused; after it they are saved", async () => {
    const path = await aMesocycle(testApp, joao);
    const body = { lock_version: 0, trainings: [aTraining()] };
    const early = await send(app, updateMesocycle, { params: path, body, as: ana });
    expect([early.status, early.errors]).toEqual([
      422,
      { code: "training_not_evaluated", detail: "Avalie o aluno neste ciclo antes de prescrever o treino." },
    ]);
    await evaluate(testApp, { student: joao, path });
    expect((await send(app, updateMesocycle, { params: path, body, as: ana })).status).toBe(200);
  });

  it("of a finished mesocycle are neither changed nor removed", async () => {
    const evaluated = await anEvaluatedMesocycle(testApp, joao, { end_date: "2026-03-03" });
    const cycle = { ...evaluated, mesocycle: await save(testApp, evaluated, { trainings: [aTraining()] }) };
    const params = { id: cycle.path.mesoId, trainingId: cycle.mesocycle.trainings[0]?.id ?? 0 };
    clock.advance(2 * DAY_MS);
    const answers = [await prescribe(cycle, []), await send(app, removeTraining, { params, as: ana })];
    clock.advance(-2 * DAY_MS);
    for (const { status, errors } of answers) expect([status, errors.code]).toEqual([422, "cycle_finished"]);
    expect(await read(cycle)).toEqual(cycle.mesocycle);
  });

  it("cannot be changed by the student", async () => {
    const cycle = await aPrescribedMesocycle(testApp, joao);
    const answer = await sendAnything(app, updateMesocycle, {
      params: cycle.path,
      body: { lock_version: cycle.mesocycle.lock_version, trainings: [] },
      as: joao,
    });
    expect(answer.status).toBe(403);
    expect(await read(cycle)).toEqual(cycle.mesocycle);
  });

  it("of another mesocycle, of another trainer or twice the same cannot be claimed by their id", async () => {
    const [cycle, other] = [await aPrescribedMesocycle(testApp, joao), await aPrescribedMesocycle(testApp, joao)];
    const foreign = await aPrescribedMesocycle(testApp, await aStudent(testApp, bruno));
    const [own] = asSent(cycle.mesocycle);
    for (const id of [other.mesocycle.trainings[0]?.id, foreign.mesocycle.trainings[0]?.id, 987_654_321]) {
      const answer = await prescribe(cycle, [aTraining({ id })]);
      expect([id, answer.status]).toEqual([id, 404]);
    }
    expect((await prescribe(cycle, [own, { ...own, weekdays: ["5"] }])).status).toBe(404);
    for (const untouched of [cycle, other]) expect(await read(untouched)).toEqual(untouched.mesocycle);
  });

  it("are answered whichever evaluated posture the request names, and an unknown one is refused", async () => {
    const { path, mesocycle } = await aPrescribedMesocycle(testApp, joao);
    const ask = (querystring: Record<string, string>) =>
      sendAnything<typeof findTrainings, ReadMesocycleTrainings>(app, findTrainings, {
        params: path,
        querystring,
        as: ana,
      });
    for (const posture_evaluated of ["sway_back", "postura_normal", ""]) {
      expect((await ask({ posture_evaluated })).body.mesocycle.trainings).toEqual(mesocycle.trainings);
    }
    expect((await ask({ posture_evaluated: "Sway-Back" })).status).toBe(400);
  });

  it("saved twice at once with one version: one is, the other is told", { tags: "race" }, async () => {
    const cycle = await aPrescribedMesocycle(testApp, joao);
    const answers = await Promise.all(
      ["um", "dois"].map((name) =>
        prescribe(cycle, [aTraining({ name, exercises: [resisted(exercise("resistence"))] })]),
      ),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect((await read(cycle)).trainings).toHaveLength(1);
  });
});
