import type { Movement } from "#domain/figures/exercise/movement.ts";
import { placed } from "./placed.ts";

const gait = (pace: string, place: string): Movement => ({ pattern: "gait", parameters: { pace, place } });

export const aerobicMovements: Readonly<Record<string, Movement>> = {
  "Caminhada na esteira": gait("walk", "treadmill"),
  "Caminhada inclinada na esteira": gait("walk", "inclined-treadmill"),
  "Corrida na esteira": gait("run", "treadmill"),
  "Corrida intervalada na esteira": gait("sprint", "treadmill"),
  "Caminhada ao ar livre": gait("walk", "ground"),
  "Caminhada e trote alternados": gait("jog", "ground"),
  "Corrida contínua na rua": gait("run", "ground"),
  "Tiros na pista": gait("sprint", "track"),
  "Tiros em subida": gait("sprint", "hill"),
  "Bicicleta ergométrica vertical": placed("cycling", "upright"),
  "Bicicleta ergométrica horizontal": placed("cycling", "recumbent"),
  "Ciclismo indoor": placed("cycling", "indoor"),
  "Tiros na air bike": placed("cycling", "air"),
  "Ciclismo na rua": placed("cycling", "road"),
  Elíptico: placed("aerobic-machine", "elliptical"),
  "Escada ergométrica": placed("aerobic-machine", "stairs"),
  "Remo ergométrico": placed("aerobic-machine", "rower"),
  "Simulador de esqui": placed("aerobic-machine", "ski"),
  "Pular corda": placed("aerobic-machine", "rope"),
  "Natação no estilo crawl": placed("water", "crawl"),
  "Corrida na água (deep running)": placed("water", "running"),
  Hidroginástica: placed("water", "aerobics"),
};
