import type { Muscle } from "../../assessment/posture/muscles.ts";
import type { Prescription } from "../entry/fields.ts";
import type { ExerciseTypeValue } from "../exercise-types.ts";
import { GROUP } from "../muscle-groups.ts";
import { aerobicLine } from "./aerobic.ts";
import { type AroundLine, SHORT_BELOW } from "./around-line.ts";
import type { Planned } from "./caps.ts";
import { type CatalogueExercise, kindAt } from "./classified.ts";
import { BREATHING, MOBILITY, minutesOf, RELEASE, STRETCH, TRUNK_HOLD } from "./figures.ts";
import { LOWER_BODY, UPPER_BODY } from "./muscle-groups.ts";
import { OBJECTIVE_RULES } from "./objectives.ts";
import type { Pool } from "./pool.ts";
import { kindsFor, type PostureTask, targetMuscles } from "./posture-work.ts";
import type { ProposalInput } from "./proposal.ts";
import { reasonsOfStudent } from "./reasons.ts";
import { FOCUS_GROUPS, type Focus } from "./splits.ts";

interface Block {
  readonly type: ExerciseTypeValue;
  readonly kinds: readonly string[];
  readonly count: number;
  readonly prescription: Prescription;
  readonly reason: string;
}

const GARBER = "Garber, 2011";

const rotated = <Item>(items: readonly Item[], turn: number): readonly Item[] => {
  const from = items.length === 0 ? 0 : turn % items.length;
  return [...items.slice(from), ...items.slice(0, from)];
};

function postureKinds(
  { posture }: ProposalInput,
  task: PostureTask,
  type: ExerciseTypeValue,
  turn: number,
): readonly string[] {
  const ofType = (muscle: Muscle) => kindsFor(muscle, task).filter((code) => kindAt(code)?.type === type);
  return rotated([...new Set(targetMuscles(posture, task).flatMap(({ muscle }) => ofType(muscle).slice(0, 1)))], turn);
}

const trains = (focus: Focus, groups: readonly number[]) => FOCUS_GROUPS[focus].some((group) => groups.includes(group));

function usualMobility(focus: Focus): readonly string[] {
  return [
    ...(trains(focus, LOWER_BODY) ? ["hip_mobility"] : []),
    ...(trains(focus, UPPER_BODY) ? ["thoracic_mobility", "shoulder_mobility"] : []),
    ...(trains(focus, LOWER_BODY) ? ["ankle_mobility", "adductor_mobility"] : []),
  ];
}

/** The stretches of a focus, without those of a muscle that the posture asks to strengthen. */
function usualStretches(focus: Focus, { posture }: ProposalInput): readonly string[] {
  const toStretch = targetMuscles(posture, "stretch").flatMap(({ muscle }) => kindsFor(muscle, "stretch"));
  const weak = targetMuscles(posture, "strengthen").flatMap(({ muscle }) => kindsFor(muscle, "stretch"));
  return stretchesOf(focus).filter((kind) => toStretch.includes(kind) || !weak.includes(kind));
}

function stretchesOf(focus: Focus): readonly string[] {
  return [
    ...(trains(focus, [GROUP.hamstrings]) ? ["stretch_hamstrings", "stretch_hip_flexors"] : []),
    ...(trains(focus, [GROUP.chest]) ? ["stretch_pec"] : []),
    ...(trains(focus, [GROUP.back]) ? ["stretch_back"] : []),
    ...(trains(focus, [GROUP.quadriceps]) ? ["stretch_quadriceps", "stretch_glutes", "stretch_calves"] : []),
    ...(trains(focus, [GROUP.shoulders]) ? ["stretch_shoulder"] : []),
  ];
}

const TRUNK_TURNS: readonly (readonly string[])[] = [
  ["plank", "dead_bug", "bird_dog"],
  ["dead_bug", "side_plank", "bird_dog"],
  ["side_plank", "bird_dog", "dead_bug"],
];

const HOLDS = [
  "plank",
  "hand_plank",
  "side_plank",
  "reverse_plank",
  "hollow_hold",
  "superman_hold",
  "glute_bridge_hold",
];

function posturalKinds(
  targeted: readonly string[],
  type: ExerciseTypeValue,
  pool: Pick<Pool<CatalogueExercise>, "linkedKinds">,
): readonly string[] {
  const linked = pool.linkedKinds(type);
  // An exercise that no rule knows comes in by its link alone.
  const unknown = linked.filter((code) => !kindAt(code));
  return [...unknown, ...targeted.filter((code) => linked.includes(code)), ...targeted, ...linked];
}

