import { lucasEvaluations } from "./lucas-evaluations.ts";
import type { DemoEvaluation, DemoStrengthTest } from "./types.ts";

/** What each of the three evaluations found besides girths and folds: blood, breadths, posture and energy, all better than before. */
const SECTIONS: readonly Pick<DemoEvaluation, "biochemical" | "somatotype" | "posture" | "caloric_expenditure">[] = [
  {
    biochemical: { glicose: "104", triglicerides: "182", ldl: "142", hdl: "41", creatina: "1,02", jejum: true },
    somatotype: { umero: "7,1", femur: "9,8" },
    posture: [
      { key: "cabeca_1", selected: "anteriorizada" },
      { key: "ombro_3", selected: "protuso" },
      { key: "ombro_4", selected: "protuso" },
      { key: "coluna_2", selected: "hipercifose_toracica" },
      { key: "coluna_3", selected: "hiperlordose_lombar" },
      { key: "pelve_1", selected: "anteversao" },
      { key: "pelve_2", selected: "anteversao" },
    ],
    caloric_expenditure: {
      travel_distance: "1900",
      aerobic_items: [
        {
          exercise_type: "Aeróbico",
          name: "Caminhada rápida (5,6 km/h)",
          week_times: "3",
          day_time: "30",
          intensity: "55",
        },
      ],
      muscle_items: [
        {
          exercise_type: "Musculação",
          min_reps: "12",
          max_reps: "15",
          series: "54",
          week_times: "3",
          day_time: "50",
          intensity: "60",
        },
      ],
      calories: { type: "Déficit Calorico", value: "450" },
    },
  },
  {
    biochemical: { glicose: "97", triglicerides: "148", ldl: "128", hdl: "45", creatina: "1,00", jejum: true },
    somatotype: { umero: "7,1", femur: "9,8" },
    posture: [
      { key: "cabeca_1", selected: "anteriorizada" },
      { key: "ombro_3", selected: "protuso" },
      { key: "ombro_4", selected: "nenhum" },
      { key: "coluna_2", selected: "hipercifose_toracica" },
      { key: "coluna_3", selected: "nenhum" },
      { key: "pelve_1", selected: "anteversao" },
      { key: "pelve_2", selected: "nenhum" },
    ],
    caloric_expenditure: {
      travel_distance: "2110",
      aerobic_items: [
        {
          exercise_type: "Aeróbico",
          name: "Bicicleta ergométrica, geral",
          week_times: "3",
          day_time: "35",
          intensity: "60",
        },
      ],
      muscle_items: [
        {
          exercise_type: "Musculação",
          min_reps: "10",
          max_reps: "12",
          series: "68",
          week_times: "4",
          day_time: "55",
          intensity: "70",
        },
      ],
      calories: { type: "Déficit Calorico", value: "400" },
    },
  },
  {
    biochemical: { glicose: "91", triglicerides: "112", ldl: "112", hdl: "51", creatina: "0,98", jejum: true },
    somatotype: { umero: "7,1", femur: "9,8" },
    posture: [
      { key: "cabeca_1", selected: "nenhum" },
      { key: "ombro_3", selected: "protuso" },
      { key: "ombro_4", selected: "nenhum" },
      { key: "coluna_2", selected: "nenhum" },
      { key: "coluna_3", selected: "nenhum" },
      { key: "pelve_1", selected: "nenhum" },
      { key: "pelve_2", selected: "nenhum" },
    ],
    caloric_expenditure: {
      travel_distance: "2330",
      aerobic_items: [
        { exercise_type: "Aeróbico", name: "Corrida (8,0 km/h)", week_times: "2", day_time: "30", intensity: "70" },
        {
          exercise_type: "Aeróbico",
          name: "Bicicleta ergométrica, geral",
          week_times: "1",
          day_time: "45",
          intensity: "65",
        },
      ],
      muscle_items: [
        {
          exercise_type: "Musculação",
          min_reps: "8",
          max_reps: "12",
          series: "78",
          week_times: "4",
          day_time: "60",
          intensity: "75",
        },
      ],
      calories: { type: "Déficit Calorico", value: "300" },
    },
  },
];

/** The three evaluations of the sign-in student with every section. */
export const lucasWholeEvaluations: readonly DemoEvaluation[] = lucasEvaluations.map((evaluation, place) => ({
  ...evaluation,
  ...SECTIONS[place],
}));

const EVALUATED = [-252, -154, -42] as const;

/** One muscle group, tested with each evaluation: kg lifted so many times. */
const tested = (
  muscle_group: DemoStrengthTest["muscle_group"],
  exercise_name: string,
  percentage: number,
  lifted: readonly [kg: number, repetitions: number][],
): DemoStrengthTest[] =>
  lifted.map(([weight, repetitions], place) => ({
    on: EVALUATED[place] ?? 0,
    muscle_group,
    exercise_name,
    percentage,
    weight,
    repetitions,
  }));

/** Stronger in every group from one evaluation to the next. */
export const lucasStrength: readonly DemoStrengthTest[] = [
  ...tested("Peitoral", "Supino reto com barra", 75, [
    [60, 8],
    [67.5, 8],
    [75, 8],
  ]),
  ...tested("Dorsais", "Puxada frontal com pegada aberta", 75, [
    [55, 10],
    [60, 10],
    [67.5, 10],
  ]),
  ...tested("Deltoides", "Desenvolvimento com halteres sentado", 70, [
    [16, 10],
    [18, 10],
    [22, 8],
  ]),
  ...tested("Quadríceps", "Leg press 45°", 75, [
    [160, 10],
    [200, 10],
    [240, 10],
  ]),
  ...tested("Isquiotibiais", "Mesa flexora", 70, [
    [40, 10],
    [45, 10],
    [52.5, 10],
  ]),
  ...tested("Bíceps", "Rosca direta com barra reta", 70, [
    [28, 10],
    [32, 10],
    [36, 10],
  ]),
  ...tested("Tríceps", "Tríceps na polia com corda", 70, [
    [25, 12],
    [30, 10],
    [35, 10],
  ]),
];
