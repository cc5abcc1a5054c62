import type { PostureSelection } from "../../assessment/posture/catalogue.ts";
import { findingsOf, findingsText, withSide } from "../../assessment/posture/findings.ts";
import { trainingFocus } from "../../assessment/posture/focus.ts";
import type { Muscle, MuscleOnSide } from "../../assessment/posture/muscles.ts";
import { type PostureResult, postureResultLabel, RESULT_FOCUS } from "../../assessment/posture/result.ts";
import { listInPortuguese } from "../../text/portuguese-list.ts";
import { MUSCLE_WORK } from "./muscle-work.ts";

interface Posture {
  readonly result: PostureResult;
  readonly selection: PostureSelection;
}

export type PostureTask = "stretch" | "strengthen";

const WORK_OF = { stretch: "lengthen", strengthen: "strengthen" } as const;

export const targetMuscles = ({ result, selection }: Posture, task: PostureTask): readonly MuscleOnSide[] =>
  trainingFocus(selection, result)[task];

export const kindsFor = (muscle: Muscle, task: PostureTask): readonly string[] => MUSCLE_WORK[muscle][WORK_OF[task]];

/** "Joelho (plano frontal)" says its plane, which the option makes clear. */
const withoutPlane = (title: string) => title.replace(/ \(.*\)/, "");

function originOf({ result, selection }: Posture, { muscle }: MuscleOnSide, task: PostureTask): string {
  const names = (targets: readonly MuscleOnSide[]) => targets.some((target) => target.muscle === muscle);
  if (names(RESULT_FOCUS[result][task])) return postureResultLabel(result);
  const findings = findingsOf(selection).filter(({ option }) => names(option[task]));
  const aspects = findingsText(findings).flatMap((region) => region.aspects);
  return listInPortuguese(aspects.map(({ title, words }) => `${withoutPlane(title)}: ${words.toLowerCase()}`));
}

const VERBS: Readonly<Record<PostureTask, string>> = { stretch: "Alonga ou solta", strengthen: "Fortalece" };

export function postureReasons(posture: Posture, kind: string): readonly string[] {
  return (["strengthen", "stretch"] as const).flatMap((task) => {
    const targeted = targetMuscles(posture, task).filter(({ muscle }) => kindsFor(muscle, task).includes(kind));
    const byOrigin = Map.groupBy(targeted, (target) => originOf(posture, target, task));
    return [...byOrigin].map(
      ([origin, targets]) =>
        `${VERBS[task]} ${listInPortuguese(targets.map(({ muscle, side }) => withSide(muscle, side)))} (${origin}; Kendall, 2007).`,
    );
  });
}
