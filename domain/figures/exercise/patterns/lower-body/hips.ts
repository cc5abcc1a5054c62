import { GROUP } from "../../../../training/muscle-groups.ts";
import { cuff } from "../../equipment/free-weights.ts";
import { ankleStrap, hollowBlock, machineSeat, placeOn, weightStack } from "../../equipment/leg-machines.ts";
import { block, type Prop, tube } from "../../equipment/prop.ts";
import { pulley } from "../../equipment/pulley.ts";
import type { Pattern } from "../../pattern.ts";
import { type Arm, bothArms, bothLegs, type Leg, type Pose } from "../../pose.ts";
import { HIP_HEIGHT, planted } from "../../posing/stance.ts";
import { add, lengthOf, minus, type Vec } from "../../space.ts";

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

export const HIP_MOVEMENTS: Readonly<Record<string, Pattern>> = {
  "hip-machine": hipMachine,
  "cable-hip": cableHip,
  "side-lying-leg": sideLyingLeg,
};
