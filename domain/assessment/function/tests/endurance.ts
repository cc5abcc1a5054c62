import { formatDecimal } from "../../../text/number-format.ts";
import { type Scale, scaleOf } from "../../references/scale.ts";
import type { Sex } from "../../sex.ts";
import type { AgedPerson, FunctionReason, FunctionTest } from "../function-test.ts";
import { adultScale, PARTIAL_CURL_UPS, PUSH_UPS } from "../norms/adult-classes.ts";
import { gripScale, medianGrip } from "../norms/grip-percentiles.ts";

const REPETITIONS = { unit: "rep.", decimals: 0, better: "more" } as const;

const NOT_FOR_TRUNK =
  "osteoporose, gestação a partir do segundo trimestre, diástase, dor aguda nas costas ou no pescoço, hérnia abdominal";

const positionOfTable = (sex: Sex) => (sex === "male" ? "toes" : "knees");

/** s. Linfield 2014, 168 students of 18 to 25 years: quartiles. */
const PLANK: Readonly<Record<Sex, readonly [p25: number, p50: number, p75: number]>> = {
  male: [77, 106, 128.5],
  female: [63, 90, 121],
};

function plankScale({ sex, ageYears }: AgedPerson): Scale | FunctionReason {
  if (ageYears < 18 || ageYears > 25) return "age_outside_table";
  const [p25, p50, p75] = PLANK[sex];
  return scaleOf(1, "s", [
    ["Quarto inferior", p25 - 0.1, "warn"],
    ["Segundo quarto", p50 - 0.1, "good"],
    ["Terceiro quarto", p75 - 0.1, "good"],
    ["Quarto superior", null, "good"],
  ]);
}

/** kg, from 60 years. Cruz-Jentoft AJ, et al. Sarcopenia: revised European consensus (EWGSOP2). Age Ageing 2019;48:16-31. */
const LOW_GRIP: Readonly<Record<Sex, number>> = { male: 27, female: 16 };

export const isLowGrip = (kg: number, { sex, ageYears }: AgedPerson): boolean => ageYears >= 60 && kg < LOW_GRIP[sex];

export const ENDURANCE_TESTS = [
  {
    key: "push_ups",
    group: "endurance",
    label: "Flexão de braços até a falha",
    lay: "Resistência dos braços e do peito",
    ...REPETITIONS,
    limits: { min: 0, max: 150 },
    tries: 1,
    sides: null,
    conditions: [
      {
        kind: "choice",
        key: "position",
        label: "Apoio",
        options: { toes: "Pontas dos pés", knees: "Joelhos" },
        usual: positionOfTable,
      },
    ],
    clock: null,
    howTo:
      "Repetições inteiras, sem limite de tempo. Termina na segunda repetição incompleta seguida ou na pausa. A tabela vale para homens na ponta dos pés e mulheres nos joelhos.",
    notFor:
      "dor no punho, ombro ou cotovelo, pressão alta sem controle, doença da retina, gestação depois do primeiro trimestre",
    source: "CSEP 2003/ACSM",
    mdc95: 4,
    norm: (person, { position }) =>
      position === positionOfTable(person.sex) ? adultScale(PUSH_UPS, "rep.", person) : "no_norm_for_position",
  },
  {
    key: "partial_curl_up",
    group: "endurance",
    label: "Abdominal parcial",
    lay: "Resistência do abdômen",
    ...REPETITIONS,
    limits: { min: 0, max: 25 },
    tries: 1,
    sides: null,
    conditions: [],
    clock: 60,
    howTo:
      "Joelhos a 90°, pés livres, dedos deslizam 10 cm, metrônomo em 50 por minuto (25 repetições por minuto), durante 1 minuto; no máximo 25.",
    notFor: NOT_FOR_TRUNK,
    source: "CSEP 2003/ACSM (8ª e 9ª edições)",
    mdc95: null,
    norm: (person) => adultScale(PARTIAL_CURL_UPS, "rep.", person),
  },
  {
    key: "sit_up",
    group: "endurance",
    label: "Abdominal em 1 minuto",
    lay: "Resistência do abdômen em 1 minuto",
    ...REPETITIONS,
    limits: { min: 0, max: 100 },
    tries: 1,
    sides: null,
    conditions: [],
    clock: 60,
    howTo: "Repetições inteiras em 1 minuto, sempre do mesmo jeito.",
    notFor: NOT_FOR_TRUNK,
    source: "Sem tabela confiável: compare a pessoa com ela mesma.",
    mdc95: null,
    norm: () => "no_table",
  },
  {
    key: "plank",
    group: "endurance",
    label: "Prancha ventral",
    lay: "Resistência do tronco",
    unit: "s",
    decimals: 0,
    better: "more",
    limits: { min: 0, max: 900 },
    tries: 1,
    sides: null,
    conditions: [],
    clock: "up",
    howTo:
      "Antebraços e pontas dos pés, corpo em linha. Um aviso quando o quadril sai da linha; na segunda vez termina.",
    notFor: "pressão alta sem controle, dor no ombro, gestação avançada",
    source: "Linfield 2014: quartis de estudantes de 18 a 25 anos",
    mdc95: null,
    norm: plankScale,
  },
  {
    key: "hand_grip",
    group: "endurance",
    label: "Preensão manual",
    lay: "Força das mãos",
    unit: "kg",
    decimals: 1,
    better: "more",
    limits: { min: 1, max: 100 },
    tries: 3,
    sides: "best",
    conditions: [{ kind: "text", key: "instrument", label: "Dinamômetro (marca)" }],
    clock: null,
    howTo:
      "Sentado, cotovelo a 90°, apertar com toda a força; três tentativas por mão, 1 minuto de pausa. Vale a mão mais forte.",
    notFor:
      "cirurgia ou fratura da mão ou do punho há menos de 3 meses, articulação inflamada, pressão de 180/110 ou mais, cirurgia recente do olho",
    source: "Tomkinson et al., J Sport Health Sci 2025;14:101014; EWGSOP2 2019",
    mdc95: null,
    norm: gripScale,
    notes: (value, person) => {
      const median = medianGrip(person);
      return [
        ...(median === null ? [] : [`Mediana da idade: ${formatDecimal(median, 1)} kg.`]),
        ...(isLowGrip(value, person) ? ["Força reduzida: possível sarcopenia, converse com o médico."] : []),
      ];
    },
  },
] as const satisfies readonly FunctionTest[];
