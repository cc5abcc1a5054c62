import { type RawBuilder, sql } from "kysely";
import { ofCycle } from "./of-cycle.ts";

type Value = number | RawBuilder<number>;

/** Whose trainings: a cycle's, or those of an entry of the training library. */
export type TrainingsOwner =
  | { readonly mesoId: Value; readonly microId?: Value | undefined }
  | { readonly libraryEntryId: Value };

/** In a query of trainings: those of one owner. */
export const trainingsOf = (owner: TrainingsOwner): RawBuilder<boolean> =>
  "libraryEntryId" in owner ? sql<boolean>`library_entry_id = ${owner.libraryEntryId}` : ofCycle(owner);
