import { describe, expect, it } from "vitest";
import {
  anEvaluatedMesocycle,
  aPrescribedMesocycle,
  aTraining,
  type EntryInput,
  resisted,
} from "../../testing/cycles.ts";
import { startPrescribing } from "../../testing/prescriptions.ts";

const { testApp, joao, exercise, technique, prescribe, read } = await startPrescribing();

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
    const cycle = await aPrescribedMesocycle(testApp, joao);
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
