import { NOTHING_PRESCRIBED } from "#domain/training/entry/names.ts";
import type { DocumentJob } from "./documents.ts";
import { everyFold, everyGirth, exampleEvaluation, exampleItems } from "./example.ts";

const { product, trainer, student, date, ...evaluation } = exampleEvaluation(
  exampleItems({ stature: "168", weight: "67,4", perimeters: everyGirth(30), skinfolds: everyFold(10) }),
  exampleItems({ weight: "70" }),
);
const frame = { product, trainer, student, date };

const entry = {
  exercises: [{ name: "Agachamento", muscleGroups: ["Quadríceps"] }],
  prescription: { ...NOTHING_PRESCRIBED, series: 3, maxReps: 12, notes: "–" },
};

/** Each touches every part of the layout once. */
const EACH: readonly DocumentJob[] = [
  ["evaluation", { ...frame, ...evaluation }],
  [
    "training",
    {
      ...frame,
      cycles: ["Emagrecimento"],
      period: { from: date, to: date },
      trainings: [
        {
          name: "Treino A",
          weekdays: ["1"],
          muscleGroups: ["Quadríceps"],
          blocks: [
            { type: "resistence", title: "Treinos Resistidos", entries: Array.from({ length: 12 }, () => entry) },
          ],
        },
      ],
    },
  ],
];

export const WARM_UP: readonly DocumentJob[] = [...EACH, ...EACH, ...EACH];
