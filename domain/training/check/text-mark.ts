/** A short mark of a text (FNV-1a, 32 bits), so that a stored key holds no word of the anamnesis. */
export function markOf(text: string): string {
  let hash = 0x811c9dc5;
  for (const character of text) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193);
  return (hash >>> 0).toString(36);
}
