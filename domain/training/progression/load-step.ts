/** The step depends on the equipment's text in the catalogue, and the muscle groups by their ids, the main one first. */
export interface LiftedExercise {
  readonly equipament_needed: string | null;
  readonly muscle_groups: readonly { readonly id: number }[];
}

/** Glúteos, Isquiotibiais, Adutores, Quadríceps, Panturrilhas. */
const LOWER_BODY: ReadonlySet<number> = new Set([7, 8, 9, 10, 11]);

/** Dumbbells come in steps of 1 kg up to here, and of 2 kg beyond. */
const LIGHT_DUMBBELL_KG = 10;

/**
 * By how many kg a load rises: the smallest step that the equipment has. Dumbbells 1 kg up to 10 kg and 2 kg beyond; bars 2.5 kg, and
 * 5 kg for the lower body; machines and pulleys 5 kg, a plate of the stack; anything else 2.5 kg. It agrees with the 2-for-2 rule's
 * increases of 1 to 4 kg for the upper and 2 to 7 kg for the lower body (Baechle TR, Earle RW. Essentials of strength training and
 * conditioning, 3rd ed. Champaign: Human Kinetics; 2008).
 */
export function loadStepKg({ equipament_needed, muscle_groups }: LiftedExercise, loadKg: number): number {
  const equipment = (equipament_needed ?? "").toLowerCase();
  const isLower = LOWER_BODY.has(muscle_groups[0]?.id ?? 0);
  if (/halter|kettlebell/.test(equipment)) return loadKg < LIGHT_DUMBBELL_KG ? 1 : 2;
  if (/máquina|polia|cadeira|mesa|leg press|smith/.test(equipment)) return 5;
  if (/barra|anilha/.test(equipment)) return isLower ? 5 : 2.5;
  return 2.5;
}
