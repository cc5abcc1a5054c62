import { GROUP } from "../../../../training/muscle-groups.ts";
import { LENGTH } from "../../body.ts";
import type { Choreography } from "../../choreography.ts";
import { barbell, dumbbell } from "../../equipment/free-weights.ts";
import { flatBench } from "../../equipment/furniture.ts";
import { board, bothDumbbells, lever, weightColumn } from "../../equipment/machines.ts";
import { block, longTube, plate, tube } from "../../equipment/prop.ts";
import { handleBar, pulley } from "../../equipment/pulley.ts";
import { smith } from "../../equipment/smith.ts";
import type { Pattern } from "../../pattern.ts";
import { bothArms, bothLegs, type Leg, type Pose } from "../../pose.ts";
import { trunkPlaces } from "../../posing/places.ts";
import { planted, standing } from "../../posing/stance.ts";
import { byVariant, lifting } from "../../posing/variants.ts";
import { add, between, degrees, minus, times, unit, type Vec } from "../../space.ts";
import { closeHandles } from "./pulls.ts";

const BENT_LEAN = 58;
const BENT_HIPS: Vec = [-24, 80, 0];
const BENT_SHOULDERS = trunkPlaces(BENT_HIPS, BENT_LEAN)([0, 49.5, 0]);

const bentPose = (hand: Vec, pole: Vec, legs: readonly [Leg, Leg] = standing(-4, 13)): Pose => ({
  hips: BENT_HIPS,
  lean: BENT_LEAN,
  neck: { flex: -24 },
  arms: bothArms({ hand, pole }),
  legs,
});

function bentOver(z: number, pole: Vec) {
  return () => {
    const low: Vec = [BENT_SHOULDERS[0] - 2, BENT_SHOULDERS[1] - 60, z];
    const high = trunkPlaces(BENT_HIPS, BENT_LEAN)([15.5, 14, z]);
    return lifting({ around: 24, above: 8 }, [bentPose(low, pole), bentPose(high, pole)], ({ arms: [right, left] }) =>
      barbell(right.grip, left.grip, { half: 72, radius: 15 }),
    );
  };
}

/** The bar turns around its end on the floor, behind the lifter. */
function tBar(): Choreography {
  const pivot: Vec = [-104, 6, 0];
  const pole: Vec = [-1, -0.1, 0.4];
  const low: Vec = [BENT_SHOULDERS[0] + 2, BENT_SHOULDERS[1] - 58, 6];
  const high: Vec = [BENT_SHOULDERS[0] - 5, BENT_SHOULDERS[1] - 34, 6];
  const legs = standing(-4, 19, { pole: [1, 1, 0.3] });
  return lifting({ around: 20, above: 10 }, [bentPose(low, pole, legs), bentPose(high, pole, legs)], (body) => {
    const hands = between(body.arms[0].grip, body.arms[1].grip, 0.5);
    const bar = add(hands, [0, -3, 0]);
    const way = unit(minus(bar, pivot));
    const weight = add(bar, times(way, 24));
    return [
      ...longTube("bar", "steel", pivot, add(bar, times(way, 34)), 1.7, 6),
      tube("bar-foot", "steel", [add(pivot, [0, -4, -14]), add(pivot, [0, -4, 14])], 2.2),
      { ...plate("plate", "load", weight, way, 14, 7), load: { at: weight, pull: "gravity" } },
      handleBar("handle", add(body.arms[0].grip, [0, 0, 1]), add(body.arms[1].grip, [0, 0, -1]), 3),
    ];
  });
}

/** The left knee and hand on the bench, the right foot on the floor. */
function oneDumbbell(): Choreography {
  const hips: Vec = [0, 88, 0];
  const lean = 78;
  const place = trunkPlaces(hips, lean);
  const shoulder = place([0, 49.5, 17.5]);
  const pose = (hand: Vec, twist: number): Pose => ({
    hips,
    lean,
    neck: { flex: -18 },
    spine: { twist },
    arms: [
      { hand, pole: [-1, -0.5, 0.25] },
      { hand: [50, 47.5, -20], palm: [1, 0, 0], pole: [-1, 0.2, 0.3] },
    ],
    legs: [planted(-8, 22, { toesOut: 6 }), { foot: [-40, 50, -9], toesDown: 140, pole: [1, 0, 0.1] }],
  });
  const low: Vec = [shoulder[0], shoulder[1] - 60, 20];
  return lifting({ around: 16, above: 10 }, [pose(low, 0), pose(place([4, 12, 25]), 10)], ({ arms: [{ grip }] }) => [
    ...flatBench(-34, 76, { z: -14, width: 28 }),
    ...dumbbell("dumbbell", grip, [1, 0, 0]),
  ]);
}

const ROW_SEAT = 34;
const ROW_HIPS: Vec = [0, ROW_SEAT + 11.5, 0];
const ROW_PULLEY: Vec = [100, 62, 0];

function lowCable(z: number, pole: Vec, isWide: boolean) {
  return () => {
    const pose = (hand: Vec, lean: number): Pose => ({
      hips: ROW_HIPS,
      lean,
      arms: bothArms({ hand, pole }),
      legs: bothLegs({ foot: [70, 37, 12], toesDown: -62, pole: [1, 0.4, 0.2] }),
    });
    return lifting(
      { around: 335, above: 9 },
      [pose([64, 76, z], 16), pose([isWide ? 17 : 22, isWide ? 76 : 70, z], -6)],
      (body) => {
        const [right, left] = body.arms;
        const middle = between(right.grip, left.grip, 0.5);
        const end = add(middle, [isWide ? 0 : 10, 0, 0]);
        return [
          block("seat", "pad", [-2, ROW_SEAT - 3.5, 0], [44, 7, 32]),
          tube(
            "beam",
            "steel",
            [
              [-14, ROW_SEAT - 12, 0],
              [100, ROW_SEAT - 12, 0],
            ],
            2.4,
          ),
          tube(
            "leg",
            "steel",
            [
              [-14, ROW_SEAT - 8, 0],
              [-14, 2, 0],
            ],
            2.4,
          ),
          { ...block("foot-plate", "steel", [81, 38, 0], [3, 30, 44], 24), nearer: -10 },
          ...pulley("pulley", ROW_PULLEY, end, { lift: (64 - middle[0]) * 0.8 }),
          ...(isWide ? [handleBar("bar", right.grip, left.grip, 10)] : closeHandles(right.grip, left.grip, [10, 0, 0])),
        ];
      },
    );
  };
}

