import type { Scope } from "../../platform/database/scope.ts";

/** The catalogue by name; an unknown name is a mistake in the demo data. */
export interface CatalogueNames {
  exercise(name: string): number;
  technique(name: string): number;
  muscleGroup(name: string): number;
  method(name: string): { readonly name: string; readonly description: string };
}

export async function readCatalogueNames({ tx }: Scope): Promise<CatalogueNames> {
  const [exercises, techniques, groups, methods] = [
    await tx.selectFrom("exercises").select(["id", "name"]).where("owner_id", "=", 0).execute(),
    await tx.selectFrom("techniques").select(["id", "name"]).execute(),
    await tx.selectFrom("muscle_groups").select(["id", "name"]).execute(),
    await tx.selectFrom("training_methods").select(["name", "description"]).execute(),
  ];
  const find = <Row extends { name: string }>(rows: readonly Row[], name: string): Row => {
    const row = rows.find((candidate) => candidate.name === name);
    if (!row) throw new Error(`the catalogue has no "${name}"`);
    return row;
  };
  return {
    exercise: (name) => find(exercises, name).id,
    technique: (name) => find(techniques, name).id,
    muscleGroup: (name) => find(groups, name).id,
    method: (name) => find(methods, name),
  };
}
