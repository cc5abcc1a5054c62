import { catalogueExercises } from "./exercise-table.ts";
import { breathingAndCoreTexts } from "./texts/breathing-and-core.ts";

export const breathingAndCoreExercises = catalogueExercises("manobra_resp", breathingAndCoreTexts, [
  ["Respiração diafragmática deitado", "Colchonete", "Core"],
  ["Respiração diafragmática sentado", "Cadeira", "Core"],
  ["Respiração 90/90 com pés na parede", "Colchonete e parede", "Core"],
  ["Respiração costal lateral com faixa", "Faixa elástica", "Core"],
  ["Expiração forçada com ativação do transverso", "Colchonete", "Core", "Abdômen"],
  ["Vacuum abdominal em decúbito dorsal", "Colchonete", "Core", "Abdômen"],
  ["Vacuum abdominal em quatro apoios", "Colchonete", "Core", "Abdômen"],
  ["Vacuum abdominal sentado", "Cadeira", "Core", "Abdômen"],
  ["Vacuum abdominal em pé", "Nenhum", "Core", "Abdômen"],
  ["Contração do assoalho pélvico", "Colchonete", "Core"],
  ["Prancha frontal", "Colchonete", "Core", "Abdômen"],
  ["Prancha frontal com joelhos apoiados", "Colchonete", "Core", "Abdômen"],
  ["Prancha frontal com braços estendidos", "Colchonete", "Core", "Abdômen"],
  ["Prancha lateral", "Colchonete", "Core", "Abdômen"],
  ["Prancha lateral com joelhos apoiados", "Colchonete", "Core", "Abdômen"],
  ["Prancha com toque nos ombros", "Colchonete", "Core", "Abdômen"],
  ["Prancha na bola suíça", "Bola suíça", "Core", "Abdômen"],
  ["Prancha reversa", "Colchonete", "Core", "Glúteos"],
  ["Ponte isométrica de glúteos", "Colchonete", "Glúteos", "Core"],
  ["Perdigueiro (bird dog)", "Colchonete", "Core", "Glúteos"],
  ["Inseto morto (dead bug)", "Colchonete", "Core", "Abdômen"],
  ["Canoa isométrica (hollow)", "Colchonete", "Abdômen", "Core"],
  ["Super-homem isométrico", "Colchonete", "Dorsais", "Glúteos"],
]);
