import { randomUUID } from "node:crypto";
import type { z } from "zod";
import type { ExecutionSnapshot } from "#contract/execution/executions.ts";
import type { Training } from "#contract/prescription/trainings.ts";
import { exercisesOf } from "#domain/training/blocks.ts";

export type SnapshotInput = z.input<typeof ExecutionSnapshot>;

export const TODAY = "2026-03-02";

/** A training as a new device records it: each exercise with three sets of 10 repetitions with 40 kg. */
export const aSnapshot = (training: Training, changes: Partial<SnapshotInput> = {}): SnapshotInput => ({
  device_id: randomUUID(),
  revision: 1,
  day: TODAY,
  started_at: `${TODAY}T13:00:00Z`,
  finished_at: `${TODAY}T14:00:00Z`,
  effort: 7,
  note: "Bom treino",
  exercises: training.exercises.flatMap((entry) =>
    exercisesOf(entry).map(({ id: exercise_id, name }) => ({
      entry_id: entry.id,
      exercise_id,
      name,
      pain: 2,
      note: "",
      pain_area: "shoulder" as const,
      skip_reason: null,
      sets: [1, 2, 3].map((set) => ({
        set,
        repetitions: 10,
        load_kg: 40,
        seconds: null,
        done_at: `${TODAY}T13:0${set}:00.000Z`,
        kind: "work" as const,
        rir: 1.5,
      })),
    })),
  ),
  ...changes,
});
