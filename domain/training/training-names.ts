const LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZ";

function lettersOf(index: number): string {
  const last = LETTERS.charAt(index % LETTERS.length);
  const rest = Math.floor(index / LETTERS.length);
  return rest === 0 ? last : lettersOf(rest - 1) + last;
}

/** The name proposed for the next training of a cycle that has `existing` of them: "Treino A", "Treino B"… */
export function defaultTrainingName(existing: number): string {
  return `Treino ${lettersOf(existing)}`;
}

/** "Treino A", and not a name that says what the training is. */
export const isDefaultTrainingName = (name: string): boolean => /^Treino [A-Z]{1,2}$/.test(name);

/** As {@link defaultTrainingName}, but never that of another training. */
export function nextTrainingName(names: readonly string[]): string {
  let existing = names.length;
  while (names.includes(defaultTrainingName(existing))) existing++;
  return defaultTrainingName(existing);
}
