import type { Movement } from "#domain/figures/exercise/movement.ts";

const roller = (position: string): Movement => ({ pattern: "roller-release", parameters: { position } });
const ball = (position: string): Movement => ({ pattern: "ball-release", parameters: { position } });

export const myofascialReleaseMovements: Readonly<Record<string, Movement>> = {
  "Liberação miofascial de trato iliotibial com rolo": roller("outer-thigh"),
  "Liberação miofascial de quadríceps com rolo": roller("front-thigh"),
  "Liberação miofascial de isquiotibiais com rolo": roller("back-thigh"),
  "Liberação miofascial de isquiotibiais com bola no banco": ball("back-thigh"),
  "Liberação miofascial de adutores com rolo": roller("inner-thigh"),
  "Liberação miofascial de glúteos com rolo": roller("glutes"),
  "Liberação miofascial de glúteo médio com bola": ball("hip-side"),
  "Liberação miofascial de piriforme com bola": ball("piriformis"),
  "Liberação miofascial de tensor da fáscia lata com bola": ball("hip-front"),
  "Liberação miofascial de panturrilha com rolo": roller("calf"),
  "Liberação miofascial de panturrilha com bastão": { pattern: "stick-release", parameters: {} },
  "Liberação miofascial de fáscia plantar com bola": ball("foot"),
  "Liberação miofascial torácica com rolo": roller("upper-back"),
  "Liberação miofascial de dorsais com rolo": roller("lats"),
  "Liberação miofascial de trapézio com bola na parede": ball("trapezius"),
  "Liberação miofascial de romboides com bola na parede": ball("rhomboids"),
  "Liberação miofascial paravertebral com bola dupla": ball("spine"),
  "Liberação miofascial de peitoral com bola na parede": ball("chest"),
  "Liberação miofascial de deltoide posterior com bola": ball("rear-shoulder"),
  "Liberação miofascial de tríceps com rolo": roller("triceps"),
};
