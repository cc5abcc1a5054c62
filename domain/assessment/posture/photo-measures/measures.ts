import {
  angleFromVertical,
  besideLine,
  distance,
  horizontalAngle,
  interiorAngle,
  type Point,
  turnedBack,
} from "./geometry.ts";
import type { PhotoView } from "./landmarks.ts";

/** By the landmark's key. */
export type PhotoPoints = Readonly<Record<string, Point | undefined>>;

export interface PhotoMarks {
  readonly points: PhotoPoints;
  /** Between the marks of the plumb line, in cm; null: angles only. */
  readonly plumb_cm: number | null;
}

export type MeasureUnit = "°" | "cm" | "%";

export interface PhotoMeasure {
  readonly key: string;
  readonly label: string;
  readonly value: number;
  readonly unit: MeasureUnit;
  /** The direction in words; empty at zero. */
  readonly direction: string;
  /** The published value; null where no table can be trusted. */
  readonly reference: string | null;
}

export interface PhotoMeasurement {
  /** Degrees of the plumb line, positive to the right; null without it, and then the picture's edge is the upright. */
  readonly tilt: number | null;
  readonly problem: "plumb_tilted" | "points_exchanged" | null;
  readonly measures: readonly PhotoMeasure[];
}

/** A picture that is tilted further is taken again (the project's choice). */
const MAX_TILT = 3;

type Side = "right" | "left";
const SIDES: readonly Side[] = ["right", "left"];
const SIDE_WORDS = { right: "direito", left: "esquerdo" } as const;
const FEMININE = { right: "direita", left: "esquerda" } as const;

interface Context {
  readonly at: (key: string) => Point | undefined;
  readonly cmPerPixel: number | null;
}

type Draft = Omit<PhotoMeasure, "label" | "reference" | "direction"> &
  Partial<PhotoMeasure> & { readonly label: string };

/**
 * Angles and distances of one photo in the tradition of SAPO (Ferreira EAG et al. Clinics 2010;65:675-681), corrected by the tilt of the
 * plumb line. References: Ferreira EA et al. Clinics 2011;66:1867-1873 (front); Lau KT et al. Man Ther 2009;14:457-462 (head in profile).
 * @returns degrees with one decimal, cm with one decimal; no measure whose points are missing.
 */
export function measurePhoto(view: PhotoView, { points, plumb_cm }: PhotoMarks): PhotoMeasurement {
  const { plumb_top: top, plumb_bottom: bottom } = points;
  const tilt = top && bottom ? angleFromVertical(bottom, top) : null;
  if (tilt !== null && Math.abs(tilt) > MAX_TILT) return { tilt, problem: "plumb_tilted", measures: [] };
  const at = (key: string) => {
    const { [key]: point } = points;
    return point && turnedBack(point, tilt ?? 0);
  };
  if (areExchanged(view, at)) return { tilt, problem: "points_exchanged", measures: [] };
  const cmPerPixel = top && bottom && plumb_cm !== null ? plumb_cm / distance(top, bottom) : null;
  const context: Context = { at, cmPerPixel };
  const drafts = view === "front" ? ofFront(context) : view === "back" ? ofBack(context) : ofProfile(context, view);
  const measures = drafts.map((draft) => ({
    direction: "",
    reference: null,
    ...draft,
    value: Math.round(draft.value * 10) / 10,
  }));
  return { tilt, problem: null, measures };
}

/** In front views the person's right side is on the left of the picture, from behind on its right; in profile the face leads. */
function areExchanged(view: PhotoView, at: Context["at"]): boolean {
  const isAfter = (first: string, second: string) => {
    const [p, q] = [at(first), at(second)];
    return p !== undefined && q !== undefined && p.x >= q.x;
  };
  if (view === "front")
    return ["tragus", "acromion", "asis", "trochanter", "knee", "malleolus"].some((bone) =>
      isAfter(`${bone}_right`, `${bone}_left`),
    );
  if (view === "back")
    return ["scapula", "calf", "ankle", "heel"].some((bone) => isAfter(`${bone}_left`, `${bone}_right`));
  const pairs = [
    ["tragus", "c7"],
    ["asis", "psis"],
  ] as const;
  return pairs.some(([fore, rear]) => (view === "left_profile" ? isAfter(fore, rear) : isAfter(rear, fore)));
}

const higherSide = (angle: number) => (angle > 0 ? "esquerdo mais alto" : "direito mais alto");

function ofFront({ at }: Context): readonly Draft[] {
  const level = (
    key: string,
    bone: string,
    label: string,
    reference: string,
    words: (angle: number) => string,
  ): Draft[] => {
    const [right, left] = [at(`${bone}_right`), at(`${bone}_left`)];
    if (!right || !left) return [];
    const value = horizontalAngle(right, left);
    return [{ key, label, value, unit: "°", reference, direction: directionOf(value, words) }];
  };
  const shoulders = level(
    "acromions",
    "acromion",
    "Acrômios",
    "0°; inclinados à direita em 68 % (Ferreira, 2011)",
    higherSide,
  );
  const hips = level("asis", "asis", "EIAS", "0°; inclinadas à direita em 43 % (Ferreira, 2011)", higherSide);
  const [shoulder, hip] = [shoulders[0], hips[0]];
  const between: Draft[] =
    shoulder && hip
      ? [
          {
            key: "acromions_asis",
            label: "Ângulo entre acrômios e EIAS",
            value: shoulder.value - hip.value,
            unit: "°",
            reference: "0°",
            direction: directionOf(shoulder.value - hip.value, (angle) =>
              angle > 0 ? "mais próximos à direita" : "mais próximos à esquerda",
            ),
          },
        ]
      : [];
  return [
    ...level(
      "head",
      "tragus",
      "Alinhamento da cabeça",
      "0°; inclinada em 88 % de 115 adultos (Ferreira, 2011)",
      (angle) => (angle > 0 ? "inclinada à direita" : "inclinada à esquerda"),
    ),
    ...shoulders,
    ...hips,
    ...between,
    ...SIDES.flatMap((side) => legOf(at, side)),
  ];
}

