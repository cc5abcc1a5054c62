import type { PerimeterKey } from "./measures.ts";

interface LimbPerimeter {
  readonly label: string;
  readonly right: PerimeterKey;
  readonly left: PerimeterKey;
}

export const LIMB_PERIMETERS: readonly LimbPerimeter[] = [
  { label: "Braço relaxado", right: "braco_direito_relaxado", left: "braco_esquerdo_relaxado" },
  { label: "Braço contraído", right: "braco_direito_contraido", left: "braco_esquerdo_contraido" },
  { label: "Antebraço", right: "antebraco_direito", left: "antebraco_esquerdo" },
  { label: "Coxa medial", right: "coxa_medial_direita", left: "coxa_medial_esquerda" },
  { label: "Coxa distal", right: "coxa_distral_direita", left: "coxa_distal_esquerda" },
  { label: "Panturrilha", right: "panturrilha_direita", left: "panturrilha_esquerda" },
];

export const TRUNK_PERIMETERS = [
  "pescoco",
  "deltoides",
  "torax",
  "cintura",
  "abdomen",
  "quadril",
] as const satisfies readonly PerimeterKey[];
