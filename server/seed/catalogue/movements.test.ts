import { describe, expect, it } from "vitest";
import { wordsOf } from "#domain/figures/exercise/movement-words.ts";
import { isMovement, PATTERNS } from "#domain/figures/exercise/patterns.ts";
import { catalogueExercises } from "./exercises.ts";
import { catalogueMovements } from "./movements.ts";

/** Words of a name that say how an exercise is done, as `wordsOf` gives them. */
const CLAIMS = new Set(
  (
    "halter kettlebell polia maquina smith elastico anilha bola trx inclinado declinado unilateral alternado supinada pronada neutra " +
    "sentado deitado ajoelhado"
  ).split(" "),
);

function drawnWords(name: string): ReadonlySet<string> {
  const movement = catalogueMovements[name];
  const pattern = PATTERNS[movement?.pattern ?? ""];
  const values = Object.entries(pattern?.parameters ?? {}).map(
    ([key, parameter]) => parameter.values[movement?.parameters[key] ?? Object.keys(parameter.values)[0] ?? ""],
  );
  return wordsOf([pattern?.label, ...values].join(" "));
}

describe("the catalogue's movements", () => {
  it("are given for every exercise and for nothing else, as the patterns know them", () => {
    expect(Object.keys(catalogueMovements).toSorted()).toEqual(catalogueExercises.map(({ name }) => name).toSorted());
    expect(Object.entries(catalogueMovements).filter(([, movement]) => !isMovement(movement))).toEqual([]);
  });

  it("are what the names claim", () => {
    const undrawn = catalogueExercises.flatMap(({ name }) => {
      const drawn = drawnWords(name);
      const missing = [...wordsOf(name)].filter((word) => CLAIMS.has(word) && !drawn.has(word));
      return missing.length > 0 ? [`${name}: ${missing.join(", ")}`] : [];
    });
    expect(undrawn).toEqual([]);
  });
});
