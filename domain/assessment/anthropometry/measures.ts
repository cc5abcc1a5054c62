/** The smallest and largest value that a measure can have on a living person; outside them it is a typing error. */
export interface Limits {
  readonly min: number;
  readonly max: number;
}

export interface Measure<Key extends string> {
  readonly key: Key;
  readonly label: string;
  readonly howTo: string;
  readonly limits: Limits;
}

/*
 * Limits are wide on purpose: from a small child to the largest people on record, they refuse a typing error (a missing comma,
 * millimetres for centimetres) and never a student.
 */
const NECK: Limits = { min: 15, max: 80 };
const SHOULDERS: Limits = { min: 45, max: 220 };
/** The largest waist on record is 302 cm; a child of two years has about 45. */
const TRUNK: Limits = { min: 30, max: 310 };
const ARM: Limits = { min: 8, max: 90 };
const FOREARM: Limits = { min: 8, max: 60 };
const THIGH: Limits = { min: 15, max: 130 };
const KNEE: Limits = { min: 12, max: 100 };
const CALF: Limits = { min: 10, max: 90 };
/** Two layers of skin alone measure more than 1 mm, and no caliper in use opens beyond 90. */
const FOLD: Limits = { min: 1, max: 90 };
/** In cm: a value above 20 is a breadth typed in millimetres; a child of four years has about 4. */
const BREADTH: Limits = { min: 3, max: 20 };

export const MEASURING_HELP =
  "Padrão ISAK: medir o lado direito; dobras pinçadas com polegar e indicador, compasso 1 cm ao lado dos dedos, leitura após 2 segundos; duas a três medidas por ponto (média de duas ou mediana de três). Pele seca, sem exercício antes da medida.";

/** Body girths in cm, in the order of the form. */
export const PERIMETERS = [
  {
    key: "pescoco",
    label: "Pescoço",
    howTo:
      "Fita logo abaixo da laringe (proeminência laríngea), perpendicular ao eixo do pescoço, cabeça no plano de Frankfurt.",
    limits: NECK,
  },
  {
    key: "deltoides",
    label: "Deltoides (ombros)",
    howTo:
      "Maior circunferência sobre os deltoides, abaixo dos acrômios, braços ao lado do corpo, ao fim da expiração normal.",
    limits: SHOULDERS,
  },
  {
    key: "braco_direito_relaxado",
    label: "Braço direito relaxado",
    howTo: "Ponto médio entre acrômio e rádio (acromial-radial), braço pendente e relaxado.",
    limits: ARM,
  },
  {
    key: "braco_direito_contraido",
    label: "Braço direito contraído",
    howTo: "Maior circunferência do bíceps em contração máxima, cotovelo a cerca de 90°, braço na horizontal.",
    limits: ARM,
  },
  {
    key: "antebraco_direito",
    label: "Antebraço direito",
    howTo: "Maior circunferência do antebraço, logo abaixo do cotovelo, palma para cima, músculo relaxado.",
    limits: FOREARM,
  },
  {
    key: "abdomen",
    label: "Abdômen",
    howTo: "Na altura da cicatriz umbilical, fita na horizontal, abdômen relaxado, fim da expiração normal.",
    limits: TRUNK,
  },
  {
    key: "coxa_medial_direita",
    label: "Coxa medial direita",
    howTo: "Ponto médio entre a prega inguinal e a borda superior da patela (trocantério-tibial, no padrão ISAK).",
    limits: THIGH,
  },
  {
    key: "coxa_distral_direita",
    label: "Coxa distal direita",
    howTo: "Logo acima da patela (cerca de 5 cm da borda superior), músculo relaxado.",
    limits: KNEE,
  },
  {
    key: "panturrilha_direita",
    label: "Panturrilha direita",
    howTo: "Maior circunferência da perna, peso distribuído nos dois pés.",
    limits: CALF,
  },
  {
    key: "torax",
    label: "Tórax",
    howTo:
      "Nível mesoesternal (quarta articulação costoesternal), braços levemente afastados, ao fim da expiração normal.",
    limits: TRUNK,
  },
  {
    key: "braco_esquerdo_relaxado",
    label: "Braço esquerdo relaxado",
    howTo: "Ponto médio entre acrômio e rádio (acromial-radial), braço pendente e relaxado.",
    limits: ARM,
  },
  {
    key: "braco_esquerdo_contraido",
    label: "Braço esquerdo contraído",
    howTo: "Maior circunferência do bíceps em contração máxima, cotovelo a cerca de 90°, braço na horizontal.",
    limits: ARM,
  },
  {
    key: "cintura",
    label: "Cintura",
    howTo:
      "Ponto mais estreito entre a última costela (10ª) e a crista ilíaca; se não houver, ponto médio entre as duas. Fim da expiração normal.",
    limits: TRUNK,
  },
  {
    key: "antebraco_esquerdo",
    label: "Antebraço esquerdo",
    howTo: "Maior circunferência do antebraço, logo abaixo do cotovelo, palma para cima, músculo relaxado.",
    limits: FOREARM,
  },
  {
    key: "quadril",
    label: "Quadril",
    howTo: "Maior protuberância dos glúteos, pés unidos, glúteos relaxados.",
    limits: TRUNK,
  },
  {
    key: "coxa_medial_esquerda",
    label: "Coxa medial esquerda",
    howTo: "Ponto médio entre a prega inguinal e a borda superior da patela (trocantério-tibial, no padrão ISAK).",
    limits: THIGH,
  },
  {
    key: "coxa_distal_esquerda",
    label: "Coxa distal esquerda",
    howTo: "Logo acima da patela (cerca de 5 cm da borda superior), músculo relaxado.",
    limits: KNEE,
  },
  {
    key: "panturrilha_esquerda",
    label: "Panturrilha esquerda",
    howTo: "Maior circunferência da perna, peso distribuído nos dois pés.",
    limits: CALF,
  },
] as const satisfies readonly Measure<string>[];

