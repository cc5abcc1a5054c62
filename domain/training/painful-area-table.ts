import { GROUP } from "./muscle-groups.ts";

export const PAINFUL_AREAS = [
  "neck",
  "shoulder",
  "elbow",
  "wrist",
  "thoracic",
  "lumbar",
  "hip",
  "knee",
  "ankle",
  "chest",
  "biceps",
  "triceps",
  "abdomen",
  "glutes",
  "hamstrings",
  "quadriceps",
  "adductors",
  "calves",
] as const;

export type PainfulArea = (typeof PAINFUL_AREAS)[number];

interface AreaRow {
  readonly area: PainfulArea;
  readonly label: string;
  /** Beginnings of the words that people write of it, folded; one with a space at its end is a whole word. */
  readonly terms: readonly string[];
  readonly groups: readonly number[];
  /** Beginnings of words in the names of further exercises that load it. */
  readonly exercises: readonly string[];
  /** The same of stretches, mobility exercises and releases that are done at it. */
  readonly gentle: readonly string[];
  /** The same of exercises of any type that rest on it, or bend it to its end. */
  readonly supports: readonly string[];
}

/** Parts in one line: "ombro|manguito"; a space at the end of a part belongs to it. */
const parts = (line: string): readonly string[] => (line === "" ? [] : line.split("|"));

const RUNNING = "corrida na esteira|corrida intervalada|corrida continua|caminhada e trote|tiros na pista";
const IMPACT = `${RUNNING}|tiros em subida|pular corda|polichinelo|salto|burpee|escada`;
const SQUATS = "agachamento|leg press|afundo|passada|avanco|subida|thruster|empurrar treno|sissy|sentar e levantar";
const HINGES = "levantamento terra|stiff|bom dia|swing|clean|arranque|extensao de tronco";
const HANDSTANDS = "flexao de bracos|mergulho|bracos estendidos|prancha com toque|prancha reversa";
const ON_HANDS_AND_KNEES = "quatro apoios|gato e vaca|perdigueiro|passar a linha|rocking";

/**
 * Which words of an anamnesis name which area, and which exercises of the catalogue load it. The choice is ours, after the joint actions
 * in Kendall et al. (Músculos: provas e funções, 2007), for the low back also after McGill (Strength Cond J 2010;32(3):33-46), who bars
 * loaded flexion of the spine; it errs on the side of caution.
 */
