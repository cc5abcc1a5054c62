import type { PhotoSlot } from "../photo-slots.ts";

export type PhotoView = "front" | "back" | "left_profile" | "right_profile";

const VIEWS: Partial<Record<PhotoSlot, PhotoView>> = {
  frontal: "front",
  dorsal: "back",
  perfil_esquerdo: "left_profile",
  perfil_direito: "right_profile",
};

/** Null for the photos of functional tests, which no table measures. */
export const viewOf = (slot: PhotoSlot): PhotoView | null => VIEWS[slot] ?? null;

const BOTH_SIDES = [
  ["right", "direito"],
  ["left", "esquerdo"],
] as const;

const FRONT = [
  { code: "tragus", label: "Trago" },
  { code: "acromion", label: "Acrômio" },
  { code: "asis", label: "EIAS" },
  { code: "trochanter", label: "Trocânter maior" },
  { code: "knee", label: "Linha do joelho" },
  { code: "patella", label: "Centro da patela" },
  { code: "tibia", label: "Tuberosidade da tíbia" },
  { code: "malleolus", label: "Maléolo lateral" },
] as const;

const BACK = [
  { code: "scapula", label: "Ângulo inferior da escápula" },
  { code: "calf", label: "Meio da panturrilha" },
  { code: "ankle", label: "Meio do tornozelo" },
  { code: "heel", label: "Meio do calcanhar" },
] as const;

const PROFILE = [
  { key: "tragus", label: "Trago" },
  { key: "c7", label: "C7" },
  { key: "acromion", label: "Acrômio" },
  { key: "asis", label: "EIAS" },
  { key: "psis", label: "EIPS" },
  { key: "trochanter", label: "Trocânter maior" },
  { key: "knee", label: "Linha do joelho" },
  { key: "malleolus", label: "Maléolo lateral" },
] as const;

/** The marks of the plumb line, which tell the upright and the scale. */
const PLUMB = [
  { key: "plumb_top", label: "Fio de prumo, marca de cima" },
  { key: "plumb_bottom", label: "Fio de prumo, marca de baixo" },
] as const;

interface Landmark {
  readonly key: string;
  readonly label: string;
}

const ofBothSides = (bones: readonly { readonly code: string; readonly label: string }[]): readonly Landmark[] =>
  bones.flatMap(({ code, label }) =>
    BOTH_SIDES.map(([side, word]) => ({ key: `${code}_${side}`, label: `${label}, lado ${word}` })),
  );

const T3 = { key: "t3", label: "T3" } as const;

const LANDMARKS: Readonly<Record<PhotoView, readonly Landmark[]>> = {
  front: [...PLUMB, ...ofBothSides(FRONT)],
  back: [...PLUMB, T3, ...ofBothSides(BACK)],
  left_profile: [...PLUMB, ...PROFILE],
  right_profile: [...PLUMB, ...PROFILE],
};

/** In the order in which they are placed: the plumb line, then from head to foot. */
export const landmarksOf = (view: PhotoView): readonly Landmark[] => LANDMARKS[view];
