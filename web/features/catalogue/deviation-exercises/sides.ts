export type LinePosition = "first" | "second" | "alone";

const SIDE = / à (?:direita|esquerda)$/;

const areSides = (one: string | undefined, other: string | undefined): boolean =>
  one !== undefined &&
  other !== undefined &&
  one !== other &&
  SIDE.test(one) &&
  SIDE.test(other) &&
  one.replace(SIDE, "") === other.replace(SIDE, "");

/** The place of each name when the two sides of a deviation, which follow each other, share a line. */
export const placesOf = (names: readonly string[]): readonly LinePosition[] =>
  names.map((name, index) => {
    if (areSides(name, names[index + 1])) return "first";
    return areSides(names[index - 1], name) ? "second" : "alone";
  });