export const AREAS: readonly AreaRow[] = [
  {
    area: "neck",
    label: "a cervical",
    terms: parts("cervic|pescoc|torcicol|nuca|trapezio|braquialgia"),
    groups: [],
    exercises: parts(
      "encolhimento|remada alta|desenvolvimento|agachamento livre|passada com barra|bom dia|abdominal supra|abdominal obliquo|abdominal bicicleta|abdominal remador|abdominal canivete|levantamento turco|canoa|super homem|natacao",
    ),
    gentle: parts("cervic|esternocleido|levantador da escapula|trapezio"),
    supports: [],
  },
  {
    area: "shoulder",
    label: "o ombro",
    terms: parts(
      "ombro|onbro|obro|manguito|supraesp|infraesp|acromi|subacromi|clavicul|escapul|deltoide|capsulite|slap |bankart|glenoumer|axila|labrum|labral",
    ),
    groups: [GROUP.shoulders, GROUP.chest],
    exercises: parts(
      `puxada|barra fixa|pullover|pulldown|supino|triceps frances|triceps no banco|triceps testa|clean|remada no trx|super homem|encolhimento|elevacao de pernas na barra|remada renegada|abdominal com roda|prancha lateral|levantamento turco|natacao|simulador de esqui|agachamento livre|agachamento frontal|passada com barra|bom dia|${HANDSTANDS}`,
    ),
    gentle: parts(
      "ombro|deltoide|rotadores|deslizamento de bracos|peitoral|dorsais|triceps|biceps|romboides|livro aberto|escapular",
    ),
    supports: parts(`prancha|${ON_HANDS_AND_KNEES}`),
  },
  {
    area: "elbow",
    label: "o cotovelo",
    terms: parts("cotovelo|cutuvelo|epicondil|golfista|tenista|olecran"),
    groups: [GROUP.biceps, GROUP.triceps],
    exercises: parts("rosca|triceps|supino|flexao de bracos|mergulho|remo ergometrico"),
    gentle: parts("flexores do punho|extensores do punho|triceps|biceps"),
    supports: parts("prancha"),
  },
  {
    area: "wrist",
    label: "o punho",
    terms: parts("punho|carpo|mao |maos |quervain|rizartr|escafoide|polegar|dedo em gatilho|tunel do carp"),
    groups: [],
    exercises: parts(
      `rosca|barra fixa|supino fechado|supino reto com barra|supino inclinado com barra|supino declinado com barra|triceps no banco|agachamento frontal|clean|arranque|swing|levantamento turco|burpee|escalador|deslocamento do urso|remada renegada|corda naval|caminhada do fazendeiro|${HANDSTANDS}`,
    ),
    gentle: parts("punho|dorsais na barra"),
    supports: parts(`prancha|postura da crianca|${ON_HANDS_AND_KNEES}`),
  },
  {
    area: "thoracic",
    label: "a coluna torácica",
    terms: parts("torac|dorsalgia|dorsal|dorsais|costela|romboide|escolio|cifos|scheuermann"),
    groups: [],
    exercises: parts(
      "remada curvada|remada cavalinho|levantamento terra|extensao de tronco|bom dia|encolhimento|pullover|rotacao de tronco|arremesso de medicine ball|levantamento turco|super homem",
    ),
    gentle: parts(
      "torac|romboide|gato e vaca|passar a linha|dorsais|paravertebral|escapular|afundo com rotacao|rotacao deitado",
    ),
    supports: [],
  },
  {
    area: "lumbar",
    label: "a lombar",
    terms: parts(
      "lomb|ciatic|ciatalg|hernia|coluna|costas|protrusao|espondil|sacro|lumbag|discopat|discal|disco |estenose|listese|vertebr|artrodese|coccix|coccig|l1|l2|l3|l4|l5|s1 ",
    ),
    groups: [],
    exercises: parts(
      `${HINGES}|${RUNNING}|agachamento no smith|agachamento no hack|tiros em subida|pular corda|agachamento livre|agachamento frontal|agachamento sumo|agachamento com salto|passada com barra|leg press|remada curvada|remada cavalinho|desenvolvimento com barra|abdominal|elevacao de pernas|flexao lateral|rotacao de tronco|arremesso de medicine ball|levantamento turco|thruster|empurrar treno|caminhada do fazendeiro|canoa|super homem|remo ergometrico|salto|burpee`,
    ),
    gentle: parts(
      "lombar|gato e vaca|bascula pelvica|paravertebral|cadeia posterior|isquiotibiais em pe|isquiotibiais sentado|joelhos no peito|rotacao deitado|postura da crianca|afundo com rotacao|passar a linha|toracica em extensao|esfinge|abdomen",
    ),
    supports: [],
  },
  {
    area: "hip",
    label: "o quadril",
    terms: parts(
      "quadril|bacia|coxofemoral|femoroacetabular|acetab|trocanter|coxartr|labrum|labral|colo do femur|pelvic",
    ),
    groups: [GROUP.glutes, GROUP.adductors],
    exercises: parts(
      `abdominal infra|elevacao de pernas|abdominal canivete|ponte isometrica|escalador|bom dia|stiff|levantamento terra|${SQUATS}|${IMPACT}`,
    ),
    gentle: parts(
      "quadril|piriforme|gluteo|iliopsoas|adutores|balanco|trato iliotibial|agachamento|afundo|fascia lata|postura da crianca|bascula pelvica",
    ),
    supports: parts("90 90|quadril em quatro apoios"),
  },
  {
    area: "knee",
    label: "o joelho",
    terms: parts(
      "joelho|juelho|patel|menisc|condromalac|condropat|gonart|gonalg|ligamento cruzado|ligamento colateral|cruzado|lca|lcp|femoropatelar|baker|pata de ganso|anserin|osgood|rotula|hoffa|banda iliotibial",
    ),
    groups: [GROUP.quadriceps],
    exercises: parts(
      `flexao nordica|flexao de joelhos|escada de agilidade|remo ergometrico|equilibrio unipodal|${SQUATS}|${IMPACT}`,
    ),
    gentle: parts("quadriceps|agachamento profundo|afundo|joelho na parede"),
    supports: parts(`ajoelhado|joelhos apoiados|90 90|postura da crianca|pombo|sofa|${ON_HANDS_AND_KNEES}`),
  },
  {
    area: "ankle",
    label: "o tornozelo ou o pé",
    terms: parts(
      "tornozelo|aquiles|calcan|plantar|esporao|no pe |nos pes |do pe |dos pes |pe direito|pe esquerdo|metatars|maleol|fascite|fasceite|morton|halux|joanete|dedo do pe|tarso|tarsal",
    ),
    groups: [GROUP.calves],
    exercises: parts(
      `passada|afundo|avanco|agachamento bulgaro|caminhada inclinada|equilibrio|empurrar treno|${IMPACT}`,
    ),
    gentle: parts("tornozelo|plantar|gastrocnemio|soleo|panturrilha|tibial|afundo|balanco"),
    supports: parts("pes na parede|joelho na parede"),
  },
  {
    area: "chest",
    label: "o peitoral",
    terms: ["peitora"],
    groups: [GROUP.chest],
    exercises: [],
    gentle: ["peitoral"],
    supports: [],
  },
  {
    area: "biceps",
    label: "o bíceps",
    terms: ["biceps"],
    groups: [GROUP.biceps],
    exercises: [],
    gentle: ["biceps"],
    supports: [],
  },
  {
    area: "triceps",
    label: "o tríceps",
    terms: ["triceps"],
    groups: [GROUP.triceps],
    exercises: [],
    gentle: ["triceps"],
    supports: [],
  },
  {
    area: "abdomen",
    label: "o abdômen",
    terms: ["abdom", "diastase", "hernia umbilical", "hernia inguinal"],
    groups: [GROUP.abdomen],
    exercises: ["prancha", "canoa"],
    gentle: ["abdomen"],
    supports: [],
  },
  {
    area: "glutes",
    label: "o glúteo",
    terms: ["gluteo", "gluteu", "glutea", "piriforme"],
    groups: [GROUP.glutes],
    exercises: ["ponte isometrica"],
    gentle: ["gluteo", "piriforme"],
    supports: [],
  },
  {
    area: "hamstrings",
    label: "a parte posterior da coxa",
    terms: ["isquiotib", "posterior de coxa", "posterior da coxa", "posteriores da coxa", "semitendin"],
    groups: [GROUP.hamstrings],
    exercises: parts("tiros|corrida intervalada"),
    gentle: ["isquiotibiais", "cadeia posterior", "balanco frontal"],
    supports: [],
  },
  {
    area: "quadriceps",
    label: "a parte anterior da coxa",
    terms: ["quadriceps", "anterior da coxa", "reto femoral"],
    groups: [GROUP.quadriceps],
    exercises: ["tiros"],
    gentle: ["quadriceps"],
    supports: [],
  },
  {
    area: "adductors",
    label: "a virilha",
    terms: ["virilha", "adutor", "pubalgia", "pubis"],
    groups: [GROUP.adductors],
    exercises: ["tiros", "salto lateral"],
    gentle: ["adutores", "balanco lateral"],
    supports: [],
  },
  {
    area: "calves",
    label: "a panturrilha",
    terms: parts("panturrilha|batata da perna|canela|canelite|gastrocnem|soleo|periost|tibia"),
    groups: [GROUP.calves],
    exercises: parts(IMPACT),
    gentle: ["panturrilha", "gastrocnemio", "soleo", "tibial"],
    supports: [],
  },
];

export const areaLabel = (area: PainfulArea): string => AREAS.find((row) => row.area === area)?.label ?? "";

/** "Ombro" */
export function areaName(area: PainfulArea): string {
  const noun = areaLabel(area)
    .replace(/^(o|a) /, "")
    .replace(" ou o ", " ou ");
  return noun.charAt(0).toUpperCase() + noun.slice(1);
}
