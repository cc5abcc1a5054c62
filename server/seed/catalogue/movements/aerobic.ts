import type { Movement } from "../../../../domain/figures/exercise/movement.ts";

const gait = (pace: string, place: string): Movement => ({ pattern: "gait", parameters: { pace, place } });
const movement = (pattern: string, position: string): Movement => ({ pattern, parameters: { position } });

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
  "Bicicleta ergométrica vertical": movement("cycling", "upright"),
  "Bicicleta ergométrica horizontal": movement("cycling", "recumbent"),
  "Ciclismo indoor": movement("cycling", "indoor"),
  "Tiros na air bike": movement("cycling", "air"),
  "Ciclismo na rua": movement("cycling", "road"),
  Elíptico: movement("aerobic-machine", "elliptical"),
  "Escada ergométrica": movement("aerobic-machine", "stairs"),
  "Remo ergométrico": movement("aerobic-machine", "rower"),
  "Simulador de esqui": movement("aerobic-machine", "ski"),
  "Pular corda": movement("aerobic-machine", "rope"),
  "Natação no estilo crawl": movement("water", "crawl"),
  "Corrida na água (deep running)": movement("water", "running"),
  Hidroginástica: movement("water", "aerobics"),
};
