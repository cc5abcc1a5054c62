import type { Training, TrainingEntry } from "#contract/prescription/trainings.ts";
import { fromWire, toWire } from "#domain/training/entry/names.ts";

const squat = {
  id: 7,
  name: "Agachamento",
  user_id: null,
  link: null,
  exercise_type: "resistence" as const,
  equipament_needed: null,
  movement: null,
  muscle_groups: [{ id: 1, name: "Quadríceps" }],
};

/** A row of three series, last in its training until it is numbered. */
export const aRow = (id: number, fields: Partial<TrainingEntry> = {}): TrainingEntry => ({
  ...toWire(fromWire({ series: 3 })),
  id,
  sq: id,
  order: id,
  exercise: squat,
  exercise_technic: null,
  ...fields,
});

/** A training of Monday with these rows. */
export const aTraining = (id: number, exercises: readonly TrainingEntry[]): Training => ({
  id,
  name: `Treino ${id}`,
  weekdays: ["1"],
  exercise_type: [{ name: "Resistido", value: "resistence" }],
  muscle_group: [{ id: 1, name: "Quadríceps" }],
  training_method: null,
  exercise_type_order: [],
  exercises: exercises.map((row, index) => ({ ...row, sq: index + 1, order: index + 1 })),
});
