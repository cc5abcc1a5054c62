import { catalogueExercises } from "./exercise-table.ts";
import { mobilityTexts } from "./texts/mobility.ts";

/** The groups are those that the joint's movement prepares. */
export const mobilityExercises = catalogueExercises("mobility", mobilityTexts, [
  ["Mobilidade cervical em flexão e extensão", "Nenhum"],
  ["Mobilidade cervical em rotação", "Nenhum"],
  ["Retração cervical (queixo para dentro)", "Nenhum"],
  ["Mobilidade torácica em quatro apoios", "Colchonete", "Dorsais", "Core"],
  ["Mobilidade torácica em extensão no rolo", "Rolo de espuma", "Dorsais"],
  ["Mobilidade torácica em decúbito lateral (livro aberto)", "Colchonete", "Dorsais", "Peitoral"],
  ["Gato e vaca", "Colchonete", "Dorsais", "Core"],
  ["Passar a linha na agulha", "Colchonete", "Dorsais", "Deltoides"],
  ["Mobilidade de ombros com bastão", "Bastão", "Deltoides", "Peitoral"],
  ["Mobilidade de ombros com elástico", "Faixa elástica", "Deltoides"],
  ["Deslizamento de braços na parede", "Parede", "Deltoides", "Dorsais"],
  ["Circundução de ombros", "Nenhum", "Deltoides"],
  ["Mobilidade escapular em quatro apoios", "Colchonete", "Dorsais", "Peitoral"],
  ["Protração e retração escapular na parede", "Parede", "Dorsais", "Peitoral"],
  ["Mobilidade de punhos em apoio", "Colchonete"],
  ["Mobilidade de quadril 90/90", "Colchonete", "Glúteos", "Adutores"],
  ["Mobilidade de quadril em quatro apoios (rocking)", "Colchonete", "Glúteos", "Adutores"],
  ["Círculos de quadril em quatro apoios", "Colchonete", "Glúteos"],
  ["Balanço frontal de perna", "Parede", "Isquiotibiais", "Quadríceps"],
  ["Balanço lateral de perna", "Parede", "Adutores", "Glúteos"],
  ["Mobilidade de adutores em quatro apoios", "Colchonete", "Adutores"],
  ["Agachamento profundo com apoio", "Espaldar ou TRX", "Adutores", "Quadríceps", "Glúteos"],
  ["Afundo com rotação de tronco", "Nenhum", "Quadríceps", "Glúteos", "Core"],
  ["Báscula pélvica deitado", "Colchonete", "Core", "Abdômen"],
  ["Dissociação de quadril na bola suíça", "Bola suíça", "Core", "Glúteos"],
  ["Mobilidade de tornozelo com joelho na parede", "Parede", "Panturrilhas"],
  ["Mobilidade de tornozelo com elástico", "Faixa elástica", "Panturrilhas"],
  ["Circundução de tornozelo", "Nenhum", "Panturrilhas"],
]);
