import { type RawBuilder, sql } from "kysely";
import { ofCycle } from "./of-cycle.ts";

type Value = number | RawBuilder<number>;

export type TrainingsOwner =
  | { readonly mesoId: Value; readonly microId?: Value | undefined }
  | { readonly libraryEntryId: Value };

export const trainingsOf = (owner: TrainingsOwner): RawBuilder<boolean> =>
  "libraryEntryId" in owner ? sql<boolean>`library_entry_id = ${owner.libraryEntryId}` : ofCycle(owner);