function machineRow(): Choreography {
  const hips: Vec = [0, 58, 0];
  const low: Vec = [61, 100, 22];
  const pose = (hand: Vec): Pose => ({
    hips,
    lean: 6,
    arms: bothArms({ hand, pole: [-1, -0.3, 0.5] }),
    legs: standing(38, 18, { pole: [1, 0.7, 0.2] }),
  });
  const pivot: Vec = [44, 24, 0];
  return lifting({ around: 335, above: 9 }, [pose(low), pose([19, 98, 24])], (body) => [
    block("seat", "pad", [2, 43, 0], [38, 7, 34]),
    tube(
      "seat-post",
      "steel",
      [
        [4, 40, 0],
        [4, 2, 0],
      ],
      2.4,
    ),
    block("chest-pad", "pad", [20, 92, 0], [7, 34, 22], 6),
    {
      ...tube(
        "pad-stay",
        "steel",
        [
          [24, 90, 0],
          [66, 60, 0],
        ],
        2,
      ),
      nearer: -20,
    },
    tube(
      "beam",
      "steel",
      [
        [-8, 3, 0],
        [82, 3, 0],
      ],
      2.4,
    ),
    tube("axle", "steel", [add(pivot, [0, 0, -26]), add(pivot, [0, 0, 26])], 2),
    tube("axle-post", "steel", [pivot, [pivot[0], 3, 0]], 2),
    ...weightColumn(82, (low[0] - body.arms[0].grip[0]) * 0.6, 150),
    ...body.arms.flatMap(({ grip }, index) => {
      const side = index === 0 ? 1 : -1;
      return lever(`lever-${side}`, [pivot[0], pivot[1], 26 * side], grip, [0, 0, 10]);
    }),
  ]);
}

function proneRow(): Choreography {
  const hips: Vec = [-8, 68, 0];
  const lean = 50;
  const place = trunkPlaces(hips, lean);
  const shoulders = place([0, 49.5, 0]);
  const pose = (hand: Vec): Pose => ({
    hips,
    lean,
    neck: { flex: -20 },
    arms: bothArms({ hand, pole: [-1, -0.4, 0.4] }),
    legs: bothLegs({ foot: [-60, 15, 14], toesDown: 52, pole: [1, 0.2, 0.2] }),
  });
  const high = place([6, 16, 27]);
  return lifting({ around: 20, above: 10 }, [pose([shoulders[0], shoulders[1] - 60, 24]), pose(high)], (body) => [
    ...board(hips, lean, 1, { from: 3, to: 58, gap: 11, width: 26 }),
    ...bothDumbbells(body, [1, 0, 0]),
  ]);
}

const LOW_BAR = 95;
const FROM_HEELS = LENGTH.thigh + LENGTH.shank + 49.5;

/** The straight body turns around the heels and hangs below the bar. */
function invertedRow(): Choreography {
  const [heelX, heelY] = [108, 9];
  const pose = (height: number): Pose => {
    const rise = Math.asin((height - heelY) / FROM_HEELS);
    const toHips = LENGTH.thigh + LENGTH.shank - 0.5;
    return {
      hips: [heelX - Math.cos(rise) * toHips, heelY + Math.sin(rise) * toHips, 0],
      lean: degrees(rise) - 90,
      neck: { flex: 12 },
      arms: bothArms({ hand: [0, LOW_BAR, 32], pole: [-1, -0.5, 0.5] }),
      legs: bothLegs({ foot: [heelX, heelY, 8], toesDown: -66, pole: [1, 0, 0] }),
    };
  };
  return lifting({ around: 26, above: 10 }, [pose(38), pose(77)], () =>
    smith(0, LOW_BAR, { radius: 0.1 }).flatMap(({ load, ...prop }) =>
      load || prop.key === "smith-left" ? [] : [prop],
    ),
  );
}

const WIDE: Vec = [-0.8, -0.4, 0.8];
const NARROW: Vec = [-1, -0.6, 0.2];

export const ROWS: Readonly<Record<string, Pattern>> = {
  "free-row": byVariant("Remada livre", [GROUP.back, GROUP.biceps], {
    overhand: { label: "Curvada, pronada", build: bentOver(31, WIDE) },
    underhand: { label: "Curvada, supinada", build: bentOver(21, NARROW) },
    single: { label: "Halter, um braço (serrote)", build: oneDumbbell },
    "t-bar": { label: "Cavalinho", build: tBar },
    prone: { label: "Halteres, banco inclinado", build: proneRow },
    inverted: { label: "Invertida, barra do Smith", build: invertedRow },
  }),
  "seated-row": byVariant(
    "Remada sentada",
    [GROUP.back, GROUP.biceps, GROUP.shoulders],
    {
      close: { label: "Polia baixa, triângulo", build: lowCable(6, NARROW, false) },
      wide: { label: "Polia baixa, pegada aberta", build: lowCable(38, [-0.6, 0.1, 1], true) },
      machine: { label: "Máquina articulada", build: machineRow },
    },
    "Equipamento",
  ),
};
