import { GROUP } from "../../../../training/muscle-groups.ts";
import { LENGTH } from "../../body.ts";
import type { Choreography } from "../../choreography.ts";
import { dumbbell } from "../../equipment/free-weights.ts";
import { reclinedBench } from "../../equipment/furniture.ts";
import { bothDumbbells, weightColumn } from "../../equipment/machines.ts";
import { longTube, type Prop, tube } from "../../equipment/prop.ts";
import { pulley } from "../../equipment/pulley.ts";
import { benchAcross } from "../../equipment/room-parts.ts";
import type { Pattern } from "../../pattern.ts";
import { bothArms, bothLegs, type Pose } from "../../pose.ts";
import { hipsBelow } from "../../posing/places.ts";
import { HIP_HEIGHT, standing } from "../../posing/stance.ts";
import { byVariant, lifting, lowering } from "../../posing/variants.ts";
import { add, between, degrees, minus, radians, type Vec } from "../../space.ts";
import { couchFor } from "./presses.ts";

function fly(bench: string) {
  return () => {
    const { hips, lean, legs, props } = couchFor(bench);
    const pose = (abd: number, elbow: number): Pose => ({
      hips,
      lean,
      arms: bothArms({ flex: 90, abd, rot: 85, elbow }),
      legs,
    });
    const along: Vec = bench === "flat" ? [1, 0, 0] : [0.6, -0.8, 0];
    return lowering({ around: 52, above: 18 }, [pose(-8, 14), pose(84, 28)], (body) => [
      ...props(body),
      ...bothDumbbells(body, along),
    ]);
  };
}

function pullover(): Choreography {
  const { hips, lean, legs, props } = couchFor("flat");
  const pose = (flex: number): Pose => ({ hips, lean, arms: bothArms({ flex, abd: -13, elbow: 14 }), legs });
  return lowering({ around: 14, above: 10 }, [pose(84), pose(168)], (body) => {
    const [right, left] = body.arms;
    const middle = between(right.grip, left.grip, 0.5);
    const way = minus(middle, between(right.forearm.at, left.forearm.at, 0.5));
    return [...props(body), ...dumbbell("dumbbell", add(middle, [way[0] * 0.25, way[1] * 0.25, 0]), way)];
  });
}

function peckDeck(): Choreography {
  const hips: Vec = [0, 55, 0];
  const pose = (abd: number): Pose => ({
    hips,
    lean: -6,
    arms: bothArms({ flex: 88, abd, rot: 70, elbow: 32 }),
    legs: standing(44, 17, { pole: [1, 0.6, 0.1] }),
  });
  return lifting({ around: 58, above: 12 }, [pose(80), pose(2)], (body) => {
    const [{ grip }] = body.arms;
    return [
      ...weightColumn(-44, (75 - grip[2]) * 0.4, 190),
      ...reclinedBench(hips, 6, { back: 66, gap: 12 }),
      ...body.arms.flatMap(({ grip: hand }, index): Prop[] => {
        const side = index === 0 ? 1 : -1;
        const top: Vec = [hand[0], 160, hand[2]];
        return [
          tube(`arm-${side}`, "steel", [[-30, 160, 12 * side], top], 2),
          tube(`drop-${side}`, "steel", [top, add(hand, [0, 9, 0])], 1.8),
          tube(`handle-${side}`, "pad", [add(hand, [0, 9, 0]), add(hand, [0, -9, 0])], 1.9),
        ];
      }),
    ];
  });
}

/** Height of the pulleys, and the hands before and after, from the right. */
const CROSSOVER: Readonly<Record<string, readonly [height: number, open: Vec, closed: Vec]>> = {
  high: [196, [4, 150, 68], [40, 92, 7]],
  middle: [132, [2, 132, 73], [58, 130, 6]],
  low: [22, [2, 92, 58], [48, 142, 7]],
};

function crossover(pulleys: string) {
  return () => {
    const [height, open, closed] = CROSSOVER[pulleys] ?? [132, [2, 132, 73], [58, 130, 6]];
    const pose = (hand: Vec): Pose => ({
      hips: [-2, HIP_HEIGHT - 2.5, 0],
      lean: 8,
      arms: bothArms({ hand, pole: [-0.8, -0.3, 0.8] }),
      legs: [{ foot: [-20, LENGTH.ankleHeight, 10] }, { foot: [16, LENGTH.ankleHeight, -10] }],
    });
    return lifting({ around: 68, above: 8 }, [pose(open), pose(closed)], (body) =>
      body.arms.flatMap(({ grip }, index) => {
        const side = index === 0 ? 1 : -1;
        const from: Vec = [-12, height, 92 * side];
        const lift = (open[2] - grip[2] * side) * 0.4;
        return [
          ...pulley(`pulley-${side}`, from, grip, { away: [0, 0, side], lift }).map((prop) =>
            height < 80 && prop.key.endsWith("frame") ? { ...prop, nearer: -60 } : prop,
          ),
          tube(`handle-${side}`, "pad", [add(grip, [0, 6, 0]), add(grip, [0, -6, 0])], 1.8),
        ];
      }),
    );
  };
}

