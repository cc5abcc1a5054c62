import { GROUP } from "./muscle-groups.ts";

/** A part of the body that can hurt: a joint, or a muscle that was strained. */
export type PainfulArea =
  | "neck"
  | "shoulder"
  | "elbow"
  | "wrist"
  | "thoracic"
  | "lumbar"
  | "hip"
  | "knee"
  | "ankle"
  | "chest"
  | "biceps"
  | "triceps"
  | "abdomen"
  | "glutes"
  | "hamstrings"
  | "quadriceps"
  | "adductors"
  | "calves";

interface AreaRow {
  readonly area: PainfulArea;
  /** As a sentence says it, with its article. */
  readonly label: string;
  /** Beginnings of the words that people write of it, folded; one with a space at its end is a whole word. */
  readonly said: readonly string[];
  /** Muscle groups whose exercises with a load always load it. */
  readonly groups: readonly number[];
  /** Beginnings of words in the names of further exercises that load it. */
  readonly exercises: readonly string[];
  /** The same of stretches, mobility exercises and releases that are done at it. */
  readonly gentle: readonly string[];
}

const RUNNING = [
  "corrida na esteira",
  "corrida intervalada",
  "corrida continua",
  "caminhada e trote",
  "tiros na pista",
];
const IMPACT = [...RUNNING, "tiros em subida", "pular corda", "polichinelo", "salto", "burpee", "escada"];
const SQUATS = ["agachamento", "leg press", "afundo", "passada", "avanco", "subida", "thruster", "empurrar treno"];
const HINGES = ["levantamento terra", "stiff", "bom dia", "swing", "clean", "arranque", "extensao de tronco"];
const HANDSTANDS = ["flexao de bracos", "mergulho", "bracos estendidos", "prancha com toque", "prancha reversa"];

/**
 * Which words of an anamnesis name which area, and which exercises of the catalogue load it. The choice is ours, after the joint actions
 * in Kendall et al. (Músculos: provas e funções, 2007); it errs on the side of caution.
 */