export type PerimeterKey = (typeof PERIMETERS)[number]["key"];

/** Skinfolds in mm, in the order of the form. */
export const SKINFOLDS = [
  {
    key: "triceps",
    label: "Tríceps",
    howTo:
      "Vertical, face posterior do braço, no ponto médio entre acrômio e olécrano (acromial-radial no ISAK), braço relaxado.",
    limits: FOLD,
  },
  {
    key: "peitoral",
    label: "Peitoral",
    howTo:
      "Oblíqua; homens: ponto médio entre a linha axilar anterior e o mamilo; mulheres: a um terço da distância a partir da linha axilar anterior.",
    limits: FOLD,
  },
  {
    key: "biceps",
    label: "Bíceps",
    howTo: "Vertical, face anterior do braço, sobre o ventre do bíceps, no mesmo nível da dobra do tríceps.",
    limits: FOLD,
  },
  {
    key: "axilar_media",
    label: "Axilar média",
    howTo: "Na linha axilar média, na altura do processo xifoide (vertical em Jackson & Pollock; oblíqua em Petroski).",
    limits: FOLD,
  },
  {
    key: "supra_iliaca",
    label: "Supra-ilíaca",
    howTo:
      "Oblíqua, logo acima da crista ilíaca; na linha axilar anterior (Jackson, Pollock & Ward) ou axilar média (Petroski, Durnin).",
    limits: FOLD,
  },
  {
    key: "abdominal",
    label: "Abdominal",
    howTo: "Vertical, à direita da cicatriz umbilical: 2 cm (Jackson & Pollock, uso brasileiro) ou 5 cm (ISAK).",
    limits: FOLD,
  },
  {
    key: "supraespinhal",
    label: "Supraespinhal",
    howTo:
      "Oblíqua (45°, para baixo e medial), no cruzamento da linha da espinha ilíaca anterossuperior à prega axilar anterior com a horizontal da borda superior do ílio (ISAK).",
    limits: FOLD,
  },
  {
    key: "coxa_media",
    label: "Coxa média",
    howTo:
      "Vertical (longitudinal), face anterior da coxa, ponto médio entre a prega inguinal e a borda superior da patela.",
    limits: FOLD,
  },
  {
    key: "panturrilha",
    label: "Panturrilha (medial)",
    howTo: "Vertical, face medial da perna no nível da maior circunferência, joelho a 90°, pé apoiado.",
    limits: FOLD,
  },
  {
    key: "subescapular",
    label: "Subescapular",
    howTo: "Oblíqua (45°), 2 cm abaixo do ângulo inferior da escápula, na direção lateral e para baixo.",
    limits: FOLD,
  },
] as const satisfies readonly Measure<string>[];

export type SkinfoldKey = (typeof SKINFOLDS)[number]["key"];

/** Bone breadths in cm. */
export const BONE_BREADTHS = [
  {
    key: "umero",
    label: "Diâmetro do úmero",
    howTo: "Biepicondilar do úmero, cotovelo a 90°, paquímetro inclinado apontando para cima, em cm.",
    limits: BREADTH,
  },
  {
    key: "femur",
    label: "Diâmetro do fêmur",
    howTo: "Biepicondilar do fêmur, joelho a 90°, avaliado sentado, em cm.",
    limits: BREADTH,
  },
] as const satisfies readonly Measure<string>[];

export type BoneBreadthKey = (typeof BONE_BREADTHS)[number]["key"];

export const NAVY_PERIMETERS = ["pescoco", "abdomen", "cintura", "quadril"] as const satisfies readonly PerimeterKey[];

/** The values of one evaluation: cm. A field that was not filled is absent or null. */
export type Perimeters = { readonly [Key in PerimeterKey]?: number | null | undefined };

export type Skinfolds = { readonly [Key in SkinfoldKey]?: number | null | undefined };

const LABELS = new Map<string, string>(
  [...PERIMETERS, ...SKINFOLDS, ...BONE_BREADTHS].map(({ key, label }) => [key, label]),
);

export function measureLabel(key: PerimeterKey | SkinfoldKey | BoneBreadthKey): string {
  return LABELS.get(key) ?? key;
}
