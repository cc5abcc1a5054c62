import { karvonenTraining, maximalHeartRate } from "../../assessment/energy/heart-rate.ts";
import type { Muscle } from "../../assessment/posture/muscles.ts";
import { folded } from "../../student-import/folded.ts";
import type { Prescription } from "../entry-fields.ts";
import type { ExerciseTypeValue } from "../exercise-types.ts";
import { GROUP } from "../muscle-groups.ts";
import { type CatalogueExercise, type ClassifiedExercise, kindAt } from "./classified.ts";
import { BREATHING, continuousAerobic, MOBILITY, RELEASE, STRETCH, TRUNK_HOLD } from "./figures.ts";
import { LOWER_BODY, UPPER_BODY } from "./muscle-groups.ts";
import { OBJECTIVE_RULES } from "./objectives.ts";
import type { Pool } from "./pool.ts";
import { kindsFor, musclesAsked, type PostureTask } from "./posture-work.ts";
import type { ProposalInput } from "./proposal.ts";
import { reasonsOfStudent } from "./reasons.ts";
import { FOCUS_GROUPS, type Focus } from "./splits.ts";

/** A row that comes before or after the exercises with a load. */
export interface AroundLine<Exercise extends CatalogueExercise> {
  readonly type: ExerciseTypeValue;
  readonly chosen: ClassifiedExercise<Exercise>;
  readonly prescription: Prescription;
  readonly reasons: readonly string[];
}

interface Block {
  readonly type: ExerciseTypeValue;
  readonly kinds: readonly string[];
  readonly count: number;
  readonly prescription: Prescription;
  /** Why the block is there, where the student's own reasons say nothing. */
  readonly reason: string;
}

const GARBER = "Garber, 2011";

const rotated = <Item>(items: readonly Item[], turn: number): readonly Item[] => {
  const from = items.length === 0 ? 0 : turn % items.length;
  return [...items.slice(from), ...items.slice(0, from)];
};

/** The kinds of one type that a posture's muscles ask for, from another muscle on in each training. */
function askedKinds(
  { posture }: ProposalInput,
  task: PostureTask,
  type: ExerciseTypeValue,
  turn: number,
): readonly string[] {
  const ofType = (muscle: Muscle) => kindsFor(muscle, task).filter((code) => kindAt(code)?.type === type);
  return rotated([...new Set(musclesAsked(posture, task).flatMap(({ muscle }) => ofType(muscle).slice(0, 1)))], turn);
}

const trains = (focus: Focus, groups: readonly number[]) => FOCUS_GROUPS[focus].some((group) => groups.includes(group));

function usualMobility(focus: Focus): readonly string[] {
  return [
    ...(trains(focus, LOWER_BODY) ? ["hip_mobility"] : []),
    ...(trains(focus, UPPER_BODY) ? ["thoracic_mobility", "shoulder_mobility"] : []),
    ...(trains(focus, LOWER_BODY) ? ["ankle_mobility", "adductor_mobility"] : []),
  ];
}

function usualStretches(focus: Focus): readonly string[] {
  return [
    ...(trains(focus, [GROUP.hamstrings]) ? ["stretch_hamstrings", "stretch_hip_flexors"] : []),
    ...(trains(focus, [GROUP.chest]) ? ["stretch_pec"] : []),
    ...(trains(focus, [GROUP.back]) ? ["stretch_back"] : []),
    ...(trains(focus, [GROUP.quadriceps]) ? ["stretch_quadriceps", "stretch_glutes", "stretch_calves"] : []),
    ...(trains(focus, [GROUP.shoulders]) ? ["stretch_shoulder"] : []),
  ];
}

/** A different exercise of the trunk in each training. */
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

/** The kinds that a posture asks for; first those that the catalogue links to the student's deviations. */
function posturalKinds(
  asked: readonly string[],
  type: ExerciseTypeValue,
  pool: Pick<Pool<CatalogueExercise>, "linkedKinds">,
): readonly string[] {
  const linked = pool.linkedKinds(type);
  // An exercise that no rule knows comes in by its link alone.
  const unknown = linked.filter((code) => !kindAt(code));
  return [...unknown, ...asked.filter((code) => linked.includes(code)), ...asked, ...linked];
}

