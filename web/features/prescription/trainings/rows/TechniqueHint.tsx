import type { TrainingEntry } from "#contract/prescription/trainings.ts";
import { Hint } from "./Hint.tsx";

interface Props {
  readonly entry: TrainingEntry;
}

export function TechniqueHint({ entry: { exercise_technic: technique } }: Props) {
  if (!technique) return null;
  const { name, description } = technique;
  // A technique that the catalogue has no more has neither.
  const fallback = name.trim() === "" ? { fallback: "Descrição não encontrada!" } : {};
  return <Hint name={name} description={description} fallbackName="Técnica" {...fallback} />;
}
