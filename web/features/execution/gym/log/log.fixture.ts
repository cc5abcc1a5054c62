import type { Execution } from "#contract/execution/executions.ts";
import { beginLog, type ExerciseRef, type Snapshot, type TrainingLog } from "./training-log.ts";

export const NOW = Date.parse("2026-11-23T12:00:00Z");

export const SQUAT: ExerciseRef = { entryId: 11, exerciseId: 101, name: "Agachamento" };
export const PRESS: ExerciseRef = { entryId: 12, exerciseId: 102, name: "Supino" };

const DEVICE = "0b5f6d0e-6d7c-4f2e-9a53-2f4b8c1d7e90";
export const OTHER_DEVICE = "6f1f7a52-3d04-4a43-9a39-c2f8f9f7b1aa";

export const aLog = (trainingId = 1): TrainingLog =>
  beginLog({ trainingId, trainingName: "Treino A", day: "2026-11-23", deviceId: DEVICE, execution: undefined });

export const values = (repetitions: number, load_kg: number) => ({ repetitions, load_kg, seconds: null });

/** The answer for a snapshot of a server that knows one device. */
export const executionOf = ({ device_id, revision, replaces: _, ...rest }: Snapshot): Execution => ({
  id: 1,
  training_id: 1,
  training_name: "Treino A",
  recorded_by: "student",
  versions: [{ device_id, revision }],
  overruled: [],
  ...rest,
});