export const AREAS: readonly AreaRow[] = [
  {
    area: "neck",
    label: "a cervical",
    said: ["cervic", "pescoc", "torcicol", "nuca", "trapezio"],
    groups: [],
    exercises: [
      ...["encolhimento", "remada alta", "desenvolvimento", "agachamento livre", "passada com barra", "bom dia"],
      ...["abdominal supra", "abdominal obliquo", "abdominal bicicleta", "abdominal remador", "abdominal canivete"],
      ...["levantamento turco", "canoa", "super homem", "natacao"],
    ],
    gentle: ["cervic", "esternocleido", "levantador da escapula", "trapezio"],
  },
  {
    area: "shoulder",
    label: "o ombro",
    said: ["ombro", "manguito", "supraesp", "acromi", "clavicul", "escapul", "deltoide"],
    groups: [GROUP.shoulders, GROUP.chest],
    exercises: [
      ...["puxada", "barra fixa", "pullover", "pulldown", "supino", "triceps frances", "triceps no banco"],
      ...["triceps testa", "clean", "remada no trx", "super homem"],
      ...["encolhimento", "elevacao de pernas na barra", "remada renegada", "abdominal com roda", "prancha lateral"],
      ...["levantamento turco", "natacao", "simulador de esqui", ...HANDSTANDS],
    ],
    gentle: ["ombro", "deltoide", "rotadores", "deslizamento de bracos"],
  },
  {
    area: "elbow",
    label: "o cotovelo",
    said: ["cotovelo", "epicondil"],
    groups: [GROUP.biceps, GROUP.triceps],
    exercises: ["rosca", "triceps", "supino", "flexao de bracos", "mergulho", "remo ergometrico"],
    gentle: ["flexores do punho", "extensores do punho"],
  },
  {
    area: "wrist",
    label: "o punho",
    said: ["punho", "carpo", "mao ", "maos "],
    groups: [],
    exercises: [
      ...["rosca", "barra fixa", "supino fechado", "supino reto com barra", "supino inclinado com barra"],
      ...["supino declinado com barra", "triceps no banco", "agachamento frontal", "clean", "arranque", "swing"],
      ...["levantamento turco", "burpee", "escalador", "deslocamento do urso", "remada renegada", "corda naval"],
      ...["caminhada do fazendeiro", "perdigueiro", ...HANDSTANDS],
    ],
    gentle: ["punho"],
  },
  {
    area: "thoracic",
    label: "a coluna torácica",
    said: ["torac", "dorsalgia", "dorsal", "dorsais", "costela", "romboide"],
    groups: [],
    exercises: [
      ...["remada curvada", "remada cavalinho", "levantamento terra", "extensao de tronco", "bom dia", "encolhimento"],
      ...["pullover", "rotacao de tronco", "arremesso de medicine ball", "levantamento turco", "super homem"],
    ],
    gentle: ["torac", "romboide", "gato e vaca", "passar a linha", "dorsais", "paravertebral", "escapular"],
  },
  {
    area: "lumbar",
    label: "a lombar",
    said: ["lomb", "ciatic", "hernia", "coluna", "costas", "protrusao", "espondil", "l4 ", "l5 "],
    groups: [],
    exercises: [
      ...HINGES,
      ...["agachamento no smith", "agachamento no hack", "tiros em subida", "pular corda"],
      ...["agachamento livre", "agachamento frontal", "agachamento sumo", "agachamento com salto", "passada com barra"],
      ...["leg press 45", "remada curvada", "remada cavalinho", "desenvolvimento com barra", "abdominal infra"],
      ...["elevacao de pernas", "abdominal canivete", "abdominal remador", "abdominal com roda", "flexao lateral"],
      ...["rotacao de tronco", "arremesso de medicine ball", "levantamento turco", "thruster", "empurrar treno"],
      ...["caminhada do fazendeiro", "canoa", "super homem", "remo ergometrico", "salto", "burpee", ...RUNNING],
    ],
    gentle: ["lombar", "gato e vaca", "bascula pelvica", "paravertebral", "cadeia posterior"],
  },
  {
    area: "hip",
    label: "o quadril",
    said: ["quadril", "coxofemoral", "femoroacetabular", "trocanter"],
    groups: [GROUP.glutes, GROUP.adductors],
    exercises: [
      ...["abdominal infra", "elevacao de pernas", "abdominal canivete", "ponte isometrica", "escalador"],
      ...["bom dia", "stiff", "levantamento terra", ...SQUATS, ...IMPACT],
    ],
    gentle: ["quadril", "piriforme", "gluteo", "iliopsoas", "adutores", "balanco", "trato iliotibial", "agachamento"],
  },
  {
    area: "knee",
    label: "o joelho",
    said: ["joelho", "patel", "menisc", "condromalac", "ligamento cruzado", "lca ", "femoropatelar"],
    groups: [GROUP.quadriceps],
    exercises: [
      ...["flexao nordica", "flexao de joelhos", "escada de agilidade", "remo ergometrico"],
      ...["equilibrio unipodal", ...SQUATS, ...IMPACT],
    ],
    gentle: ["quadriceps", "agachamento profundo", "afundo"],
  },
  {
    area: "ankle",
    label: "o tornozelo ou o pé",
    said: [
      ...["tornozelo", "aquiles", "calcan", "plantar", "esporao", "no pe ", "nos pes ", "do pe ", "dos pes "],
      ...["pe direito", "pe esquerdo"],
    ],
    groups: [GROUP.calves],
    exercises: [
      "passada",
      "afundo",
      "avanco",
      "agachamento bulgaro",
      "caminhada inclinada",
      "equilibrio unipodal",
      "empurrar treno",
      ...IMPACT,
    ],
    gentle: ["tornozelo", "plantar", "gastrocnemio", "soleo", "panturrilha", "tibial"],
  },
  {
    area: "chest",
    label: "o peitoral",
    said: ["peitora"],
    groups: [GROUP.chest],
    exercises: [],
    gentle: ["peitoral"],
  },
  {
    area: "biceps",
    label: "o bíceps",
    said: ["biceps"],
    groups: [GROUP.biceps],
    exercises: [],
    gentle: ["biceps"],
  },
  {
    area: "triceps",
    label: "o tríceps",
    said: ["triceps"],
    groups: [GROUP.triceps],
    exercises: [],
    gentle: ["triceps"],
  },
  {
    area: "abdomen",
    label: "o abdômen",
    said: ["abdom", "diastase", "hernia umbilical", "hernia inguinal"],
    groups: [GROUP.abdomen],
    exercises: ["prancha", "canoa"],
    gentle: ["abdomen"],
  },
  {
    area: "glutes",
    label: "o glúteo",
    said: ["glute", "piriforme"],
    groups: [GROUP.glutes],
    exercises: ["ponte isometrica"],
    gentle: ["gluteo", "piriforme"],
  },
  {
    area: "hamstrings",
    label: "a parte posterior da coxa",
    said: ["isquiotib", "posterior de coxa", "posterior da coxa", "posteriores da coxa", "semitendin"],
    groups: [GROUP.hamstrings],
    exercises: ["tiros", "corrida intervalada"],
    gentle: ["isquiotibiais", "cadeia posterior", "balanco frontal"],
  },
  {
    area: "quadriceps",
    label: "a parte anterior da coxa",
    said: ["quadriceps", "anterior da coxa", "reto femoral"],
    groups: [GROUP.quadriceps],
    exercises: ["tiros"],
    gentle: ["quadriceps"],
  },
  {
    area: "adductors",
    label: "a virilha",
    said: ["virilha", "adutor", "pubalgia", "pubis"],
    groups: [GROUP.adductors],
    exercises: ["tiros", "salto lateral"],
    gentle: ["adutores", "balanco lateral"],
  },
  {
    area: "calves",
    label: "a panturrilha",
    said: ["panturrilha", "batata da perna", "canela", "canelite", "gastrocnem", "soleo"],
    groups: [GROUP.calves],
    exercises: IMPACT,
    gentle: ["panturrilha", "gastrocnemio", "soleo", "tibial"],
  },
];

/** As a sentence says an area, with its article: "o ombro". */
export const areaLabel = (area: PainfulArea): string => AREAS.find((row) => row.area === area)?.label ?? "";
