export type Condition =
  | "cardiac"
  | "rhythm"
  | "hypertension"
  | "beta_blocker"
  | "pregnancy"
  | "late_pregnancy"
  | "osteoporosis"
  | "diabetes"
  | "heart_rate_changed"
  | "anticoagulant"
  | "kidney";

interface ConditionRow {
  readonly condition: Condition;
  /** Beginnings of the words that people write of it, folded; one with a space at its end is a whole word. */
  readonly terms: readonly string[];
  readonly barred: readonly string[];
  readonly because: string;
}

/** Parts in one line: "gestante|gravida "; a space at the end of a part belongs to it. */
const parts = (line: string): readonly string[] => (line === "" ? [] : line.split("|"));

const JUMPS = "salto|burpee|polichinelo|pular corda|tiros|escada de agilidade|escalador|corrida|caminhada e trote";
/** Breath that is held, and a hold of the whole body, raise the pressure. */
const STRAINING = "vacuum|agachamento isometrico|canoa|super homem|levantamento terra|prancha reversa";
const HEAVY_BARS =
  "agachamento livre|agachamento frontal|supino reto com barra|supino inclinado com barra|supino fechado";

/** Whatever is done lying on the back or on the belly, or bends the belly. */
const LYING = parts(
  "supino reto com|supino reto no smith|supino declinado|supino fechado|no solo|deitado|decubito|inseto morto|mesa flexora|ponte|elevacao pelvica|leg press 45|panturrilha no leg press|pullover|triceps testa|crucifixo reto|joelhos no peito|esfinge|bola suica|no rolo|com rolo|abdominal|elevacao de pernas|super homem|extensao de tronco|prancha|afundo|avanco|agachamento bulgaro|remada curvada|rotacao de tronco|flexao nordica|bascula pelvica|iliopsoas|concha|canoa|90 90 com pes",
);

/**
 * Which words of an anamnesis name which condition, and which exercises it keeps out. The list of words and the choice of exercises are
 * ours. Pregnancy: ACOG Committee Opinion 804 (Obstet Gynecol 2020;135:e178-e188), no long time on the back after the first
 * trimester, no risk of falling, no straining. Osteoporosis: no loaded flexion or twisting of the spine, no jumps (practice, after
 * the caution of Giangregorio et al. Too Fit To Fracture. Osteoporos Int 2014;25(3):821-835).
 */
export const CONDITIONS: readonly ConditionRow[] = [
  {
    condition: "cardiac",
    terms: parts(
      "cardiac|cardiopat|infart|arritmi|angina|marcapasso|marca passo|stent|safena|sopro|valvul|valva|coronar|fibrilacao|miocard|desfibrilador|mitral|aneurisma|avc |derrame cerebral|revasculariz|isquemi|taquicardi|cateterismo",
    ),
    barred: parts(`${STRAINING}|${HEAVY_BARS}|caminhada inclinada|tiros|corrida intervalada`),
    because: "Pede esforço com a respiração presa ou carga alta",
  },
  // With these problems of the heart its beats do not tell an effort.
  {
    condition: "rhythm",
    terms: parts("arritmi|marcapasso|marca passo|fibrilacao|desfibrilador|taquicardi"),
    barred: [],
    because: "",
  },
  {
    condition: "hypertension",
    terms: parts(
      "hipertens|pressao alta|losartan|enalapril|captopril|valsartan|olmesartan|telmisartan|candesartan|anlodipin|amlodipin|hidroclorotiazid|clortalidon|ramipril|lisinopril|nifedipin|espironolacton|anti hipertens",
    ),
    barred: parts(STRAINING),
    because: "Pede esforço com a respiração presa",
  },
  {
    condition: "beta_blocker",
    terms: parts(
      "betabloq|beta bloq|atenolol|propranolol|metoprolol|carvedilol|bisoprolol|nebivolol|sotalol|nadolol|selozok|concor |verapamil|diltiazem|ivabradin|digoxin|amiodaron",
    ),
    barred: [],
    because: "",
  },
  {
    condition: "pregnancy",
    terms: parts("gestant|gestac|gravida |gravidas |gravidez|pre natal"),
    barred: parts(
      `${JUMPS}|vacuum|canoa|passada|disco|espuma|barra fixa|levantamento|swing|agachamento livre|agachamento frontal|ciclismo na rua|escada ergometrica|subida|bom dia|arremesso|mergulho`,
    ),
    because: "Pede prender o ar, ou tem risco de queda",
  },
  {
    condition: "late_pregnancy",
    terms: [],
    barred: LYING,
    because: "Pede deitar ou esforço sobre o abdômen",
  },
  {
    condition: "osteoporosis",
    terms: parts("osteopor|osteopen"),
    barred: parts(
      `${JUMPS}|abdominal|canoa|elevacao de pernas|flexao lateral|rotacao|arremesso|levantamento turco|swing|bom dia|gato e vaca|passar a linha|livro aberto|postura da crianca|joelhos no peito|cadeia posterior|isquiotibiais em pe|isquiotibiais sentado|toracica em quatro apoios|extensao no rolo`,
    ),
    because: "Dobra ou gira a coluna, ou tem salto",
  },
  {
    condition: "diabetes",
    terms: parts("diabet|insulin|metformin|glifage|jardiance|forxiga |glicazid|gliclazid"),
    barred: [],
    because: "",
  },
  { condition: "heart_rate_changed", terms: parts("salbutamol|fenoterol|formoterol"), barred: [], because: "" },
  {
    condition: "anticoagulant",
    terms: parts("anticoagul|varfarin|warfarin|marevan|rivaroxaban|xarelto|apixaban|eliquis|dabigatran"),
    barred: parts(`${JUMPS}|disco|espuma`),
    because: "Tem risco de queda, e o remédio aumenta o sangramento",
  },
  { condition: "kidney", terms: parts("insuficiencia renal|doenca renal|hemodialise"), barred: [], because: "" },
];
