import type { MesocyclePath } from "./data.ts";

/** StudentShowMesociclo: the microcycles of one mesocycle. */
export const MESOCYCLE_PAGE = "/inicio/visualizar/$id/macrociclo/$idMacrociclo/mesociclo/$idMesociclo";

export const mesocyclePageParams = ({ id, macroId, mesoId }: MesocyclePath) => ({
  id,
  idMacrociclo: macroId,
  idMesociclo: mesoId,
});
