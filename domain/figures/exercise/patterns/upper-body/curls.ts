import { GROUP } from "../../../../training/muscle-groups.ts";
import type { ArmParts, Body } from "../../body.ts";
import type { Choreography } from "../../choreography.ts";
import { barbell, dumbbell } from "../../equipment/free-weights.ts";
import { flatBench, reclinedBench } from "../../equipment/furniture.ts";
import { block, type Prop, tube } from "../../equipment/prop.ts";
import { handleBar, pulley, rope } from "../../equipment/pulley.ts";
import type { Pattern } from "../../pattern.ts";
import { type Arm, type ArmAngles, bothArms, type Pose } from "../../pose.ts";
import { SITTING_HIPS } from "../../posing/positions.ts";
import { HIP_HEIGHT, planted, standing } from "../../posing/stance.ts";
import { byVariant, lifting, on } from "../../posing/variants.ts";
import { add, between, type Vec } from "../../space.ts";

const VIEW = { around: 22, above: 8 };
const SMALL_PLATES = { half: 52, radius: 11 };
const LOW_PULLEY: Vec = [72, 14, 0];
/** Upper arms beside the trunk, almost still; the forearms do the work. */
const LOWERED: ArmAngles = { flex: 2, abd: 7, elbow: 10 };
const RAISED: ArmAngles = { flex: 16, abd: 7, elbow: 132 };

const standingWith = (arms: readonly [Arm, Arm]): Pose => ({
  hips: [0, HIP_HEIGHT - 0.6, 0],
  arms,
  legs: standing(0, 12),
});

const hands = ({ arms: [right, left] }: Body): readonly [Vec, Vec] => [right.grip, left.grip];

const bar = (body: Body): Prop[] => barbell(...hands(body), SMALL_PLATES);

/** Its handle lies across the palm that looks up, or along the forearm's front in a neutral grip. */
const held = (key: string, { hand, grip }: ArmParts, isNeutral: boolean): Prop[] =>
  dumbbell(key, grip, isNeutral ? hand.axes.forward : hand.axes.right);

const dumbbells =
  (isNeutral: boolean) =>
  ({ arms: [right, left] }: Body): Prop[] => [
    ...held("right-dumbbell", right, isNeutral),
    ...held("left-dumbbell", left, isNeutral),
  ];

function lowCable(isRope: boolean) {
  return (body: Body): Prop[] => {
    const [right, left] = hands(body);
    const knot = isRope ? add(between(right, left, 0.5), [4, -9, 0]) : between(right, left, 0.5);
    const handle = isRope ? rope("rope", knot, [right, left]) : [handleBar("handle", right, left)];
    return [...pulley("pulley", LOW_PULLEY, knot), ...handle];
  };
}

const bothTogether = (props: Choreography["props"]) => () =>
  lifting(VIEW, [standingWith(bothArms(LOWERED)), standingWith(bothArms(RAISED))], props);

/** One arm rises while the other one is lowered. */
const alternating = (isNeutral: boolean) => (): Choreography => ({
  view: VIEW,
  poses: [standingWith([LOWERED, RAISED]), standingWith([RAISED, LOWERED])],
  course: "cycle",
  effort: null,
  seconds: 4,
  props: dumbbells(isNeutral),
});

const STANDING_CURL = byVariant(
  "Rosca em pé",
  [GROUP.biceps],
  {
    barbell: { label: "Barra reta", build: bothTogether(bar) },
    "ez-bar": { label: "Barra W", build: bothTogether(bar) },
    "ez-bar-reverse": { label: "Barra W, pegada inversa", build: bothTogether(bar) },
    cable: { label: "Polia baixa, barra", build: bothTogether(lowCable(false)) },
    rope: { label: "Polia baixa, corda (martelo)", build: bothTogether(lowCable(true)) },
    alternating: { label: "Halteres, alternada", build: alternating(false) },
    hammer: { label: "Halteres, martelo", build: bothTogether(dumbbells(true)) },
    dumbbells: { label: "Halteres, juntos", build: bothTogether(dumbbells(false)) },
  },
  "Carga e pegada",
);

const SEAT = 46;
const SEATED_HIPS: Vec = [0, SEAT + SITTING_HIPS, 0];

const seated = (more: Partial<Pose>): Pose => ({
  hips: SEATED_HIPS,
  arms: bothArms({}),
  legs: standing(40, 16),
  ...more,
});

