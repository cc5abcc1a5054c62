import { add, type Vec } from "../space.ts";
import { block, cable, type Prop, plate, tube } from "./prop.ts";

const unsolid = ({ solid: _, ...prop }: Prop): Prop => prop;

/** Two platforms and two levers; a round housing in front. */
export function elliptical(feet: readonly [Vec, Vec], hands: readonly [Vec, Vec]): Prop[] {
  const housing: Vec = [74, 34, 0];
  return [
    tube(
      "base",
      "steel",
      [
        [-48, 3, 0],
        [92, 3, 0],
      ],
      3,
    ),
    plate("housing", "load", housing, [0, 0, 1], 27, 14),
    tube(
      "mast",
      "steel",
      [
        [68, 40, 0],
        [60, 142, 0],
      ],
      2.6,
    ),
    block("console", "load", [60, 146, 0], [5, 18, 26], -25),
    ...feet.flatMap((foot, index): Prop[] => {
      const key = index === 0 ? "right" : "left";
      return [
        tube(
          `rail-${key}`,
          "steel",
          [
            [foot[0] - 14, foot[1], foot[2]],
            [74, 34, foot[2]],
          ],
          2,
        ),
        unsolid(block(`platform-${key}`, "pad", foot, [34, 4, 15])),
      ];
    }),
    ...hands.flatMap((hand, index) => {
      const bend: Vec = [58 + (hand[0] - 42) * 0.3, 84, hand[2]];
      return [
        tube(`lever-low-${index}`, "load", [[62, 36, hand[2] * 0.8], bend], 1.7),
        tube(`lever-${index}`, "load", [bend, add(hand, [0, 8, 0])], 1.7),
      ];
    }),
  ];
}

/** Moving stairs below the feet, rails at both sides. */
export function stairMachine(steps: readonly Vec[]): Prop[] {
  return [
    { ...unsolid(block("tower", "load", [42, 44, 0], [40, 88, 46])), nearer: -60 },
    ...steps.map((at, index) => ({ ...unsolid(block(`step-${index}`, "pad", at, [26, 5, 46])), nearer: -40 })),
    ...[24, -24].flatMap((z): Prop[] => [
      {
        ...tube(
          `rail-${z}`,
          "steel",
          [
            [-26, 108, z],
            [46, 150, z],
          ],
          1.8,
        ),
        nearer: z > 0 ? 20 : -20,
      },
      {
        ...tube(
          `post-${z}`,
          "steel",
          [
            [-26, 108, z],
            [-30, 3, z],
          ],
          1.8,
        ),
        nearer: z > 0 ? 20 : -20,
      },
    ]),
    block("console", "load", [50, 154, 0], [5, 20, 34], -25),
  ];
}

/** A rail with a seat that slides, foot plates and a fan; the handle is on a chain. */
export function rower(seat: Vec, handle: Vec, footX: number): Prop[] {
  const fan: Vec = [footX + 30, 40, 0];
  const chain: Vec = [footX + 22, 52, 0];
  return [
    tube(
      "rail",
      "steel",
      [
        [-100, 24, 0],
        [footX + 6, 30, 0],
      ],
      3,
    ),
    tube(
      "leg-back",
      "steel",
      [
        [-96, 24, 0],
        [-96, 2, 0],
      ],
      2.4,
    ),
    tube(
      "leg-front",
      "steel",
      [
        [footX + 30, 24, 0],
        [footX + 30, 2, 0],
      ],
      2.4,
    ),
    plate("fan", "load", fan, [0, 0, 1], 25, 10),
    ...[11, -11].map((z) => unsolid(block(`foot-plate-${z}`, "pad", [footX + 9, 34, z], [4, 26, 11], -38))),
    unsolid(block("seat", "pad", add(seat, [0, -12, 0]), [26, 5, 28])),
    { ...cable("chain", [chain, handle], 1.2), load: { at: handle, pull: "cable", from: chain } },
    cable("handle", [add(handle, [0, 0, 22]), add(handle, [0, 0, -22])], 2.8, "load"),
  ];
}

/** A column with a fan above and a cord to each hand. */
export function skiMachine(hands: readonly [Vec, Vec]): Prop[] {
  const top: Vec = [62, 214, 0];
  return [
    { ...unsolid(block("column", "steel", [70, 108, 0], [9, 216, 14])), nearer: -30 },
    unsolid(block("foot", "steel", [60, 2, 0], [60, 4, 50])),
    plate("fan", "load", [66, 196, 0], [1, 0, 0], 24, 12),
    ...hands.flatMap((hand, index): Prop[] => {
      const from: Vec = [top[0] - 6, top[1], index === 0 ? 8 : -8];
      return [
        { ...cable(`cord-${index}`, [from, hand], 1.1), load: { at: hand, pull: "cable", from } },
        cable(`handle-${index}`, [add(hand, [0, 3, 5]), add(hand, [0, -3, -5])], 3, "load"),
      ];
    }),
  ];
}

const WAVE = 11;

/** The surface of the water, before and behind the body. */
export function water(y: number, fromX: number, toX: number): Prop[] {
  const wave = (z: number, below: number, key: string): Prop => {
    const count = Math.round((toX - fromX) / WAVE);
    const points = Array.from(
      { length: count + 1 },
      (_, index): Vec => [fromX + index * WAVE, y - below + (index % 2 === 0 ? 1.6 : -1.6), z],
    );
    return { ...cable(key, points, 1.8, "steel"), nearer: z > 0 ? 60 : -60 };
  };
  return [wave(-34, 0, "wave-far"), wave(34, 0, "wave-near")];
}