function blocksOf(
  focus: Focus,
  turn: number,
  input: ProposalInput,
  pool: Pick<Pool<CatalogueExercise>, "linkedKinds">,
): readonly Block[] {
  const { stretches } = OBJECTIVE_RULES[input.objective];
  const isPosture = input.objective === "posture";
  const mobility = isPosture ? 3 : 2;
  // One place at least is left to what the training uses.
  const mobilityAsked = [
    ...askedKinds(input, "strengthen", "mobility", turn),
    ...askedKinds(input, "stretch", "mobility", turn),
  ];
  const posturalMobility = posturalKinds(mobilityAsked, "mobility", pool);
  const usual = rotated(usualMobility(focus), turn);
  const stretchesAsked = askedKinds(input, "stretch", "stretching", turn * (stretches - 1));
  const posturalStretches = posturalKinds(stretchesAsked, "stretching", pool);
  const usualStretch = rotated(usualStretches(focus), turn);
  return [
    {
      type: "myofascial_release",
      kinds: posturalKinds(askedKinds(input, "stretch", "myofascial_release", turn), "myofascial_release", pool),
      count: 1,
      prescription: RELEASE,
      reason: "Solta a musculatura antes do treino (Cheatham, 2015).",
    },
    {
      type: "mobility",
      kinds: [...posturalMobility.slice(0, mobility - 1), ...usual, ...posturalMobility],
      count: mobility,
      prescription: MOBILITY,
      reason: "Aquece as articulações que o treino usa, sem alongar parado antes da força (Behm, 2011).",
    },
    {
      type: "manobra_resp",
      kinds: [
        ...posturalKinds(askedKinds(input, "strengthen", "manobra_resp", turn), "manobra_resp", pool),
        ...(isPosture ? ["breathing"] : []),
        ...(TRUNK_TURNS[turn % TRUNK_TURNS.length] ?? []),
      ],
      count: isPosture ? 2 : 1,
      prescription: TRUNK_HOLD,
      reason: "Tronco por último, para que sustente os outros exercícios; sustentações curtas (McGill, 2010).",
    },
    {
      type: "stretching",
      kinds: [...posturalStretches.slice(0, stretches - 1), ...usualStretch, ...posturalStretches],
      count: stretches,
      prescription: STRETCH,
      reason: `Alongamento no fim, 2 × 30 s, em um grupo que o treino usa (${GARBER}; Behm, 2011).`,
    },
  ];
}

/** Warm-up, trunk, aerobic exercise and stretching of one training; `turn` counts the trainings from 0. */
export function aroundLines<Exercise extends CatalogueExercise>(
  focus: Focus,
  turn: number,
  input: ProposalInput<Exercise>,
  pool: Pool<Exercise>,
): readonly AroundLine<Exercise>[] {
  const lines = blocksOf(focus, turn, input, pool).flatMap((block) => linesOfBlock(block, input, pool));
  const aerobic = aerobicLine(input, pool);
  return aerobic ? [...lines, aerobic] : lines;
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
    const own = reasonsOfStudent(chosen, input);
    const figures = kind === "breathing" || kind === "vacuum" ? BREATHING : prescription;
    lines.push({
      type,
      chosen,
      prescription:
        type === "manobra_resp" && !HOLDS.includes(kind) && figures === TRUNK_HOLD
          ? { ...TRUNK_HOLD, maxReps: 6, duration: "00:08" }
          : figures,
      reasons: own.length > 0 ? own : [reason],
    });
  }
  return lines;
}

const AEROBIC_KINDS = ["walking", "cycling", "elliptical", "running", "stairs", "rowing", "water", "swimming"];
const AT_HOME = ["walking", "walk_and_run", "running"];
const OLDER_FROM = 60;
/** Percent of the heart rate reserve: the lower end of moderate exercise (Garber 2011). */
const GENTLE_OF_RESERVE = 40;
const GENTLE_OF_MAXIMUM = 60;
/** Ours: aerobic exercise takes at most a third of the training. */
const SHARE_OF_TIME = 3;

/** The exercise's heart rate in bpm; null where the age is not known. */
function aerobicHeartRate({ objective, ageYears, restingHeartRate, hasCardiacProblem }: ProposalInput): number | null {
  const dose = OBJECTIVE_RULES[objective].aerobic;
  if (dose === null || ageYears === null) return null;
  const isGentle = hasCardiacProblem || ageYears >= OLDER_FROM;
  const maximal = maximalHeartRate(ageYears);
  const ofReserve = isGentle ? GENTLE_OF_RESERVE : dose.ofReserve;
  const ofMaximum = isGentle ? GENTLE_OF_MAXIMUM : dose.ofMaximum;
  return restingHeartRate === null
    ? Math.floor((maximal * ofMaximum) / 100)
    : karvonenTraining(ofReserve, maximal, restingHeartRate);
}

function aerobicLine<Exercise extends CatalogueExercise>(
  input: ProposalInput<Exercise>,
  pool: Pool<Exercise>,
): AroundLine<Exercise> | null {
  const { aerobic, aerobicReason } = OBJECTIVE_RULES[input.objective];
  const heartRate = aerobicHeartRate(input);
  if (aerobic === null || heartRate === null) return null;
  const liked = folded(input.favouriteActivities);
  const kinds = input.isAtHome ? AT_HOME : AEROBIC_KINDS;
  const favourites = kinds.filter((code) => liked.includes(folded(kindAt(code)?.label ?? "").slice(0, 5)));
  const chosen = pool.best([...favourites, ...kinds], new Set());
  if (!chosen) return null;
  const minutes = Math.min(aerobic.minutes, Math.floor(input.minutes / SHARE_OF_TIME));
  const basis =
    input.restingHeartRate === null ? "da frequência máxima" : "da frequência de reserva, com a FC de repouso";
  return {
    type: "exerc_aerobicos",
    chosen,
    prescription: continuousAerobic(minutes, heartRate),
    reasons: [
      aerobicReason,
      ...(favourites.includes(chosen.kind.code) ? ["Está entre as atividades preferidas do aluno."] : []),
      `Frequência-alvo de ${heartRate} bpm, calculada ${basis} (Gellish, 2007; Garber, 2011).`,
    ],
  };
}
