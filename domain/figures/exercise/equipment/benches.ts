import { BENCH_HEIGHT } from "./furniture.ts";
import { block, type Prop, tube } from "./prop.ts";

/** A bench across, along `z`, its pad from `x` to `x + 30`. */
export const crossBench = (x: number, { height = BENCH_HEIGHT, nearer = 0 } = {}): Prop[] => [
  { ...block("bench", "pad", [x + 15, height - 3.5, 0], [30, 7, 100]), nearer },
  ...[38, -38].flatMap((z): Prop[] => [
    {
      ...tube(
        `bench-leg-${z}`,
        "steel",
        [
          [x + 15, height - 7, z],
          [x + 15, 2, z],
        ],
        2,
      ),
      nearer,
    },
    {
      ...tube(
        `bench-foot-${z}`,
        "steel",
        [
          [x + 2, 1.8, z],
          [x + 28, 1.8, z],
        ],
        1.8,
      ),
      nearer,
    },
  ]),
];

/** A step or a box to stand on, from `fromX` to `toX`. */
export const platform = (fromX: number, toX: number, height: number, width = 60): Prop => ({
  ...block("platform", "pad", [(fromX + toX) / 2, height / 2, 0], [toX - fromX, height, width]),
  nearer: -60,
});
