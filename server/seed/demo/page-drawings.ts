type Point = readonly [x: number, y: number];

/** Lines of joints are drawn as thick, round strokes, those behind first. */
interface Pose {
  readonly head: Point;
  readonly limbs: readonly { readonly joints: readonly Point[]; readonly width: number; readonly behind?: true }[];
}

const line = (points: readonly Point[]) => points.map(([x, y], index) => `${index ? "L" : "M"}${x} ${y}`).join(" ");

function drawn({ head, limbs }: Pose, front: string, back: string): string {
  const strokes = limbs.map(
    ({ joints, width, behind }) =>
      `<path d="${line(joints)}" stroke="${behind ? back : front}" stroke-width="${width}" fill="none" stroke-linecap="round" stroke-linejoin="round"/>`,
  );
  return `${strokes.join("")}<circle cx="${head[0]}" cy="${head[1]}" r="27" fill="${front}"/>`;
}

function barbell([x, y]: Point, half: number, color: string): string {
  const plates = [
    [half - 34, 46],
    [half - 14, 36],
    [half + 4, 22],
  ] as const;
  const sides = [-1, 1].flatMap((side) =>
    plates.map(
      ([at, height]) =>
        `<rect x="${x + side * at - 8}" y="${y - height}" width="16" height="${height * 2}" rx="7" fill="${color}"/>`,
    ),
  );
  return `<rect x="${x - half - 22}" y="${y - 5}" width="${half * 2 + 44}" height="10" rx="5" fill="${color}"/>${sides.join("")}`;
}

const kettlebell = ([x, y]: Point, color: string): string =>
  `<path d="M${x - 17} ${y - 26} q0 -34 17 -34 t17 34" fill="none" stroke="${color}" stroke-width="10"/><circle cx="${x}" cy="${y}" r="32" fill="${color}"/>`;

const PRESS: Pose = {
  head: [400, 172],
  limbs: [
    {
      joints: [
        [380, 380],
        [352, 480],
        [344, 582],
      ],
      width: 42,
    },
    {
      joints: [
        [420, 380],
        [448, 480],
        [456, 582],
      ],
      width: 42,
    },
    {
      joints: [
        [400, 250],
        [400, 372],
      ],
      width: 84,
    },
    {
      joints: [
        [364, 236],
        [318, 180],
        [330, 92],
      ],
      width: 28,
    },
    {
      joints: [
        [436, 236],
        [482, 180],
        [470, 92],
      ],
      width: 28,
    },
  ],
};

const SQUAT: Pose = {
  head: [430, 250],
  limbs: [
    {
      joints: [
        [330, 440],
        [470, 430],
        [420, 560],
        [470, 566],
      ],
      width: 40,
      behind: true,
    },
    {
      joints: [
        [400, 330],
        [340, 436],
      ],
      width: 72,
    },
    {
      joints: [
        [340, 446],
        [490, 446],
        [440, 578],
        [500, 582],
      ],
      width: 44,
    },
    {
      joints: [
        [408, 322],
        [470, 380],
        [520, 318],
      ],
      width: 28,
    },
  ],
};

const RUN: Pose = {
  head: [470, 190],
  limbs: [
    {
      joints: [
        [420, 400],
        [330, 470],
        [236, 436],
      ],
      width: 38,
      behind: true,
    },
    {
      joints: [
        [446, 276],
        [372, 320],
        [338, 256],
      ],
      width: 26,
      behind: true,
    },
    {
      joints: [
        [450, 262],
        [420, 392],
      ],
      width: 70,
    },
    {
      joints: [
        [424, 402],
        [510, 468],
        [478, 582],
        [524, 588],
      ],
      width: 42,
    },
    {
      joints: [
        [450, 272],
        [500, 350],
        [566, 312],
      ],
      width: 28,
    },
  ],
};

const STRETCH: Pose = {
  head: [452, 292],
  limbs: [
    {
      joints: [
        [392, 500],
        [520, 540],
        [410, 568],
      ],
      width: 40,
      behind: true,
    },
    {
      joints: [
        [420, 372],
        [386, 496],
      ],
      width: 70,
    },
    {
      joints: [
        [392, 508],
        [268, 544],
        [372, 572],
      ],
      width: 42,
    },
    {
      joints: [
        [402, 352],
        [420, 240],
        [520, 226],
      ],
      width: 26,
    },
    {
      joints: [
        [440, 366],
        [520, 440],
        [548, 556],
      ],
      width: 26,
    },
  ],
};

