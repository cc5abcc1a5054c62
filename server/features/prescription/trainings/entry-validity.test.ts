import { describe, expect, it } from "vitest";
import { exercisesOf } from "#domain/training/blocks.ts";
import {
  anEvaluatedMesocycle,
  aPrescribedMesocycle,
  aTraining,
  type EntryInput,
  resisted,
} from "../../../testing/steps/cycles.ts";
import { startPrescribing } from "../../../testing/steps/prescriptions.ts";

const { testApp, joao, exercise, technique, prescribe, read } = await startPrescribing();

/** A refused row leaves it as it is. */
const prescribed = await aPrescribedMesocycle(testApp, joao);

const required = "Este campo não pode ficar em branco";
const format = "Campo com formato inválido";

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
    ["HIIT on a day of its training", { exercise: exercise("exerc_aerobicos"), ...hiit, seghiit: true }],
    [
      "continuous aerobic on another day",
      { exercise: exercise("exerc_aerobicos"), ...aerobic, aerobicocont: true, sexaer: true },
    ],
    ["breathing with repetitions", { exercise: exercise("manobra_resp"), ...held, max_reps: 10 }],
    ["a pyramid", pyramid("12-10-08")],
    ["BI-SET of two", combined("BI-SET", 2)],
    ["TRI-SET of three", combined("TRI-SET", 3)],
    ["SUPER SERIE of two", combined("SUPER SERIE", 2)],
    ["SUPER SERIE of five", combined("SUPER SERIE", 5)],
  ])("that is whole is saved: %s", async (_, entry) => {
    const answer = await prescribe(await anEvaluatedMesocycle(testApp, joao), [aTraining({ exercises: [entry] })]);
    expect([answer.status, answer.text.slice(0, 300)]).toEqual([200, expect.stringContaining("mesocycle")]);
  });

  it.each<[string, EntryInput, Record<string, string>]>([
    ["resisted without series", resisted(exercise("resistence"), { series: null }), { series: required }],
    ["resisted without rest", resisted(exercise("resistence"), { descanco: "" }), { descanco: required }],
    ["resisted without cadence", resisted(exercise("resistence"), { cadencia: null }), { cadencia: required }],
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
    [
      "HIIT on a day without the training",
      { exercise: exercise("exerc_aerobicos"), ...hiit, seghiit: true, terhiit: true },
      { hiit: "Escolha só dias em que o treino acontece" },
    ],
    [
      "days of HIIT without HIIT",
      { exercise: exercise("exerc_aerobicos"), ...aerobic, seghiit: true },
      { hiit: "Marque HIIT para escolher os dias" },
    ],
    [
      "days of continuous aerobic exercise without it",
      { exercise: exercise("exerc_aerobicos"), ...aerobic, segaer: true },
      { aerobicocont: "Marque Aeróbico Contínuo para escolher os dias" },
    ],
    [
      "HIIT and continuous aerobic at once",
      { exercise: exercise("exerc_aerobicos"), ...hiit, aerobicocont: true },
      { aerobicocont: "Escolha HIIT ou Aeróbico Contínuo: um exclui o outro" },
    ],
    [
      "a technique in series of another kind",
      resisted(exercise("resistence"), { exercise_technic: technique("DROP-SET"), series_type_id: 2 }),
      { series_type_id: "Com uma técnica de intensificação, a série é a normal" },
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
    ["zero series", resisted(exercise("resistence"), { series: 0 }), { series: "Deve ser maior que zero" }],
    [
      "zero repetitions",
      resisted(exercise("resistence"), { min_reps: null, max_reps: 0 }),
      { max_reps: "Deve ser maior que zero" },
    ],
    ["a step of zero in a pyramid", pyramid("12-10-00"), { reps_pattern: format }],
    [
      "sprints of none",
      { exercise: exercise("exerc_aerobicos"), ...hiit, quantidade_tiros: 0 },
      { quantidade_tiros: "Deve ser maior que zero" },
    ],
    [
      "sets without end",
      resisted(exercise("resistence"), { series: 99_999 }),
      { series: "Este exercício levaria mais de 24 horas" },
    ],
    [
      "sprints without end",
      { exercise: exercise("exerc_aerobicos"), ...hiit, quantidade_tiros: 9999 },
      { quantidade_tiros: "Este exercício levaria mais de 24 horas" },
    ],
    [
      "BI-SET of the same exercise twice",
      resisted([exercise("resistence"), exercise("resistence")], { exercise_technic: technique("BI-SET") }),
      { exercise: "Escolha exercícios diferentes" },
    ],
    ["no exercise", { ...resisted([]) }, { exercise: "Campo obrigatório" }],
  ])("says where it is wrong: %s", async (_, entry, fields) => {
    const answer = await prescribe(prescribed, [aTraining({ exercises: [resisted(exercise("resistence")), entry] })]);
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
    expect(await read(prescribed)).toEqual(prescribed.mesocycle);
  });

  it("keeps the total time of aerobic exercise as hh:mm:ss, also when a program sends mm:ss", async () => {
    const rows = [
      { exercise: exercise("exerc_aerobicos"), ...aerobic },
      { exercise: exercise("stretching"), ...held, quantidade_tiros: 0 },
    ];
    const cycle = await anEvaluatedMesocycle(testApp, joao);
    const { body } = await prescribe(cycle, [aTraining({ exercises: rows })]);
    expect(body.mesocycle.trainings[0]?.exercises.map(({ tempo }) => tempo)).toEqual(["00:20:00", "00:30"]);
  });

  it("keeps its days, on the wire one flag each, and reads both spellings of Tuesday", async () => {
    const cycle = await anEvaluatedMesocycle(testApp, joao);
    const rows = [
      { exercise: exercise("exerc_aerobicos"), ...hiit, seghiit: true },
      { exercise: exercise("exerc_aerobicos", 1), ...aerobic, aerobicocont: true, domaer: true, quaaer: true },
      resisted(exercise("resistence")),
    ];
    const spelled = { exercise: exercise("exerc_aerobicos"), ...hiit, teriit: true };
    expect((await prescribe(cycle, [aTraining({ exercises: rows })])).status).toBe(200);
    const { trainings, ...saved } = await read(cycle);
    const flagsOf = (entry: object) => Object.keys(entry).filter((name) => /^...(hiit|aer)$/.test(name));
    const [sprints, run, lift] = trainings[0]?.exercises ?? [];
    expect(sprints).toMatchObject({ hiit: true, seghiit: true, terhiit: false, domhiit: false });
    expect(run).toMatchObject({ aerobicocont: true, domaer: true, quaaer: true, segaer: false });
    expect([sprints, run, lift].map((entry) => flagsOf(entry ?? {}).length)).toEqual([7, 7, 0]);

    // The student does not train on Tuesdays: the refusal names the flag, so the spelling was understood.
    const again = await prescribe({ ...cycle, mesocycle: { ...saved, trainings } }, [
      aTraining({ exercises: [spelled] }),
    ]);
    expect(again.errors.fields).toEqual({ "trainings.0.exercises.0.hiit": "Escolha só dias em que o treino acontece" });
  });

  it("names its exercises' muscles and repetitions as a row does", async () => {
    const { trainings } = await read(prescribed);
    const [first] = trainings[0]?.exercises.flatMap(exercisesOf) ?? [];
    expect(first).toMatchObject({ min_reps: 8, max_reps: 12, muscle_group: first?.muscle_groups });
    expect(first?.muscle_groups[0]).toHaveProperty("name");
  });

  it("of the types HIIT and aerobic counts as aerobic exercise", async () => {
    const cycle = await anEvaluatedMesocycle(testApp, joao);
    const types = ["hiit", "aerobic", "exerc_aerobicos"].map((value) => ({ name: value, value }));
    const answer = await prescribe(cycle, [{ ...aTraining(), exercise_type: types }]);
    expect([answer.status, (await read(cycle)).trainings[0]?.exercise_type]).toEqual([
      200,
      [{ name: "Exercícios Aeróbicos", value: "exerc_aerobicos" }],
    ]);
  });

  it.each([
    ["hiit_excludes_continuous_aerobic", "hiit = true, continuous_aerobic = true"],
    ["hiit_days_belong_to_hiit", "hiit_weekdays = '{1}'"],
    ["hiit_days_are_weekdays", "hiit = true, hiit_weekdays = '{7}'"],
    ["continuous_days_belong_to_continuous_aerobic", "continuous_aerobic_weekdays = '{1}'"],
    ["continuous_days_are_weekdays", "continuous_aerobic = true, continuous_aerobic_weekdays = '{-1}'"],
    ["technique_is_done_in_normal_series", "technique_id = 1, series_type_id = 2"],
  ])("keeps %s in the database too", async (constraint, change) => {
    const id = prescribed.mesocycle.trainings[0]?.exercises[0]?.id;
    const changed = testApp.database.owner.query(`update training_entries set ${change} where id = $1`, [id]);
    await expect(changed).rejects.toMatchObject({ constraint });
  });
});
