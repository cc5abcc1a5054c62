import { PERIMETER_KEYS, SKINFOLD_KEYS } from "#domain/figures/body-sites.ts";
import type { DocumentJob } from "./documents.ts";

const frame = {
  product: "Aquecimento",
  trainer: { name: "Treinador" },
  student: { name: "Aluno" },
  date: "2025-01-01",
};
const entry = { exercises: [{ name: "Agachamento", muscleGroups: ["Quadríceps"] }], series: 3, maxReps: 12, note: "–" };

/** A document of each kind that touches every part of the layout once. */
const EACH: readonly DocumentJob[] = [
  [
    "evaluation",
    {
      ...frame,
      student: { name: "Aluno", sex: "female" },
      measured: {
        perimeters: Object.fromEntries(PERIMETER_KEYS.map((key) => [key, 50])),
        skinfolds: Object.fromEntries(SKINFOLD_KEYS.map((key) => [key, 15])),
      },
      previous: { date: "2024-01-01", measured: { perimeters: {}, skinfolds: {} } },
      indicators: [
        {
          label: "IMC",
          value: 24,
          decimals: 1,
          scale: { bands: [{ label: "Ideal", from: 18, to: 25, tone: "ideal" }] },
        },
        { label: "Densidade", value: 1.05, decimals: 5 },
      ],
      warnings: ["Aquecimento"],
    },
  ],
  [
    "training",
    {
      ...frame,
      trainings: [
        {
          name: "Treino A",
          weekdays: [1],
          blocks: [{ type: "resistence", entries: Array.from({ length: 12 }, () => entry) }],
        },
      ],
    },
  ],
];

export const WARM_UP: readonly DocumentJob[] = [...EACH, ...EACH, ...EACH];
