import { catalogueExercises } from "./exercise-table.ts";
import { myofascialReleaseTexts } from "./texts/myofascial-release.ts";

export const myofascialReleaseExercises = catalogueExercises("myofascial_release", myofascialReleaseTexts, [
  ["Liberação miofascial de trato iliotibial com rolo", "Rolo de espuma", "Glúteos", "Quadríceps"],
  ["Liberação miofascial de quadríceps com rolo", "Rolo de espuma", "Quadríceps"],
  ["Liberação miofascial de isquiotibiais com rolo", "Rolo de espuma", "Isquiotibiais"],
  ["Liberação miofascial de isquiotibiais com bola no banco", "Bola de liberação e banco", "Isquiotibiais"],
  ["Liberação miofascial de adutores com rolo", "Rolo de espuma", "Adutores"],
  ["Liberação miofascial de glúteos com rolo", "Rolo de espuma", "Glúteos"],
  ["Liberação miofascial de glúteo médio com bola", "Bola de liberação", "Glúteos"],
  ["Liberação miofascial de piriforme com bola", "Bola de liberação", "Glúteos"],
  ["Liberação miofascial de tensor da fáscia lata com bola", "Bola de liberação", "Glúteos", "Quadríceps"],
  ["Liberação miofascial de panturrilha com rolo", "Rolo de espuma", "Panturrilhas"],
  ["Liberação miofascial de panturrilha com bastão", "Bastão de massagem", "Panturrilhas"],
  ["Liberação miofascial de fáscia plantar com bola", "Bola de liberação", "Panturrilhas"],
  ["Liberação miofascial torácica com rolo", "Rolo de espuma", "Dorsais"],
  ["Liberação miofascial de dorsais com rolo", "Rolo de espuma", "Dorsais"],
  ["Liberação miofascial de trapézio com bola na parede", "Bola de liberação e parede", "Dorsais"],
  ["Liberação miofascial de romboides com bola na parede", "Bola de liberação e parede", "Dorsais"],
  ["Liberação miofascial paravertebral com bola dupla", "Bola dupla (amendoim)", "Dorsais", "Core"],
  ["Liberação miofascial de peitoral com bola na parede", "Bola de liberação e parede", "Peitoral"],
  ["Liberação miofascial de deltoide posterior com bola", "Bola de liberação e parede", "Deltoides"],
  ["Liberação miofascial de tríceps com rolo", "Rolo de espuma", "Tríceps"],
]);
