import type { SharedPhoto } from "#contract/sharing/shared-photos.ts";
import type { CyclePath } from "../../planning/cycles/data.ts";
import type { SharedDocument } from "../../sharing/shared-links/data.ts";

export const sharedEvaluation = (path: CyclePath, photos?: SharedPhoto[]): SharedDocument => ({
  document: "evaluation",
  macrocycle_id: path.macroId,
  mesocycle_id: path.mesoId,
  microcycle_id: path.microId,
  ...(photos && { photos }),
});
