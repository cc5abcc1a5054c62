import { describe, expect, it } from "vitest";
import { anEvaluatedMesocycle, aTraining, resisted } from "../../../testing/cycles.ts";
import { startPrescribing } from "../../../testing/prescriptions.ts";

const { testApp, joao, exercise, prescribe } = await startPrescribing();

const required = "Este campo não pode ficar em branco";
const format = "Campo com formato inválido";

describe("a training", () => {
  it.each<[string, Record<string, unknown>, Record<string, string>]>([
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