const PLANK: Pose = {
  head: [566, 408],
  limbs: [
    {
      joints: [
        [500, 458],
        [508, 566],
        [566, 570],
      ],
      width: 28,
    },
    {
      joints: [
        [500, 452],
        [372, 486],
      ],
      width: 66,
    },
    {
      joints: [
        [366, 490],
        [262, 530],
        [176, 572],
      ],
      width: 42,
    },
  ],
};

interface Scene {
  readonly width: number;
  readonly height: number;
  readonly colors: readonly [wall: string, light: string, floor: string];
  readonly focus?: number;
  readonly figures: string;
}

function scene({ width, height, colors: [wall, light, floor], focus = 0.66, figures }: Scene): string {
  const ground = height * 0.86;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">
<defs><linearGradient id="w" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="${wall}"/><stop offset="1" stop-color="${floor}"/></linearGradient>
<radialGradient id="l"><stop offset="0" stop-color="${light}"/><stop offset=".72" stop-color="${light}" stop-opacity=".85"/><stop offset="1" stop-color="${light}" stop-opacity="0"/></radialGradient></defs>
<rect width="${width}" height="${height}" fill="url(#w)"/>
<circle cx="${width * focus}" cy="${height * 0.5}" r="${height * 0.5}" fill="url(#l)"/>
<rect y="${ground}" width="${width}" height="${height - ground}" fill="${floor}"/>
<ellipse cx="${width * focus}" cy="${ground}" rx="${height * 0.42}" ry="${height * 0.022}" fill="#000" fill-opacity=".28"/>
${figures}</svg>`;
}

/** A figure scaled to a scene, with its feet on the floor; `x` is the middle. */
const placed = (figure: string, { x, ground, size }: { x: number; ground: number; size: number }): string =>
  `<g transform="translate(${x - 400 * size} ${ground - 600 * size}) scale(${size})">${figure}</g>`;

const small = (pose: Pose, colors: Scene["colors"], tone: readonly [front: string, back: string]): string =>
  scene({
    width: 960,
    height: 540,
    colors,
    focus: 0.5,
    figures: placed(drawn(pose, ...tone), { x: 480, ground: 464, size: 0.72 }),
  });

export const PAGE_DRAWINGS = {
  banner: scene({
    width: 1920,
    height: 1080,
    colors: ["#2b1030", "#f2a48b", "#1d0b22"],
    figures:
      placed(drawn(PRESS, "#1a0a1f", "#2d1533") + barbell([400, 84], 190, "#12070f"), {
        x: 1267,
        ground: 929,
        size: 1.42,
      }) +
      placed(kettlebell([400, 566], "#12070f"), { x: 1560, ground: 929, size: 1.42 }) +
      placed(kettlebell([400, 572], "#1d0b22"), { x: 980, ground: 929, size: 1.1 }),
  }),
  carousel_1: small(SQUAT, ["#3a1232", "#ff9a86", "#240a20"], ["#1b0718", "#3a1530"]),
  carousel_2: small(RUN, ["#14233f", "#8fc7e8", "#0d1730"], ["#0a1226", "#1b2c4d"]),
  carousel_3: small(STRETCH, ["#14352f", "#a9dcb8", "#0c231f"], ["#081a17", "#1c4038"]),
  carousel_4: small(PLANK, ["#40210f", "#f7c37a", "#291408"], ["#1c0d05", "#4a2a15"]),
  second: scene({
    width: 1280,
    height: 960,
    colors: ["#f4e3dc", "#ffffff", "#c79f93"],
    figures:
      `<rect x="120" y="150" width="300" height="430" rx="150" fill="#fff" fill-opacity=".75"/><path d="M270 150v430M120 365h300" stroke="#d9b9ae" stroke-width="8"/>` +
      placed(drawn(PRESS, "#6b2440", "#8f3c59") + barbell([400, 84], 170, "#3a1224"), {
        x: 845,
        ground: 826,
        size: 1.18,
      }) +
      placed(kettlebell([400, 568], "#3a1224"), { x: 300, ground: 826, size: 1.1 }) +
      placed(kettlebell([400, 574], "#6b2440"), { x: 400, ground: 826, size: 0.8 }),
  }),
} as const;
