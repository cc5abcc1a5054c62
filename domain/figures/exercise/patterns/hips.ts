import { GROUP } from "../../../training/muscle-groups.ts";
import { crossBench } from "../equipment/benches.ts";
import { barbell, cuff } from "../equipment/free-weights.ts";
import { mat } from "../equipment/furniture.ts";
import { hollowBlock, machineSeat, placeOn, roundPad, soleOf, weightStack } from "../equipment/leg-machines.ts";
import { block, type Prop, plate, tube } from "../equipment/prop.ts";
import { pulley } from "../equipment/pulley.ts";
import type { Pattern } from "../pattern.ts";
import { type Arm, bothArms, bothLegs, type Leg, type Pose } from "../pose.ts";
import { add, lengthOf, minus, type Vec } from "../space.ts";
import { anchored, kneeling } from "./floor.ts";
import { HIP_HEIGHT, planted, standing } from "./stance.ts";

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
      if (load === "barbell") return [...bench, ...barbell(right.grip, left.grip, { half: 82, radius: 20 })];
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

/** What the cable holds; the cable is the load. */
const ankleStrap = (at: Vec, axis: Vec): Prop => ({ ...plate("cuff", "load", at, axis, 5.2, 7), nearer: 3 });

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

const HIPS: Vec = [0, 60, 0];

function openPose(abd: number, lean: number): Pose {
  const hand: Vec = lean > 0 ? [36, 70, 20] : [6, 48, 27];
  return {
    hips: [lean > 0 ? 10 : 0, HIPS[1], 0],
    lean,
    neck: { flex: -lean / 2 },
    arms: bothArms({ hand, pole: [-0.6, -0.4, 1] }),
    legs: bothLegs({ flex: 84 + lean, abd, knee: 84, ankle: 0 }),
  };
}

/** Degrees from the middle. */
const CLOSED = 5;
const OPEN = 40;

const hipMachine: Pattern = {
  label: "Cadeira abdutora e adutora",
  groups: [GROUP.glutes, GROUP.adductors],
  parameters: {
    way: { label: "Aparelho", values: { abduction: "Abdutora", adduction: "Adutora" } },
    trunk: { label: "Tronco", values: { upright: "No encosto", forward: "Inclinado à frente" } },
  },
  build: ({ way, trunk }) => {
    const lean = trunk === "forward" ? 34 : -10;
    const opens = way === "abduction";
    const [from, to] = opens ? [CLOSED, OPEN] : [OPEN, CLOSED];
    return {
      view: { around: 58, above: 14 },
      poses: [openPose(from, lean), openPose(to, lean)],
      course: "return",
      effort: "out",
      seconds: 3,
      props: ({ legs: [right, left] }) => {
        const outward = opens ? 9.5 : -9.5;
        const pad = (leg: typeof right, side: 1 | -1, key: string): Prop[] => {
          const at = add(placeOn(leg.thigh, [0, -36, 0]), [0, 0, outward * side]);
          return [
            { ...hollowBlock(key, "pad", at, [22, 14, 6]), nearer: opens ? 6 : 2 },
            { ...tube(`${key}-arm`, "steel", [at, [at[0] - 4, 40, at[2]], [4, 34, 6 * side]], 2), nearer: -14 },
          ];
        };
        const opened = Math.abs(right.shank.at[2]);
        return [
          ...machineSeat(HIPS, 10, { seat: 38 }),
          ...pad(right, 1, "right-pad"),
          ...pad(left, -1, "left-pad"),
          ...weightStack(-52, (opens ? opened - 10 : 40 - opened) * 0.6),
        ];
      },
    };
  },
};

const HAND_ON_HIP: Arm = { flex: -18, abd: 42, rot: 48, elbow: 92 };

function sidewaysPose(abd: number, flex: number, hold: Arm, side: 1 | -1): Pose {
  return {
    hips: [0, HIP_HEIGHT - 1, -4],
    arms: side === 1 ? [hold, HAND_ON_HIP] : [HAND_ON_HIP, hold],
    legs: [{ flex, abd, knee: 2, ankle: 5 }, planted(0, -11, { toesOut: 4 })],
  };
}

const cableHip: Pattern = {
  label: "Quadril na polia, de lado",
  groups: [GROUP.glutes, GROUP.adductors],
  parameters: { way: { label: "Movimento", values: { abduction: "Abdução", adduction: "Adução" } } },
  build: ({ way }) => {
    const opens = way === "abduction";
    const side = opens ? -1 : 1;
    const from: Vec = [opens ? 14 : 4, 14, 78 * side];
    const hold: Arm = { hand: [6, 112, 62 * side], pole: [-0.5, -1, 0.4] };
    const [start, end] = opens
      ? ([
          [-8, 10],
          [34, -2],
        ] as const)
      : ([
          [30, 6],
          [-14, 16],
        ] as const);
    return {
      view: { around: 78, above: 8 },
      poses: [sidewaysPose(start[0], start[1], hold, side), sidewaysPose(end[0], end[1], hold, side)],
      course: "return",
      effort: "out",
      seconds: 3,
      props: ({ legs: [{ shank }] }) => {
        const ankle = placeOn(shank, [0, -37, 0]);
        return [
          ...pulley("pulley", from, ankle, { away: [0, 0, side], lift: lengthOf(minus(ankle, from)) - 40 }),
          ankleStrap(ankle, shank.axes.up),
          tube(
            "column-grip",
            "steel",
            [
              [6, 112, 56 * side],
              [6, 112, 80 * side],
            ],
            1.6,
          ),
        ];
      },
    };
  },
};

/** Height of the middle of who lies on a side. */
const ON_SIDE = 18;

function lyingPose(way: string, moved: 0 | 1): Pose {
  const under: Arm = { flex: 0, abd: 170, elbow: 20 };
  const front: Arm = { hand: [34, 5, -38], pole: [0, -0.5, 1] };
  const legs: readonly [Leg, Leg] =
    way === "abduction"
      ? [
          { flex: -4, abd: moved * 38 - 4, knee: 2, ankle: 5 },
          { flex: 48, abd: 0, knee: 80, ankle: 0 },
        ]
      : [
          { flex: 62, abd: -20, rot: 8, knee: 78, ankle: 0 },
          { flex: 0, abd: -2 - moved * 22, knee: 2, ankle: 5 },
        ];
  return { hips: [0, ON_SIDE, 0], tip: -84, neck: { side: 6 }, arms: [front, under], legs };
}

const sideLyingLeg: Pattern = {
  label: "Perna deitado de lado",
  groups: [GROUP.glutes, GROUP.adductors],
  parameters: {
    way: { label: "Movimento", values: { abduction: "Abdução, perna de cima", adduction: "Adução, perna de baixo" } },
  },
  build: ({ way = "abduction" }) => ({
    view: { around: 82, above: 16 },
    poses: [lyingPose(way, 0), lyingPose(way, 1)],
    course: "return",
    effort: "out",
    seconds: 3,
    props: ({ legs }) => {
      const { shank } = legs[way === "abduction" ? 0 : 1];
      const { solid: _, ...floor } = block("mat", "pad", [6, 0.4, -4], [66, 1.6, 190], 0, 0.4);
      return [{ ...floor, nearer: -200 }, ...cuff("cuff", placeOn(shank, [0, -37, 0]), shank.axes.up)];
    },
  }),
};

export const HIPS_AND_GLUTES: Readonly<Record<string, Pattern>> = {
  "hip-thrust": hipThrust,
  "glute-kickback": gluteKickback,
  "hip-machine": hipMachine,
  "cable-hip": cableHip,
  "side-lying-leg": sideLyingLeg,
};
