import { describe, expect, it } from "vitest";
import { type Training, TrainingDraft, TrainingEntry } from "#contract/prescription/trainings.ts";
import { exercisesOf } from "#domain/training/blocks.ts";
import { toDraft } from "./training-draft.ts";

const exercise = (id: number, name: string) => ({
  id,
  name,
  user_id: null,
  link: null,
  exercise_type: "exerc_aerobicos" as const,
  equipament_needed: null,
  movement: null,
  muscle_groups: [{ id: 1, name: "Peitoral" }],
  muscle_group: [{ id: 1, name: "Peitoral" }],
  min_reps: 8,
  max_reps: 12,
});

/** Every field of HIIT holds something of its own, so that a field which is lost or swapped shows. */
const entry: TrainingEntry = {
  id: 90,
  sq: 2,
  order: 2,
  exercise: [exercise(7, "Tiros na air bike"), exercise(8, "Corda naval")],
  exercise_technic: { id: 3, name: "BI-SET", description: "Dois em sequência." },
  series: 4,
  min_reps: 8,
  max_reps: 12,
  reps_pattern: "12-10-08",
  carga: 22.5,
  descanco: "01:30",
  cadencia: "3-0-1-0",
  tempo: "00:15:00",
  quantidade_tiros: 6,
  intervalo_tiros: "01:00",
  tempo_tiros: "00:30",
  freqCardiaca: 160,
  hiit: true,
  domhiit: false,
  seghiit: true,
  terhiit: false,
  quahiit: false,
  quihiit: true,
  sexhiit: false,
  sabhiit: false,
  aerobicocont: false,
  observacao: "Recuperação leve.",
  series_type_id: 2,
  sets: null,
  group: { number: 1, kind: "emom", rounds: 10, rest_between: null, rest_after: null, time_cap: null },
  no_swap: true,
};

const training: Training = {
  id: 12,
  name: "Treino A",
  weekdays: ["1", "4"],
  exercise_type: [{ name: "Exercícios Aeróbicos", value: "exerc_aerobicos" }],
  muscle_group: [{ id: 1, name: "Peitoral" }],
  training_method: { name: "Divisão ABC", description: "Três treinos." },
  exercise_type_order: [{ title: "Exercícios Aeróbicos", value: "exerc_aerobicos", order: 0 }],
  exercises: [entry, { ...entry, id: 91, sq: 1, order: 1, exercise: exercise(9, "Esteira"), exercise_technic: null }],
};

describe("a training that was read and is sent back", () => {
  const sent = TrainingDraft.parse(toDraft(training));

  it("keeps every field of its own", () => {
    const { exercises: _, ...fields } = training;
    expect(sent).toMatchObject(fields);
  });

  it("keeps every prescribed field of an entry", () => {
    const { sq: _sq, order: _order, exercise: _together, exercise_technic: _technique, ...prescribed } = entry;
    expect(sent.exercises[1]).toMatchObject(prescribed);
    // Without the days of continuous aerobic exercise.
    expect(Object.keys(prescribed)).toHaveLength(Object.keys(TrainingEntry.shape).length - 4 - 7);
  });

  it("names its exercises and its technique by id, entries in their order", () => {
    expect(sent.exercises.map(({ exercise }) => exercise.map(({ id }) => id))).toEqual([[9], [7, 8]]);
    expect(sent.exercises.map(({ exercise_technic }) => exercise_technic?.id)).toEqual([undefined, 3]);
  });

  it("lists one exercise as it lists several", () => {
    expect(training.exercises.map((one) => exercisesOf(one).length)).toEqual([2, 1]);
  });
});
