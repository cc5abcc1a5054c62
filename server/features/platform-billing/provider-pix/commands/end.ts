import type { TrainerScope } from "../../../../platform/database/scope.ts";
import type { PixTable } from "../queries.ts";

export const endPix = (
  { tx, actor }: TrainerScope,
  { table }: { readonly table: PixTable },
  key: string,
  state: "paid" | "expired" | "refunded",
) => tx.updateTable(table).set({ state }).where("trainer_id", "=", actor.trainerId).where("key", "=", key).execute();
