import { GROUP } from "../../../../training/muscle-groups.ts";
import type { Body } from "../../body.ts";
import { barbell } from "../../equipment/free-weights.ts";
import { BENCH_HEIGHT, flatBench, reclinedBench } from "../../equipment/furniture.ts";
import { board, bothDumbbells, lever, rollPad, weightColumn } from "../../equipment/machines.ts";
import { type Prop, tube } from "../../equipment/prop.ts";
import { smith } from "../../equipment/smith.ts";
import type { Pattern } from "../../pattern.ts";
import { bothArms, bothLegs, type Pose } from "../../pose.ts";
import { SHOULDER_UP, trunkPlaces } from "../../posing/places.ts";
import { planted, standing } from "../../posing/stance.ts";
import { add, lengthOf, minus, type Vec } from "../../space.ts";

const LYING_HIPS = BENCH_HEIGHT + 12;

interface Couch {
  readonly hips: Vec;
  readonly lean: number;
  readonly legs: Pose["legs"];
  readonly props: (body: Body) => readonly Prop[];
}

/** How one lies or sits for a press or a fly. */
export function couchFor(bench: string | undefined): Couch {
  if (bench === "inclined") {
    const hips: Vec = [0, 52, 0];
    return {
      hips,
      lean: -52,
      legs: bothLegs(planted(50, 20, { toesOut: 12, pole: [1, 1, 0.2] })),
      props: () => reclinedBench(hips, 52, { back: 84, gap: 12.5 }),
    };
  }
  if (bench === "declined") {
    const hips: Vec = [0, 64, 0];
    return {
      hips,
      lean: -106,
      legs: bothLegs({ flex: 12, abd: 8, knee: 84, ankle: 5 }),
      props: ({ legs: [right, left] }) => {
        const knees = minus(right.shank.at, [0, 0, (right.shank.at[2] - left.shank.at[2]) / 2]);
        const ankles = minus(right.foot.at, [0, 0, (right.foot.at[2] - left.foot.at[2]) / 2]);
        return [
          ...board(hips, -106, -1, { from: -14, to: 76, gap: 12.5 }),
          rollPad("knee-pad", [knees[0] - 4, knees[1] - 10, 0]),
          rollPad("ankle-pad", [ankles[0] + 8, ankles[1] + 6, 0], 18, 4.5),
        ];
      },
    };
  }
  return {
    hips: [0, LYING_HIPS, 0],
    lean: -90,
    legs: bothLegs(planted(42, 22, { toesOut: 14, pole: [1, -0.2, 0.25] })),
    props: () => flatBench(-84, 12, { width: 28 }),
  };
}

/** Half the distance between the hands, and where the elbows point. */
const GRIPS: Readonly<Record<string, { readonly z: number; readonly pole: Vec; readonly up: number }>> = {
  usual: { z: 34, pole: [-1, -0.35, 0.75], up: 38 },
  close: { z: 17, pole: [-1, -0.9, 0.25], up: 31 },
};

const benchPress: Pattern = {
  label: "Supino",
  groups: [GROUP.chest, GROUP.triceps, GROUP.shoulders],
  parameters: {
    load: { label: "Carga", values: { barbell: "Barra", dumbbells: "Halteres", smith: "Smith" } },
    bench: { label: "Banco", values: { flat: "Reto", inclined: "Inclinado", declined: "Declinado" } },
    grip: { label: "Pegada", values: { usual: "Média", close: "Fechada" } },
  },
  build: ({ load, bench, grip = "" }) => {
    const { hips, lean, legs, props } = couchFor(bench);
    const held = GRIPS[grip] ?? { z: 34, pole: [-1, -0.35, 0.75], up: 38 };
    const place = trunkPlaces(hips, lean);
    const shoulders = place([0, SHOULDER_UP, 0]);
    const low = place([
      load === "dumbbells" ? 11 : 13.5,
      bench === "inclined" ? held.up + 3 : held.up,
      held.z + (load === "dumbbells" ? 4 : 0),
    ]);
    const high: Vec = [
      load === "smith" ? low[0] : shoulders[0] + (grip === "close" ? 4 : 2),
      shoulders[1] + (load === "smith" ? 58 : 60),
      load === "dumbbells" ? 15 : held.z,
    ];
    const pose = (hand: Vec): Pose => ({ hips, lean, arms: bothArms({ hand, pole: held.pole }), legs });
    return {
      view: { around: 38, above: 14 },
      poses: [pose(high), pose(low)],
      course: "return",
      effort: "back",
      seconds: 3.2,
      props: (body) => [
        ...props(body),
        ...(load === "dumbbells"
          ? bothDumbbells(body, grip === "close" ? [1, 0, 0] : [0, 0, 1])
          : load === "smith"
            ? smith(low[0], body.arms[0].grip[1])
            : barbell(body.arms[0].grip, body.arms[1].grip, { half: 78, radius: 17 })),
      ],
    };
  },
};

const chestPress: Pattern = {
  label: "Supino na máquina",
  groups: [GROUP.chest, GROUP.triceps, GROUP.shoulders],
  parameters: { bench: { label: "Direção", values: { flat: "Reto", inclined: "Inclinado" } } },
  build: ({ bench }) => {
    const hips: Vec = [0, 55, 0];
    const lean = bench === "inclined" ? -28 : -8;
    const place = trunkPlaces(hips, lean);
    const low = place([15, bench === "inclined" ? 43 : 37, 31]);
    const high = bench === "inclined" ? place([47, 73, 24]) : place([58, 44, 24]);
    const pivot: Vec = bench === "inclined" ? [-32, 58, 0] : [(low[0] + high[0]) / 2, 182, 0];
    const pose = (hand: Vec): Pose => ({
      hips,
      lean,
      arms: bothArms({ hand, pole: [-0.6, -0.7, 0.8] }),
      legs: standing(46, 16, { pole: [1, 0.6, 0.1] }),
    });
    return {
      view: { around: 32, above: 10 },
      poses: [pose(low), pose(high)],
      course: "return",
      effort: "out",
      seconds: 3.2,
      props: (body) => [
        ...weightColumn(-52, lengthOf(minus(body.arms[0].grip, low)) * 0.6),
        ...(bench === "inclined"
          ? [tube("axle", "steel", [add(pivot, [0, 0, -34]), add(pivot, [0, 0, 34])], 2)]
          : [
              { ...tube("beam", "steel", [[-52, 168, 0], pivot], 2.4), nearer: -20 },
              tube("axle", "steel", [add(pivot, [0, 0, -34]), add(pivot, [0, 0, 34])], 2),
            ]),
        ...reclinedBench(hips, -lean, { back: 66, gap: 12 }),
        ...body.arms.flatMap(({ grip }, index) => {
          const side = index === 0 ? 1 : -1;
          return lever(index === 0 ? "right" : "left", [pivot[0], pivot[1], 34 * side], grip, [0, 0, 11]);
        }),
      ],
    };
  },
};

export const PRESSES: Readonly<Record<string, Pattern>> = {
  "bench-press": benchPress,
  "chest-press": chestPress,
};
