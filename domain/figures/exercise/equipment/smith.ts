import { longTube, type Prop, plate, tube } from "./prop.ts";

const RAIL_HEIGHT = 190;
const RAIL_Z = 58;

/** Two upright rails at `x` and the bar that slides on them. */
export const smith = (x: number, barHeight: number, { half = 72, radius = 15 } = {}): Prop[] => [
  ...[1, -1].map((side): Prop => {
    const z = RAIL_Z * side;
    return {
      ...tube(
        `smith-rail-${side}`,
        "steel",
        [
          [x, 1, z],
          [x, RAIL_HEIGHT, z],
        ],
        2,
      ),
      nearer: side * 30,
    };
  }),
  tube(
    "smith-top",
    "steel",
    [
      [x, RAIL_HEIGHT, -RAIL_Z],
      [x, RAIL_HEIGHT, RAIL_Z],
    ],
    2,
  ),
  ...longTube("smith-bar", "steel", [x, barHeight, -half], [x, barHeight, half], 1.3, 6),
  {
    ...plate("smith-right", "load", [x, barHeight, half * 0.88], [0, 0, 1], radius, 5),
    load: { at: [x, barHeight, 0], pull: "gravity" },
    nearer: 31,
  },
  plate("smith-left", "load", [x, barHeight, -half * 0.88], [0, 0, 1], radius, 5),
];