/** From the ankles, or from the knees, to the shoulders of a straight body. */
const FROM_ANKLES = LENGTH.thigh + LENGTH.shank + 49.5;
const FROM_KNEES = LENGTH.thigh + 49.5;

/** A straight body that turns around its toes or knees until its shoulders are `height` high. */
function inclined(height: number, onKnees: boolean): Pick<Pose, "hips" | "lean" | "legs" | "neck"> {
  const ground = onKnees ? 6 : LENGTH.ball + 4.5;
  const rise = Math.asin((height - ground) / (onKnees ? FROM_KNEES : FROM_ANKLES));
  const toHips = onKnees ? LENGTH.thigh : LENGTH.thigh + LENGTH.shank;
  return {
    hips: [Math.cos(rise) * toHips, ground + Math.sin(rise) * toHips, 0],
    lean: 90 - degrees(rise),
    neck: { flex: -14 },
    legs: onKnees
      ? bothLegs({ flex: 0, knee: 32 + degrees(rise), ankle: -50 })
      : bothLegs({ foot: [0.4, ground, 8], toesDown: 68, pole: [1, 0, 0] }),
  };
}

function pushUp(support: string) {
  return () => {
    const onKnees = support === "knees";
    const handHeight = support === "bench" ? 47.5 : 3.5;
    const [high, low] = [handHeight + 53, handHeight + 16];
    const reach = (height: number) => {
      const { hips, lean } = inclined(height, onKnees);
      return hips[0] + Math.sin(radians(lean ?? 0)) * 49.5;
    };
    const wristX = (reach(high) + reach(low)) / 2 - 3;
    const pose = (height: number): Pose => ({
      ...inclined(height, onKnees),
      arms: bothArms({ hand: [wristX, handHeight, 25], palm: [1, 0, 0], pole: [-0.6, -0.8, 0.7] }),
    });
    return lowering({ around: 22, above: 10 }, [pose(high), pose(low)], () =>
      support === "bench" ? benchAcross(wristX + 8) : [],
    );
  };
}

const DIP_BAR = 98;

function dip(): Choreography {
  const pose = (x: number, above: number, lean: number): Pose => ({
    hips: hipsBelow([x, DIP_BAR + above, 0], lean),
    lean,
    neck: { flex: -lean / 2 },
    arms: bothArms({ hand: [0, DIP_BAR, 27], pole: [-1, -0.2, 0.4] }),
    legs: bothLegs({ flex: lean * 0.6, knee: 86, ankle: -25 }),
  });
  return lowering({ around: 25, above: 10 }, [pose(2, 61, 8), pose(17, 26, 32)], () =>
    [1, -1].flatMap((side) => [
      ...longTube(`bar-${side}`, "steel", [-38, DIP_BAR, 27 * side], [38, DIP_BAR, 27 * side], 1.6, 4),
      ...[-36, 36].map((x) => ({
        ...tube(
          `post-${side}-${x}`,
          "steel",
          [
            [x, DIP_BAR, 27 * side],
            [x, 1, 27 * side],
          ],
          2,
        ),
        nearer: side * 10,
      })),
      tube(
        `foot-${side}`,
        "steel",
        [
          [-44, 2, 27 * side],
          [44, 2, 27 * side],
        ],
        2,
      ),
    ]),
  );
}

export const CHEST: Readonly<Record<string, Pattern>> = {
  fly: byVariant(
    "Crucifixo",
    [GROUP.chest, GROUP.shoulders],
    {
      flat: { label: "Halteres, banco reto", build: fly("flat") },
      inclined: { label: "Halteres, banco inclinado", build: fly("inclined") },
      machine: { label: "Máquina (peck deck)", build: peckDeck },
    },
    "Banco",
  ),
  crossover: byVariant(
    "Crossover",
    [GROUP.chest, GROUP.shoulders],
    {
      high: { label: "Polia alta", build: crossover("high") },
      middle: { label: "Polia média", build: crossover("middle") },
      low: { label: "Polia baixa", build: crossover("low") },
    },
    "Polia",
  ),
  "push-up": byVariant(
    "Flexão de braços",
    [GROUP.chest, GROUP.triceps, GROUP.core],
    {
      floor: { label: "No solo", build: pushUp("floor") },
      knees: { label: "Joelhos apoiados", build: pushUp("knees") },
      bench: { label: "Mãos no banco", build: pushUp("bench") },
    },
    "Apoio",
  ),
  "parallel-dip": byVariant("Mergulho", [GROUP.chest, GROUP.triceps], {
    bars: { label: "Barras paralelas", build: dip },
  }),
  pullover: byVariant("Pullover", [GROUP.chest, GROUP.back], {
    bench: { label: "Halter, banco reto", build: pullover },
  }),
};
