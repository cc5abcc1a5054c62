import type { PostureSelection } from "./catalogue.ts";
import { findingsOf, withSide } from "./findings.ts";
import { MUSCLES, type Muscle, type MuscleOnSide, type Side } from "./muscles.ts";
import { type PostureResult, postureResultOf, RESULT_FOCUS } from "./result.ts";

type Task = "stretch" | "strengthen";
const SIDES: readonly Side[] = ["left", "right"];

/** Every muscle side is in one list at most. */
export interface TrainingFocus {
  readonly stretch: readonly MuscleOnSide[];
  readonly strengthen: readonly MuscleOnSide[];
}

/** In a conflict the result's list wins over a finding's; between findings, strengthening wins. A finding of one side concerns that side. */
export function trainingFocus(
  selection: PostureSelection,
  result: PostureResult = postureResultOf(selection),
): TrainingFocus {
  const tasks = new Map<Muscle, { [S in Side]?: Task }>();
  const assign = (task: Task, { muscle, side }: MuscleOnSide, mayReplace: boolean) => {
    const sides = tasks.get(muscle) ?? {};
    for (const one of side ? [side] : SIDES) if (mayReplace || !sides[one]) sides[one] = task;
    tasks.set(muscle, sides);
  };

  const ofResult = RESULT_FOCUS[result];
  for (const target of ofResult.stretch) assign("stretch", target, false);
  for (const target of ofResult.strengthen) assign("strengthen", target, false);
  const decided = new Set(tasks.keys());
  for (const { option, field } of findingsOf(selection)) {
    const open = (target: MuscleOnSide) => !decided.has(target.muscle);
    const sided = (target: MuscleOnSide) => ({ ...target, side: target.side ?? field.side });
    for (const target of option.stretch.filter(open)) assign("stretch", sided(target), false);
    for (const target of option.strengthen.filter(open)) assign("strengthen", sided(target), true);
  }

  const listed = (task: Task) =>
    [...tasks].flatMap(([muscle, sides]): MuscleOnSide[] => {
      const [side, other] = SIDES.filter((one) => sides[one] === task);
      return side ? [{ muscle, side: other ? null : side }] : [];
    });
  return { stretch: listed("stretch"), strengthen: listed("strengthen") };
}

export interface FocusGroup {
  readonly label: string;
  readonly muscles: readonly string[];
}

export function focusGroups(targets: readonly MuscleOnSide[]): readonly FocusGroup[] {
  const groups = Map.groupBy(targets, ({ muscle, side }) => withSide(MUSCLES[muscle], side));
  return [...groups].map(([label, ofGroup]) => ({ label, muscles: ofGroup.map(({ muscle }) => muscle) }));
}
