import { folded } from "#domain/text/accentless.ts";

/** In kg of a trained man, by parts of the exercise's name; the first that it holds decides. */
const FIRST_KG: readonly (readonly [part: string, kg: number])[] = [
  ["panturrilha no leg press", 80],
  ["leg press", 160],
  ["hack", 60],
  ["goblet", 16],
  ["bulgaro", 10],
  ["agachamento livre", 60],
  ["agachamento frontal", 50],
  ["agachamento no smith", 40],
  ["afundo", 10],
  ["passada", 10],
  ["avanco", 10],
  ["extensora", 40],
  ["flexora", 32.5],
  ["stiff com halteres", 16],
  ["stiff", 40],
  ["terra", 60],
  ["elevacao pelvica", 60],
  ["abdutora", 45],
  ["adutora", 45],
  ["panturrilha", 40],
  ["supino reto com barra", 50],
  ["supino inclinado com barra", 40],
  ["supino na maquina", 40],
  ["supino reto na maquina", 40],
  ["supino", 16],
  ["crucifixo", 8],
  ["crossover", 10],
  ["desenvolvimento na maquina", 20],
  ["desenvolvimento", 12],
  ["puxada", 45],
  ["pulldown", 20],
  ["remada unilateral", 18],
  ["remada", 35],
  ["barra reta", 20],
  ["barra w", 18],
  ["triceps na polia", 20],
  ["kettlebell", 12],
];

const OTHERS_KG = 6;

const WOMENS_SHARE = 0.6;

/** A load that a coach would believe: a leg press is not done with that of a lateral raise. */
export function firstLoadKg(exerciseName: string, gender: "male" | "female"): number {
  const name = folded(exerciseName);
  const kg = FIRST_KG.find(([part]) => name.includes(part))?.[1] ?? OTHERS_KG;
  return gender === "male" ? kg : Math.round(kg * WOMENS_SHARE);
}
