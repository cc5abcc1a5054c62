import type { Scope } from "../../platform/database/scope.ts";

export const listMuscleGroups = ({ tx }: Scope) =>
  tx.selectFrom("muscle_groups").select(["id", "name"]).where("hidden_at", "is", null).orderBy("id").execute();