function blocksOf(
  focus: Focus,
  turn: number,
  input: ProposalInput,
  pool: Pick<Pool<CatalogueExercise>, "linkedKinds">,
): readonly Block[] {
  const isPosture = input.objective === "posture";
  const isShort = input.minutes < SHORT_BELOW;
  const stretches = isShort ? 1 : OBJECTIVE_RULES[input.objective].stretches;
  const mobility = isShort ? 1 : isPosture ? 3 : 2;
  // One place at least is left to what the training uses.
  const targetedMobility = [
    ...postureKinds(input, "strengthen", "mobility", turn),
    ...postureKinds(input, "stretch", "mobility", turn),
  ];
  const posturalMobility = posturalKinds(targetedMobility, "mobility", pool);
  const usual = rotated(usualMobility(focus), turn);
  const targetedStretches = postureKinds(input, "stretch", "stretching", turn * Math.max(stretches - 1, 1));
  const posturalStretches = posturalKinds(targetedStretches, "stretching", pool);
  const usualStretch = rotated(usualStretches(focus, input), turn);
  const ofPosture = (most: number, count: number) => (count > 1 ? count - 1 : most);
  return [
    {
      type: "myofascial_release",
      kinds: posturalKinds(postureKinds(input, "stretch", "myofascial_release", turn), "myofascial_release", pool),
      count: isShort ? 0 : 1,
      prescription: RELEASE,
      reason: "Solta a musculatura antes do treino (Cheatham, 2015).",
    },
    {
      type: "mobility",
      kinds: [...posturalMobility.slice(0, ofPosture(isPosture ? 1 : 0, mobility)), ...usual, ...posturalMobility],
      count: mobility,
      prescription: MOBILITY,
      reason: "Aquece as articulações que o treino usa, sem alongar parado antes da força (Behm, 2011).",
    },
    {
      type: "manobra_resp",
      kinds: [
        ...posturalKinds(postureKinds(input, "strengthen", "manobra_resp", turn), "manobra_resp", pool),
        ...(isPosture ? ["breathing"] : []),
        ...(TRUNK_TURNS[turn % TRUNK_TURNS.length] ?? []),
      ],
      count: isPosture && !isShort ? 2 : 1,
      prescription: TRUNK_HOLD,
      reason: "Tronco por último, para que sustente os outros exercícios; sustentações curtas (McGill, 2010).",
    },
    {
      type: "stretching",
      kinds: [...posturalStretches.slice(0, ofPosture(1, stretches)), ...usualStretch, ...posturalStretches],
      count: stretches,
      prescription: STRETCH,
      reason: `Alongamento no fim, 2 × 30 s, em um grupo que o treino usa (${GARBER}; Behm, 2011).`,
    },
  ];
}

/** Ours, after Iversen VM, et al. Sports Med 2021;51:2079-2095: from this length on, at least half of the time goes to exercises with a load. */
const STRENGTH_FROM = 30;
const AROUND_SHARE = 0.45;
const SPARED: readonly { readonly type: ExerciseTypeValue; readonly keeps: number }[] = [
  { type: "myofascial_release", keeps: 0 },
  { type: "stretching", keeps: 2 },
  { type: "mobility", keeps: 2 },
  { type: "stretching", keeps: 1 },
  { type: "manobra_resp", keeps: 1 },
  { type: "mobility", keeps: 1 },
  { type: "manobra_resp", keeps: 0 },
  { type: "stretching", keeps: 0 },
];
/** The shortest aerobic exercise that is worth the change; ours. */
const MIN_AEROBIC_MINUTES = 5;

export function oneLess<Line extends AroundLine<CatalogueExercise>>(
  lines: readonly Line[],
): readonly Line[] | undefined {
  const spared = SPARED.find(({ type, keeps }) => lines.filter((line) => line.type === type).length > keeps);
  const aerobic = lines.find(({ type }) => type === "exerc_aerobicos");
  const minutes = Number(aerobic?.prescription.duration?.split(":")[1] ?? 0);
  const isLastResort = spared === undefined || spared.keeps === 0;
  if (aerobic && minutes > MIN_AEROBIC_MINUTES && isLastResort && spared?.type !== "myofascial_release") {
    const duration = `00:${String(minutes - 1).padStart(2, "0")}:00`;
    const shorter = { ...aerobic, prescription: { ...aerobic.prescription, duration } };
    return lines.map((line) => (line === aerobic ? shorter : line));
  }
  if (!spared) return undefined;
  const last = lines.findLast(({ type }) => type === spared.type);
  return lines.filter((line) => line !== last);
}

/** Warm-up, trunk, aerobic exercise and stretching of one training, as far as strength keeps its time; `turn` counts the trainings from 0. */
export function aroundLines<Exercise extends CatalogueExercise>(
  focus: Focus,
  turn: number,
  input: Planned<Exercise>,
  pool: Pool<Exercise>,
): readonly AroundLine<Exercise>[] {
  const blocks = blocksOf(focus, turn, input, pool).flatMap((block) => linesOfBlock(block, input, pool));
  const aerobic = aerobicLine(input, pool);
  let lines: readonly AroundLine<Exercise>[] = aerobic ? [...blocks, aerobic] : blocks;
  const most = input.minutes * (input.minutes < STRENGTH_FROM ? 0.5 : AROUND_SHARE);
  while (minutesOf(lines) > most) {
    const fewer = oneLess(lines);
    if (!fewer) break;
    lines = fewer;
  }
  return lines;
}

function linesOfBlock<Exercise extends CatalogueExercise>(
  { type, kinds, count, prescription, reason }: Block,
  input: ProposalInput<Exercise>,
  pool: Pool<Exercise>,
): readonly AroundLine<Exercise>[] {
  const lines: AroundLine<Exercise>[] = [];
  for (const kind of new Set(kinds)) {
    if (lines.length === count) break;
    const chosen = pool.best([kind], new Set());
    if (!chosen) continue;
    const studentReasons = reasonsOfStudent(chosen, input);
    const figures = kind === "breathing" || kind === "vacuum" ? BREATHING : prescription;
    lines.push({
      type,
      chosen,
      prescription:
        type === "manobra_resp" && !HOLDS.includes(kind) && figures === TRUNK_HOLD
          ? { ...TRUNK_HOLD, maxReps: 6, duration: "00:08" }
          : figures,
      reasons: studentReasons.length > 0 ? studentReasons : [reason],
    });
  }
  return lines;
}
