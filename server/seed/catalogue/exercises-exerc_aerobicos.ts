import { catalogueExercises } from "./exercise-table.ts";
import { aerobicTexts } from "./texts/aerobic.ts";

export const aerobicExercises = catalogueExercises("exerc_aerobicos", aerobicTexts, [
  ["Caminhada na esteira", "Esteira"],
  ["Caminhada inclinada na esteira", "Esteira"],
  ["Corrida na esteira", "Esteira"],
  ["Corrida intervalada na esteira", "Esteira"],
  ["Caminhada ao ar livre", "Nenhum"],
  ["Caminhada e trote alternados", "Nenhum"],
  ["Corrida contínua na rua", "Nenhum"],
  ["Tiros na pista", "Pista de atletismo"],
  ["Tiros em subida", "Rampa ou ladeira"],
  ["Bicicleta ergométrica vertical", "Bicicleta vertical"],
  ["Bicicleta ergométrica horizontal", "Bicicleta horizontal"],
  ["Ciclismo indoor", "Bicicleta de ciclismo indoor"],
  ["Tiros na air bike", "Air bike"],
  ["Ciclismo na rua", "Bicicleta"],
  ["Elíptico", "Elíptico"],
  ["Escada ergométrica", "Simulador de escada"],
  ["Remo ergométrico", "Remo ergométrico"],
  ["Simulador de esqui", "Simulador de esqui"],
  ["Pular corda", "Corda"],
  ["Natação no estilo crawl", "Piscina"],
  ["Corrida na água (deep running)", "Piscina e colete flutuador"],
  ["Hidroginástica", "Piscina"],
]);
