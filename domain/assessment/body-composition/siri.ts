/*
 * Siri WE. Body composition from fluid spaces and density. In: Brozek J, Henschel A (eds). Techniques for measuring body
 * composition. Washington: National Academy of Sciences; 1961. p. 223-244. Adults; density in g/cm³.
 */

/** Body fat in percent from body density in g/cm³ (Siri 1961). */
export function fatPercentageOf(density: number): number {
  return 100 * (4.95 / density - 4.5);
}

/** Body density in g/cm³ from body fat in percent: the inverse, for equations that publish a percentage. */
export function densityOf(fatPercentage: number): number {
  return 4.95 / (fatPercentage / 100 + 4.5);
}
