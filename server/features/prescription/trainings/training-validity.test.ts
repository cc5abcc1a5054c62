import { describe, expect, it } from "vitest";
import { exercisesOf } from "#domain/training/blocks.ts";
import { GROUP } from "#domain/training/muscle-groups.ts";
import { anEvaluatedMesocycle, aTraining, resisted } from "../../../testing/steps/cycles.ts";
import { asSent, startPrescribing } from "../../../testing/steps/prescriptions.ts";

const { testApp, joao, exercise, prescribe } = await startPrescribing();

const required = "Este campo não pode ficar em branco";
const format = "Campo com formato inválido";

describe("a training", () => {
  it.each<[string, Record<string, unknown>, Record<string, string>]>([
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
    const answer = await prescribe(await anEvaluatedMesocycle(testApp, joao), [{ ...aTraining(), ...change }]);
    expect([answer.status, answer.errors.fields]).toEqual([
      422,
      Object.fromEntries(Object.entries(fields).map(([field, text]) => [`trainings.0.${field}`, text])),
    ]);
  });

  it.each([
    ["training", { nivel: 3 }, "trainings.0", "nivel"],
    [
      "row",
      { exercises: [{ ...resisted(exercise("resistence")), segundahiit: true }] },
      "trainings.0.exercises.0",
      "segundahiit",
    ],
  ])(
    "with a field that a %s does not have says so, and nothing is dropped in silence",
    async (_, change, path, name) => {
      const answer = await prescribe(await anEvaluatedMesocycle(testApp, joao), [{ ...aTraining(), ...change }]);
      expect([answer.status, answer.errors.fields]).toEqual([422, { [`${path}.${name}`]: "Campo desconhecido" }]);
    },
  );

  it("may be without a day: none may be free", async () => {
    const answer = await prescribe(await anEvaluatedMesocycle(testApp, joao), [aTraining({ weekdays: [] })]);
    expect(answer.body.mesocycle.trainings[0]?.weekdays).toEqual([]);
  });

  it("that follows its exercises has their types and main groups, whatever is sent, until somebody sets them", async () => {
    const cycle = await anEvaluatedMesocycle(testApp, joao);
    const made = await prescribe(cycle, [
      { ...aTraining(), follows_exercises: true, exercise_type: [], muscle_group: [] },
    ]);
    const [empty] = made.body.mesocycle.trainings;
    expect(empty).toMatchObject({ follows_exercises: true, exercise_type: [], muscle_group: [] });

    const rows = [
      resisted(exercise("resistence")),
      resisted(exercise("resistence", 1)),
      { exercise: exercise("stretching"), series: 2, tempo: "00:30", descanco: "00:15" },
    ];
    const filled = await prescribe({ ...cycle, mesocycle: made.body.mesocycle }, [{ ...empty, exercises: rows }]);
    const [full] = asSent(filled.body.mesocycle);
    expect(full?.exercise_type.map(({ value }) => value)).toEqual(["stretching", "resistence"]);
    const mainGroups = filled.body.mesocycle.trainings[0]?.exercises
      .flatMap(exercisesOf)
      .flatMap(({ exercise_type: type, muscle_groups: [main] }) => (type === "resistence" && main ? main.id : []));
    expect(full?.muscle_group.map(({ id }) => id)).toEqual([...new Set(mainGroups)].sort((a, b) => a - b));

    const groups = [{ id: GROUP.calves, name: "Panturrilhas" }];
    const { follows_exercises: _, ...set } = { ...full, muscle_group: groups };
    const kept = await prescribe({ ...cycle, mesocycle: filled.body.mesocycle }, [set]);
    expect(kept.body.mesocycle.trainings[0]).toMatchObject({ muscle_group: groups });
    expect(kept.body.mesocycle.trainings[0]).not.toHaveProperty("follows_exercises");
  });

  it("without a name is named by its place", async () => {
    const { name: _, ...unnamed } = aTraining({ weekdays: ["3"] });
    const drafts = [aTraining({ name: "Peito" }), unnamed, aTraining({ name: "  ", weekdays: ["5"] })];
    const { body } = await prescribe(await anEvaluatedMesocycle(testApp, joao), drafts);
    expect(body.mesocycle.trainings.map(({ name }) => name)).toEqual(["Peito", "Treino B", "Treino C"]);
  });

  it("with half an emoji or NUL in any of its texts is no defect", async () => {
    const half = "x\ud83d";
    const odd = aTraining({
      name: half,
      training_method: { name: half, description: half },
      exercise_type_order: [{ title: half, value: "resistence", order: 0 }],
      exercises: [resisted(exercise("resistence"), { observacao: half })],
    });
    const kept = await prescribe(await anEvaluatedMesocycle(testApp, joao), [odd]);
    expect(kept.body.mesocycle.trainings[0]).toMatchObject({
      name: "x\ufffd",
      exercise_type_order: [{ title: "x\ufffd" }],
    });
    const answer = await prescribe(await anEvaluatedMesocycle(testApp, joao), [
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
});
