import { roundHalfUp } from "../../rounding.ts";
import { folded } from "../../text/accentless.ts";

type LoadEquipment = "barbell" | "dumbbell" | "machine" | "cable" | "kettlebell";

/** Loads of a trainer's gym, in kg. Plates are put on both sides of a bar. */
export interface LoadSteps {
  readonly bar_kg: number;
  readonly plates_kg: readonly number[];
  /** Up to 10 kg; beyond, `heavy_dumbbell_step_kg`. */
  readonly dumbbell_step_kg: number;
  readonly heavy_dumbbell_step_kg: number;
  readonly machine_step_kg: number;
  readonly cable_step_kg: number;
  readonly kettlebell_step_kg: number;
}

/** Most Brazilian gyms have these. */
export const USUAL_LOAD_STEPS: LoadSteps = {
  bar_kg: 20,
  plates_kg: [1, 2, 5, 10, 15, 20],
  dumbbell_step_kg: 1,
  heavy_dumbbell_step_kg: 2,
  machine_step_kg: 5,
  cable_step_kg: 5,
  kettlebell_step_kg: 2,
};

/** Those that are sold in Brazil, in kg a piece. */
export const PLATES_KG: readonly number[] = [0.5, 1, 1.25, 2, 2.5, 3, 5, 10, 15, 20, 25];

export const BAR_LIMITS = { min: 1, max: 50 };
export const STEP_LIMITS = { min: 0.5, max: 25 };

/** Dumbbells have the small step up to here. */
const LIGHT_DUMBBELL_KG = 10;

/** Their kilograms are taken off the body's own weight: fewer are harder. */
const ASSISTING = ["graviton", "gravitron", "assistid"];

/** Its load helps, so that it is none that was lifted. */
export function isAssisted(equipment: string | null): boolean {
  const name = folded(equipment ?? "");
  return ASSISTING.some((part) => name.includes(part));
}

const BODY_WEIGHT = "peso corporal";
const HANGING = ["barra fixa", "barras paralelas", "cadeira paralela"];

/** Its kilograms, if any, hang on the body's own weight: neither a 1RM nor a share of one follows from them alone. */
export function liftsBody(equipment: string | null): boolean {
  const name = folded(equipment ?? "");
  return name === BODY_WEIGHT || HANGING.some((part) => name.includes(part));
}

/** A load that stands for the body's own weight, or is unknown. */
const WITHOUT_LOADS = [BODY_WEIGHT, ...HANGING];

/** The first one that has a part of the equipment's name: "Polia alta e barra reta" is a cable. */
const EQUIPMENT_NAMES: readonly (readonly [LoadEquipment, readonly string[]])[] = [
  ["cable", ["polia", "crossover"]],
  ["machine", ["maquina", "cadeira", "mesa", "leg press", "hack", "machine", "smith"]],
  ["dumbbell", ["halter", "caneleira"]],
  ["kettlebell", ["kettlebell"]],
  ["barbell", ["barra"]],
  ["dumbbell", ["anilha"]],
];

/** Null without known loads: body weight, bands, an exercise without equipment. */
export function loadEquipmentOf(equipment: string | null): LoadEquipment | null {
  const name = folded(equipment ?? "");
  if (isAssisted(equipment) || WITHOUT_LOADS.some((part) => name.includes(part))) return null;
  return EQUIPMENT_NAMES.find(([, parts]) => parts.some((part) => name.includes(part)))?.[0] ?? null;
}

/** A bar takes the smallest plate on both sides. */
export const barStepKg = ({ plates_kg }: LoadSteps): number => 2 * Math.min(...plates_kg);

function stepFrom(equipment: LoadEquipment | null, steps: LoadSteps, loadKg: number): number {
  switch (equipment) {
    case "dumbbell":
      return loadKg < LIGHT_DUMBBELL_KG ? steps.dumbbell_step_kg : steps.heavy_dumbbell_step_kg;
    case "machine":
      return steps.machine_step_kg;
    case "cable":
      return steps.cable_step_kg;
    case "kettlebell":
      return steps.kettlebell_step_kg;
    default:
      return barStepKg(steps);
  }
}

/** The equipment as the catalogue words it, and the muscle groups by their ids, the main one first. */
export interface LiftedExercise {
  readonly equipament_needed: string | null;
  readonly muscle_groups: readonly { readonly id: number }[];
}

/** Glúteos, Isquiotibiais, Adutores, Quadríceps, Panturrilhas. */
const LOWER_BODY: ReadonlySet<number> = new Set([7, 8, 9, 10, 11]);

/**
 * By how many kg a load rises: to the next load of its equipment; a bar for the lower body by two steps. With the usual steps it agrees with
 * the 2-for-2 rule's increases of 1 to 4 kg for the upper and 2 to 7 kg for the lower body (Baechle TR, Earle RW. Essentials of strength
 * training and conditioning, 3rd ed. Champaign: Human Kinetics; 2008).
 */
export function loadStepKg(exercise: LiftedExercise, loadKg: number, steps: LoadSteps): number {
  const equipment = loadEquipmentOf(exercise.equipament_needed);
  const isLower = LOWER_BODY.has(exercise.muscle_groups[0]?.id ?? 0);
  return stepFrom(equipment, steps, loadKg) * (equipment === "barbell" && isLower ? 2 : 1);
}

/** Whole steps in a distance in kg; 0.3 / 0.1 is 2.9999999999999996. */
const wholeSteps = (kg: number, stepKg: number): number => Math.floor(Number((kg / stepKg).toPrecision(12)));

/**
 * The heaviest load of the equipment that is not above `kg`; null when even the lightest is. Bars count their steps from the bar's weight,
 * downwards too, because lighter bars exist.
 */
export function loadAtMost(kg: number, equipment: string | null, steps: LoadSteps): number | null {
  const kind = loadEquipmentOf(equipment);
  const isHeavyDumbbell = kind === "dumbbell" && kg >= LIGHT_DUMBBELL_KG;
  const from = isHeavyDumbbell ? LIGHT_DUMBBELL_KG : kind === "barbell" ? steps.bar_kg : 0;
  const stepKg = stepFrom(kind, steps, isHeavyDumbbell ? LIGHT_DUMBBELL_KG : 0);
  const load = from + wholeSteps(kg - from, stepKg) * stepKg;
  return load > 0 ? roundHalfUp(load, 1) : null;
}
