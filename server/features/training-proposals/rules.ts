import type { Exercise } from "#contract/exercises.ts";
import type { TrainingProposal } from "#contract/training-proposals.ts";
import { toWire } from "#domain/training/entry-names.ts";
import { exerciseTypeLabel, exerciseTypeTitle } from "#domain/training/exercise-types.ts";
import type { CatalogueExercise } from "#domain/training/generator/classified.ts";
import type { Proposal, ProposedLine, ProposedTraining } from "#domain/training/generator/proposal.ts";

/** An exercise as the generator reads it, with the one that is answered. */
export interface ProposableExercise extends CatalogueExercise {
  readonly answered: Exercise;
}

export const toProposable = (answered: Exercise): ProposableExercise => ({
  id: answered.id,
  name: answered.name,
  type: answered.exercise_type,
  equipment: answered.equipament_needed,
  muscleGroups: answered.muscle_groups,
  answered,
});

/** A proposal in the shape of the wire. */
export const toAnswer = ({
  trainings,
  excluded,
  volume,
  notes,
}: Proposal<ProposableExercise>): Omit<TrainingProposal, "level" | "objective" | "minutes"> => ({
  trainings: trainings.map(toTraining),
  excluded: excluded.map(({ exercise: { id, name }, reason }) => ({ exercise: { id, name }, reason })),
  volume: volume.map(({ group, ...rest }) => ({ muscle_group: group, ...rest })),
  notes: [...notes],
});

const toTraining = (training: ProposedTraining<ProposableExercise>): TrainingProposal["trainings"][number] => ({
  name: training.name,
  weekdays: [...training.weekdays],
  exercise_type: training.exerciseTypes.map((value) => ({ name: exerciseTypeLabel(value), value })),
  muscle_group: [...training.muscleGroups],
  training_method: null,
  exercise_type_order: training.blockOrder.map((value, order) => ({ title: exerciseTypeTitle(value), value, order })),
  minutes: training.minutes,
  reasons: [...training.reasons],
  exercises: training.lines.map(toEntry),
});

const toEntry = ({ exercise, equivalents, prescription, reasons }: ProposedLine<ProposableExercise>) => ({
  ...toWire(prescription),
  exercise_technic: null,
  exercise: exercise.answered,
  equivalents: equivalents.map(({ answered }) => answered),
  reasons: [...reasons],
});
