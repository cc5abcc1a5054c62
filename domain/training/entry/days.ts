import type { Prescription } from "./fields.ts";

/** A prescription whose HIIT is on days of its training alone: days that the training no longer has are left out. */
export function withinDays(prescription: Prescription, trainingDays: readonly number[]): Prescription {
  const hiitDays = prescription.hiitDays.filter((day) => trainingDays.includes(day));
  return hiitDays.length === prescription.hiitDays.length ? prescription : { ...prescription, hiitDays };
}
