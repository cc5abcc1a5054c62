import type { TrainingEntry } from "#contract/trainings.ts";
import { Hint } from "../Hint.tsx";

interface Props {
  readonly entry: TrainingEntry;
}

/** An entry's technique, explained when it is pressed; nothing for an entry without one. */
export function TechniqueHint({ entry: { exercise_technic: technique } }: Props) {
  return technique && <Hint name={technique.name} description={technique.description} fallbackName="Técnica" />;
}
