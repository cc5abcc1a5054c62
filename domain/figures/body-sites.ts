import type { BoneBreadthKey, PerimeterKey, SkinfoldKey } from "../assessment/anthropometry/measures.ts";
import type { BodyView } from "./body-shape.ts";

export type FigureKey = PerimeterKey | SkinfoldKey | BoneBreadthKey;

/** The subject's own side; seen from the front, the right is on the viewer's left. */
export type Side = "right" | "left";

type Level = "neck" | "deltoids" | "chest" | "waist" | "navel" | "hip" | "midThigh" | "lowerThigh" | "calf";

/** Round the trunk, or round a limb at a share of the way along its upper or lower part. */
export type TapeSite =
  | { kind: "trunk"; level: Level; withArms?: true }
  | { kind: "leg"; side: Side; level: Level }
  | { kind: "arm"; side: Side; part: "upper" | "fore"; along: number };

/** On the body's right side, as in ISAK. `across`: share of the half-width from the middle; `tilt`: degrees from vertical, upper end inwards. */
export type FoldSite = { view: BodyView; part: "trunk" | "arm" | "leg"; height: number; across: number; tilt: number };

const arm = (side: Side, part: "upper" | "fore", along: number): TapeSite => ({ kind: "arm", side, part, along });
const leg = (side: Side, level: Level): TapeSite => ({ kind: "leg", side, level });
const trunk = (level: Level): TapeSite => ({ kind: "trunk", level });

export const TAPE_SITES: Readonly<Record<PerimeterKey, TapeSite>> = {
  pescoco: trunk("neck"),
  deltoides: { kind: "trunk", level: "deltoids", withArms: true },
  torax: trunk("chest"),
  braco_direito_relaxado: arm("right", "upper", 0.52),
  braco_direito_contraido: arm("right", "upper", 0.64),
  braco_esquerdo_relaxado: arm("left", "upper", 0.52),
  braco_esquerdo_contraido: arm("left", "upper", 0.64),
  antebraco_direito: arm("right", "fore", 0.26),
  antebraco_esquerdo: arm("left", "fore", 0.26),
  cintura: trunk("waist"),
  abdomen: trunk("navel"),
  quadril: trunk("hip"),
  coxa_medial_direita: leg("right", "midThigh"),
  coxa_distral_direita: leg("right", "lowerThigh"),
  coxa_medial_esquerda: leg("left", "midThigh"),
  coxa_distal_esquerda: leg("left", "lowerThigh"),
  panturrilha_direita: leg("right", "calf"),
  panturrilha_esquerda: leg("left", "calf"),
};

export const FOLD_SITES: Readonly<Record<SkinfoldKey, FoldSite>> = {
  triceps: { view: "back", part: "arm", height: 147, across: 0, tilt: 0 },
  subescapular: { view: "back", part: "trunk", height: 148, across: 0.5, tilt: 45 },
  peitoral: { view: "front", part: "trunk", height: 121, across: 0.74, tilt: -45 },
  biceps: { view: "front", part: "arm", height: 147, across: 0, tilt: 0 },
  axilar_media: { view: "front", part: "trunk", height: 151, across: 0.9, tilt: 0 },
  supra_iliaca: { view: "front", part: "trunk", height: 199, across: 0.9, tilt: -45 },
  abdominal: { view: "front", part: "trunk", height: 196, across: 0.2, tilt: 0 },
  supraespinhal: { view: "front", part: "trunk", height: 209, across: 0.58, tilt: -45 },
  coxa_media: { view: "front", part: "leg", height: 286, across: 0, tilt: 0 },
  panturrilha: { view: "front", part: "leg", height: 385, across: -0.72, tilt: 0 },
};

/** At the right elbow, or the right knee at a height of the body. */
export const BREADTH_SITES: Readonly<Record<BoneBreadthKey, "elbow" | { readonly height: number }>> = {
  umero: "elbow",
  femur: { height: 345 },
};

export const isPerimeterKey = (text: string): text is PerimeterKey => Object.hasOwn(TAPE_SITES, text);
export const isSkinfoldKey = (text: string): text is SkinfoldKey => Object.hasOwn(FOLD_SITES, text);
export const isBreadthKey = (text: string): text is BoneBreadthKey => Object.hasOwn(BREADTH_SITES, text);
export const isFigureKey = (text: string): text is FigureKey =>
  isPerimeterKey(text) || isSkinfoldKey(text) || isBreadthKey(text);

/** The view on which a measure is drawn: triceps and subscapular folds from behind, everything else from the front. */
export const figureViewOf = (key: FigureKey): BodyView => (isSkinfoldKey(key) ? FOLD_SITES[key].view : "front");
