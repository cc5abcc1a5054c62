import { GROUP } from "../../../../training/muscle-groups.ts";
import { crossBench } from "../../equipment/benches.ts";
import { barbell, cuff } from "../../equipment/free-weights.ts";
import { mat } from "../../equipment/furniture.ts";
import { ankleStrap, hollowBlock, placeOn, roundPad, soleOf, weightStack } from "../../equipment/leg-machines.ts";
import { block, type Prop, tube } from "../../equipment/prop.ts";
import { pulley } from "../../equipment/pulley.ts";
import type { Pattern } from "../../pattern.ts";
import { bothArms, type Leg, type Pose } from "../../pose.ts";
import { anchored, kneeling } from "../../posing/floor.ts";
import { HIP_HEIGHT, planted, standing } from "../../posing/stance.ts";
import { add, lengthOf, minus, type Vec } from "../../space.ts";

const GROUPS = [GROUP.glutes, GROUP.hamstrings];

/** The shoulder blades on the bench. */
const BLADES: Vec = [-42, 55, 0];

function thrustPose(lean: number, neck: number): Pose {
  const pose: Pose = {
    hips: [0, 0, 0],
    lean,
    neck: { flex: neck },
    arms: bothArms({}),
    legs: standing(44, 14, { toesOut: 10, pole: [1, -0.2, 0.2] }),
  };
  const placed = anchored(pose, ({ chest }) => placeOn(chest, [0, 17, 0]), BLADES);
  const bar = add(placed.hips, [Math.cos((lean * Math.PI) / 180) * 12 + 1, -Math.sin((lean * Math.PI) / 180) * 13, 30]);
  return { ...placed, arms: bothArms({ hand: bar, pole: [-0.4, -0.4, 1] }) };
}

const hipThrust: Pattern = {
  label: "Elevação pélvica",
  groups: GROUPS,
  parameters: { load: { label: "Carga", values: { barbell: "Barra", machine: "Máquina", none: "Peso corporal" } } },
  build: ({ load }) => ({
    view: { around: 16, above: 8 },
    poses: [thrustPose(-52, 10), thrustPose(-91, 26)],
    course: "return",
    effort: "out",
    seconds: 3,
    props: ({ arms: [right, left], pelvis }) => {
      const bench = crossBench(-76);
      if (load === "none") return bench;
      if (load === "barbell") return [...bench, ...barbell(right.grip, left.grip, { half: 82, radius: 16 })];
      const pad = placeOn(pelvis, [15, 2, 0]);
      const lever = (z: number): Prop => ({
        ...tube(
          `thrust-lever-${z}`,
          "steel",
          [
            [pad[0], pad[1], z],
            [-66, 30, z],
          ],
          2,
        ),
        nearer: z > 0 ? 20 : -20,
      });
      return [
        ...bench,
        roundPad("hip-pad", pad, 24, 12, 6),
        lever(34),
        lever(-34),
        tube(
          "hip-bar",
          "steel",
          [
            [pad[0], pad[1], 34],
            [pad[0], pad[1], -34],
          ],
          1.6,
        ),
        { ...block("foot-plate", "steel", [46, 0.5, 0], [44, 3, 66]), nearer: -80 },
        ...weightStack(-96, (pad[1] - 35) * 0.5),
      ];
    },
  }),
};

const SUPPORT: Leg = planted(0, -9, { toesOut: 0 });

/** One leg free, the hands on the machine. */
const kickPose = (flex: number, knee: number, lean = 24): Pose => ({
  hips: [-3, HIP_HEIGHT - 1.4, 0],
  lean,
  neck: { flex: -lean / 2 },
  arms: bothArms({ hand: [58, 108, 15], pole: [-0.4, -1, 0.4] }),
  legs: [{ flex, knee, ankle: 0 }, SUPPORT],
});

const allFours = (flex: number, knee: number): Pose => ({
  hips: [0, 47.2, 0],
  lean: 80,
  neck: { flex: -12 },
  arms: bothArms({ hand: [49, 3.2, 17], palm: [1, 0, 0], pole: [-1, 0.2, 0.2] }),
  legs: [{ flex, knee, ankle: -52 }, kneeling(9)[1]],
});

const CABLE_FROM: Vec = [72, 14, 9];

const gluteKickback: Pattern = {
  label: "Glúteo para trás",
  groups: [GROUP.glutes],
  parameters: { load: { label: "Como", values: { cable: "Polia baixa", floor: "Quatro apoios", machine: "Máquina" } } },
  build: ({ load }) => {
    const shared = { course: "return", effort: "out", seconds: 3 } as const;
    if (load === "floor") {
      return {
        ...shared,
        view: { around: 12, above: 10 },
        poses: [allFours(82, 100), allFours(-4, 58)],
        props: ({ legs: [{ shank }] }) => [
          ...mat(-62, 86),
          ...cuff("cuff", placeOn(shank, [0, -37, 0]), shank.axes.up),
        ],
      };
    }
    if (load === "machine") {
      return {
        ...shared,
        view: { around: 12, above: 8 },
        poses: [kickPose(92, 88, 40), kickPose(18, 14, 40)],
        props: (body) => kickMachine(soleOf(body.legs[0]), placeOn(body.chest, [15.5, 6, 0])),
      };
    }
    return {
      ...shared,
      view: { around: 10, above: 8 },
      poses: [kickPose(40, 6), kickPose(-8, 4)],
      props: ({ legs: [{ shank }] }) => {
        const ankle = placeOn(shank, [0, -37, 0]);
        return [
          ...pulley("pulley", CABLE_FROM, ankle, { lift: lengthOf(minus(ankle, CABLE_FROM)) - 55 }),
          ankleStrap(ankle, shank.axes.up),
          tube(
            "column-grips",
            "steel",
            [
              [58, 108, -20],
              [58, 108, 20],
            ],
            1.6,
          ),
        ];
      },
    };
  },
};

const kickMachine = (sole: Vec, chest: Vec): Prop[] => [
  { ...block("chest-pad", "pad", chest, [7, 40, 34], 40), nearer: -4 },
  tube(
    "kick-post",
    "steel",
    [
      [52, 3, 0],
      [52, 112, 0],
    ],
    2.4,
  ),
  tube(
    "kick-grips",
    "steel",
    [
      [58, 108, -20],
      [58, 108, 20],
    ],
    1.6,
  ),
  tube(
    "kick-foot",
    "steel",
    [
      [-30, 2.5, -24],
      [70, 2.5, -24],
    ],
    2.4,
  ),
  { ...hollowBlock("kick-plate", "pad", add(sole, [-1, -1, 0]), [5, 20, 16], 0), nearer: 6 },
  { ...tube("kick-lever", "steel", [add(sole, [-2, 0, 0]), [34, 62, 24]], 2), nearer: -14 },
  ...weightStack(84, Math.max(0, 20 - sole[0]) * 0.35),
];

export const GLUTES: Readonly<Record<string, Pattern>> = { "hip-thrust": hipThrust, "glute-kickback": gluteKickback };
