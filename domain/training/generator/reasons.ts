import { testedLoadKg } from "../../assessment/strength/suggested-load.ts";
import { PRESCRIBED } from "../entry/type-fields.ts";
import type { ClassifiedExercise } from "./classified.ts";
import { postureReasons } from "./posture-work.ts";
import type { ProposalInput } from "./proposal.ts";

export function reasonsOfStudent({ exercise, kind }: ClassifiedExercise, input: ProposalInput): readonly string[] {
  const deviation = input.deviations.find(({ exerciseIds }) => exerciseIds.includes(exercise.id));
  const load = PRESCRIBED[kind.type].load ? testedLoadKg(exercise, input.strengthTests) : null;
  return [
    ...postureReasons(input.posture, kind.code),
    ...(deviation ? [`O catálogo o indica para o desvio “${deviation.name}”.`] : []),
    ...(load === null ? [] : [`Carga sugerida pelo teste deste exercício: ${load} kg.`]),
  ];
}
