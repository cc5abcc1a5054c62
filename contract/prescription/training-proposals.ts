import { z } from "zod";
import { codesOf } from "#domain/text/labels.ts";
import { HOME_EQUIPMENT, TRAINING_PLACES } from "#domain/training/generator/equipment.ts";
import { LEVELS } from "#domain/training/generator/levels.ts";
import { OBJECTIVES } from "#domain/training/generator/objectives.ts";
import { call } from "../call.ts";
import { Exercise } from "../catalogue/exercises.ts";
import { MuscleGroup } from "../catalogue/muscle-groups.ts";
import { failures, Id, Nothing } from "../wire.ts";
import * as endpoints from "./training-proposals.endpoints.ts";
import { Training, TrainingEntry } from "./trainings.ts";

/** One proposed row: the prescription of a row, not stored. `equivalents` can take the exercise's place with the same figures. */
export const ProposedEntry = TrainingEntry.omit({ id: true, sq: true, order: true, exercise: true }).extend({
  exercise: Exercise,
  equivalents: z.array(Exercise),
  reasons: z.array(z.string()).min(1),
});
export type ProposedEntry = z.infer<typeof ProposedEntry>;

export const ProposedTraining = Training.omit({ id: true, exercises: true }).extend({
  minutes: z.number(),
  reasons: z.array(z.string()),
  exercises: z.array(ProposedEntry),
});
export type ProposedTraining = z.infer<typeof ProposedTraining>;

/** `equipment` is at home, and counts only there. */
export const TrainingPlace = z.object({
  place: z.enum(codesOf(TRAINING_PLACES)),
  equipment: z.array(z.enum(codesOf(HOME_EQUIPMENT))).max(codesOf(HOME_EQUIPMENT).length),
});
export type TrainingPlace = z.output<typeof TrainingPlace>;

export const saveTrainingPlace = call(endpoints.saveTrainingPlace, {
  schema: {
    summary: "Definir onde o aluno treina, para as próximas propostas",
    tags: ["cycles"],
    params: z.object({ id: Id }),
    body: TrainingPlace,
    response: { 204: Nothing, ...failures(400, 401, 403, 404, 422) },
  },
});

/**
 * Nothing is stored. `excluded`: wanted exercises that may not be used. `volume`: weekly sets beside the check's band; `note` says why a
 * group lies below it. `level` may be lower than the asked one, for age or health.
 */
export const TrainingProposal = z.object({
  level: z.enum(codesOf(LEVELS)),
  objective: z.enum(codesOf(OBJECTIVES)),
  minutes: z.number(),
  ...TrainingPlace.shape,
  needs_clearance: z.boolean(),
  cleared: z.boolean(),
  trainings: z.array(ProposedTraining),
  excluded: z.array(z.object({ exercise: z.object({ id: Id, name: z.string() }), reason: z.string() })),
  volume: z.array(
    z.object({
      muscle_group: MuscleGroup,
      sets: z.number(),
      min: z.number(),
      max: z.number(),
      note: z.string().nullable(),
    }),
  ),
  notes: z.array(z.string()),
});
export type TrainingProposal = z.infer<typeof TrainingProposal>;

export const proposalAnswer = z.object({ proposal: TrainingProposal });
