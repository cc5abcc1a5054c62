/** Body mass index in kg/m² (Quetelet): weight in kg, stature in cm. */
export function bodyMassIndex(weightKg: number, statureCm: number): number {
  return weightKg / (statureCm / 100) ** 2;
}

/** Waist girth over hip girth, both in cm. */
export function waistHipRatio(waistCm: number, hipCm: number): number {
  return waistCm / hipCm;
}

/** Waist girth over stature, both in cm. */
export function waistHeightRatio(waistCm: number, statureCm: number): number {
  return waistCm / statureCm;
}
