import { type CodeOf, labelOf } from "../../text/labels.ts";
import { type PostureSelection, postureOptionAt } from "./catalogue.ts";
import { type MuscleOnSide, muscles } from "./muscles.ts";

/** Visual rating agrees poorly between raters: Fedorak C et al. Spine 2003;28:1857-1859 (kappa 0.16 between, 0.50 within). */
export const POSTURE_DISCLAIMERS = [
  "Avaliação postural visual é um rastreio; dor, alteração neurológica ou deformidade estrutural devem ser encaminhadas.",
  "Avaliadores diferentes concordam pouco ao olhar a mesma postura: compare de preferência avaliações feitas pela mesma pessoa.",
] as const;

export const POSTURE_RESULTS = {
  hiperlordotica: "Hiperlordótica",
  cifotico_lordotico: "Cifótico-Lordótico",
  sway_back: "Sway-Back",
  dorso_plano: "Dorso plano",
  postura_normal: "Postura Normal",
} as const;
export type PostureResult = CodeOf<typeof POSTURE_RESULTS>;

export const postureResultLabel = (result: string | null | undefined): string => labelOf(POSTURE_RESULTS, result);

const LAY_RESULTS: Readonly<Record<PostureResult, string>> = {
  hiperlordotica: "As costas são retas em cima e a curva da lombar é acentuada.",
  cifotico_lordotico: "As costas são arredondadas em cima e a curva da lombar é acentuada.",
  sway_back: "As costas são arredondadas em cima e o quadril vem à frente.",
  dorso_plano: "As costas são arredondadas em cima e a lombar é reta.",
  postura_normal: "As curvas da coluna não formam nenhum dos quatro tipos de postura.",
};

/** A student reads how it looks. */
export const layPostureText = (result: string | null | undefined): string => labelOf(LAY_RESULTS, result);

const THORACIC = "coluna_2";
const LUMBAR = "coluna_3";

const PARTIAL_KYPHOSES = [
  "hipercifose_toracica_superior",
  "hipercifose_toracica_inferior",
  "hipercifose_toracica_longa",
];
const KYPHOSES = ["hipercifose_toracica", ...PARTIAL_KYPHOSES];

interface Rule {
  readonly result: PostureResult;
  readonly thoracic: readonly string[];
  readonly lumbar: readonly string[];
}

const RULES: readonly Rule[] = [
  { result: "hiperlordotica", thoracic: ["retificacao_toracica"], lumbar: ["hiperlordose_lombar"] },
  { result: "cifotico_lordotico", thoracic: KYPHOSES, lumbar: ["hiperlordose_lombar"] },
  { result: "sway_back", thoracic: KYPHOSES, lumbar: ["hiperlordose_compensatoria"] },
  { result: "dorso_plano", thoracic: PARTIAL_KYPHOSES, lumbar: ["retificacao_lombar", "cifose_lombar"] },
];

/** The type of posture by the thoracic and the lumbar spine alone. */
export function postureResultOf({ [THORACIC]: thoracic = "", [LUMBAR]: lumbar = "" }: PostureSelection): PostureResult {
  const rule = RULES.find((one) => one.thoracic.includes(thoracic) && one.lumbar.includes(lumbar));
  return rule?.result ?? "postura_normal";
}

/** "Postura Normal" names spinal deviations that form none of the four types, so that it is not read as "nothing was found". */
export function postureRuleText(selection: PostureSelection): string {
  const names = [THORACIC, LUMBAR].flatMap((key) => postureOptionAt(key, selection[key])?.label.toLowerCase() ?? []);
  const [first, second] = names;
  if (!first) return "Nenhum desvio foi marcado na coluna torácica nem na lombar.";
  const combination = second ? `${capital(first)} com ${second}` : `${capital(first)} sozinha`;
  const result = postureResultOf(selection);
  return result === "postura_normal"
    ? `${combination} não forma nenhum dos quatro tipos de postura; o desvio continua entre os achados.`
    : `${combination}.`;
}

const capital = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);

/** The muscles that each type asks to stretch and to strengthen (Kendall). */
export const RESULT_FOCUS: Readonly<
  Record<PostureResult, { readonly stretch: readonly MuscleOnSide[]; readonly strengthen: readonly MuscleOnSide[] }>
> = {
  hiperlordotica: {
    stretch: muscles(
      "Eretores da espinha lombares",
      "Iliopsoas",
      "Reto femoral",
      "Tensor da fáscia lata e trato iliotibial",
    ),
    strengthen: muscles("Oblíquo externo", "Transverso do abdome", "Glúteo máximo", "Isquiotibiais"),
  },
  cifotico_lordotico: {
    stretch: muscles(
      "Suboccipitais e extensores cervicais",
      "Peitoral maior",
      "Peitoral menor",
      "Iliopsoas",
      "Reto femoral",
      "Tensor da fáscia lata e trato iliotibial",
      "Eretores da espinha lombares",
    ),
    strengthen: muscles(
      "Flexores cervicais profundos",
      "Eretores da espinha torácicos",
      "Trapézio médio",
      "Trapézio inferior",
      "Oblíquo externo",
      "Glúteo máximo",
      "Isquiotibiais",
    ),
  },
  sway_back: {
    stretch: muscles("Isquiotibiais", "Oblíquo interno (fibras superiores)", "Intercostais internos"),
    strengthen: muscles(
      "Iliopsoas",
      "Oblíquo externo",
      "Eretores da espinha torácicos",
      "Trapézio médio",
      "Trapézio inferior",
      "Flexores cervicais profundos",
    ),
  },
  dorso_plano: {
    stretch: muscles("Isquiotibiais", "Reto do abdome (fibras superiores)"),
    strengthen: muscles("Iliopsoas", "Eretores da espinha lombares"),
  },
  postura_normal: { stretch: [], strengthen: [] },
};