/** The upper arms lie on a pad that slopes away. */
const onPad = (elbow: number): Pose =>
  seated({ lean: 6, protract: 3, arms: bothArms({ flex: 52, abd: 2, elbow }), neck: { flex: 10 } });

const scottBench = ({ arms: [right, left] }: Body): Prop[] => {
  const elbows = between(right.forearm.at, left.forearm.at, 0.5);
  return [
    ...flatBench(-22, 18, { height: SEAT, width: 34 }),
    tube("scott-post", "steel", [add(elbows, [-10, -14, 0]), [elbows[0] - 8, 2, 0]], 2.4),
    tube(
      "scott-foot",
      "steel",
      [
        [-20, 1.8, 0],
        [elbows[0] + 6, 1.8, 0],
      ],
      1.8,
    ),
    block("scott-pad", "pad", add(elbows, [-6, -9, 0]), [26, 7, 52], 44),
  ];
};

const scottMachine = (body: Body): Prop[] => {
  const [right, left] = hands(body);
  const axle = body.arms[0].forearm.at;
  return [
    ...scottBench(body),
    tube("lever", "steel", [add(axle, [0, -2, 9]), add(right, [0, 0, 9])], 1.8),
    { ...handleBar("handle", right, left, 6), load: { at: right, pull: "gravity" } },
    { ...block("stack", "load", [78, 40, 0], [18, 62, 24]), nearer: -30 },
  ];
};

const preacher = (props: Choreography["props"]) => () => lifting(VIEW, [onPad(14), onPad(122)], props);

const INCLINE = 38;

function inclined() {
  const pose = (elbow: number, flex: number) =>
    seated({
      hips: [0, 52, 0],
      lean: -INCLINE,
      neck: { flex: 22 },
      arms: bothArms({ flex, abd: 8, elbow }),
      legs: standing(46, 15),
    });
  return lifting(VIEW, [pose(8, -INCLINE), pose(128, -INCLINE + 10)], (body) => [
    ...reclinedBench([0, 52, 0], INCLINE),
    ...dumbbells(false)(body),
  ]);
}

const SPIDER_LEAN = 50;

/** Face down on a sloping bench, the arms hang before it. */
function spider() {
  const pose = (elbow: number): Pose => ({
    hips: [-18, 76, 0],
    lean: SPIDER_LEAN,
    neck: { flex: -18 },
    arms: bothArms({ flex: SPIDER_LEAN, abd: 8, elbow }),
    legs: standing(-26, 13, { toesOut: 4 }),
  });
  return lifting({ around: 14, above: 8 }, [pose(8), pose(124)], (body) => [
    block("bench-back", "pad", on(body.waist, [14.8, 17, 0]), [7, 46, 28], SPIDER_LEAN),
    tube("bench-post", "steel", [on(body.waist, [19, 18, 0]), [on(body.waist, [19, 18, 0])[0] + 4, 2, 0]], 2.2),
    tube(
      "bench-foot",
      "steel",
      [
        [-14, 1.8, 0],
        [44, 1.8, 0],
      ],
      1.8,
    ),
    ...dumbbells(false)(body),
  ]);
}

/** The elbow leans on the inner side of the thigh. */
function concentrated() {
  const pose = (elbow: number): Pose =>
    seated({
      lean: 42,
      spine: { flex: 14 },
      neck: { flex: -10 },
      arms: [
        { flex: 50, abd: -2, elbow },
        { hand: [30, 62, -24], pole: [-0.4, 0, 1] },
      ],
      legs: [planted(32, 32, { toesOut: 30, pole: [1, 1, 0.9] }), planted(32, -32, { toesOut: 30, pole: [1, 1, 0.9] })],
    });
  return lifting({ around: 50, above: 10 }, [pose(12), pose(124)], (body) => [
    ...flatBench(-40, 18, { height: SEAT }),
    ...held("dumbbell", body.arms[0], false),
  ]);
}

const SUPPORTED_CURL = byVariant("Rosca apoiada", [GROUP.biceps], {
  "preacher-bar": { label: "Banco Scott, barra W", build: preacher((body) => [...scottBench(body), ...bar(body)]) },
  "preacher-machine": { label: "Máquina Scott", build: preacher(scottMachine) },
  concentrated: { label: "Halter, concentrada", build: concentrated },
  inclined: { label: "Halteres, banco inclinado", build: inclined },
  spider: { label: "Halteres, spider", build: spider },
});

export const CURLS: Readonly<Record<string, Pattern>> = {
  "standing-curl": STANDING_CURL,
  "supported-curl": SUPPORTED_CURL,
};