function legOf(at: Context["at"], side: Side): Draft[] {
  const of = (bone: string) => at(`${bone}_${side}`);
  const [hip, knee, ankle, asis, patella, tibia] = [
    of("trochanter"),
    of("knee"),
    of("malleolus"),
    of("asis"),
    of("patella"),
    of("tibia"),
  ];
  const limb = hip && knee && ankle && interiorAngle(hip, knee, ankle);
  const q = asis && patella && tibia && interiorAngle(asis, patella, tibia);
  const drafts: Draft[] = [];
  if (limb && hip && knee && ankle) {
    const outwards = side === "right" ? -besideLine(knee, hip, ankle) : besideLine(knee, hip, ankle);
    drafts.push({
      key: `limb_${side}`,
      label: `Ângulo frontal do membro ${SIDE_WORDS[side]}`,
      value: limb,
      unit: "°",
      reference: "média de 178° (Ferreira, 2011)",
      direction: directionOf(180 - limb, () =>
        outwards > 0 ? "joelho para fora (varo)" : "joelho para dentro (valgo)",
      ),
    });
  }
  if (q) drafts.push({ key: `q_${side}`, label: `Ângulo Q ${SIDE_WORDS[side]}`, value: 180 - q, unit: "°" });
  return drafts;
}

function ofBack({ at, cmPerPixel }: Context): readonly Draft[] {
  const drafts: Draft[] = SIDES.flatMap((side) => {
    const [calf, ankle, heel] = [at(`calf_${side}`), at(`ankle_${side}`), at(`heel_${side}`)];
    const value = calf && ankle && heel && interiorAngle(calf, ankle, heel);
    return value
      ? [{ key: `hindfoot_${side}`, label: `Perna e retropé ${SIDE_WORDS[side]}`, value, unit: "°" as const }]
      : [];
  });
  const [right, left, spine] = [at("scapula_right"), at("scapula_left"), at("t3")];
  if (!right || !left || !spine) return drafts;
  const reach = { right: Math.abs(right.x - spine.x), left: Math.abs(left.x - spine.x) };
  const widest = Math.max(reach.right, reach.left);
  if (cmPerPixel !== null)
    for (const side of SIDES)
      drafts.push({
        key: `scapula_${side}`,
        label: `Escápula ${FEMININE[side]} até T3`,
        value: reach[side] * cmPerPixel,
        unit: "cm",
      });
  if (widest > 0)
    drafts.push({
      key: "scapulae",
      label: "Diferença entre as escápulas",
      value: (100 * Math.abs(reach.right - reach.left)) / widest,
      unit: "%",
      direction: directionOf(reach.right - reach.left, (difference) =>
        difference > 0 ? "direita mais afastada" : "esquerda mais afastada",
      ),
    });
  return drafts;
}

function ofProfile({ at }: Context, view: PhotoView): readonly Draft[] {
  /** Every profile is measured as if it faced the right of the picture. */
  const facing = (key: string) => {
    const point = at(key);
    return point && (view === "left_profile" ? { x: -point.x, y: point.y } : point);
  };
  const [tragus, c7, acromion, asis, psis] = [
    facing("tragus"),
    facing("c7"),
    facing("acromion"),
    facing("asis"),
    facing("psis"),
  ];
  const [hip, knee, ankle] = [facing("trochanter"), facing("knee"), facing("malleolus")];
  const drafts: Draft[] = [];
  const add = (key: string, label: string, value: number | null, rest: Partial<PhotoMeasure> = {}) => {
    if (value !== null) drafts.push({ key, label, value, unit: "°", ...rest });
  };
  if (tragus && c7)
    add("head_forward", "Cabeça anterior (C7 ao trago)", horizontalAngle(c7, tragus), {
      reference: "50,6 ± 2,1° sem dor no pescoço; 43,9 ± 3,6° com dor (Lau, 2009)",
      direction: "quanto maior, menos à frente",
    });
  if (acromion && ankle) {
    const lean = angleFromVertical(ankle, acromion);
    add("body", "Corpo na vertical", lean, {
      direction: directionOf(lean, (angle) => (angle > 0 ? "à frente" : "atrás")),
    });
  }
  if (acromion && hip && ankle) add("hip", "Quadril", interiorAngle(acromion, hip, ankle));
  if (asis && psis) {
    const drop = -horizontalAngle(psis, asis);
    add("pelvis", "Pelve (EIAS à EIPS)", drop, {
      direction: directionOf(drop, (angle) => (angle > 0 ? "EIAS mais baixa" : "EIAS mais alta")),
    });
  }
  if (hip && knee && ankle) {
    const angle = interiorAngle(hip, knee, ankle);
    const isBehind = besideLine(knee, hip, ankle) < 0;
    add("knee", "Joelho", angle !== null && isBehind ? 360 - angle : angle, {
      direction: angle !== null && isBehind && Math.round(angle * 10) < 1800 ? "hiperextensão" : "",
    });
  }
  if (knee && ankle) add("ankle", "Tornozelo", interiorAngle(knee, ankle, { x: ankle.x + 1, y: ankle.y }));
  return drafts;
}

const directionOf = (value: number, words: (value: number) => string): string =>
  Math.abs(value) < 0.05 ? "" : words(value);
