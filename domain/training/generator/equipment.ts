import { folded } from "../../text/accentless.ts";
import type { CodeOf } from "../../text/labels.ts";

export type EquipmentClass = "machine" | "dumbbell" | "body" | "barbell";

interface ClassNames {
  readonly code: EquipmentClass;
  readonly names: readonly string[];
}

/** The first class that has a part of the equipment's name; everything else is the body's own weight. */
const CLASSES: readonly ClassNames[] = [
  {
    code: "machine",
    names: [
      ...["maquina", "cadeira abdutora", "cadeira adutora", "cadeira extensora", "cadeira flexora"],
      ...["cadeira paralela", "mesa flexora", "leg press", "hack", "smith", "graviton", "crossover", "polia"],
      ...["esteira", "ergometric", "bicicleta vertical", "bicicleta horizontal", "indoor", "eliptico"],
      ...["simulador", "remo", "air bike", "piscina"],
    ],
  },
  { code: "dumbbell", names: ["halter", "kettlebell", "caneleira", "anilha"] },
  { code: "body", names: ["barra fixa", "barras paralelas", "peso corporal", "bola", "colchonete"] },
  { code: "barbell", names: ["barra"] },
];

export function equipmentClassOf(equipment: string | null): EquipmentClass {
  const name = folded(equipment ?? "");
  return CLASSES.find(({ names }) => names.some((part) => name.includes(part)))?.code ?? "body";
}

export const TRAINING_PLACES = { gym: "Academia", home: "Em casa" } as const;

/** A mat, a wall, a chair and a step are taken to be in every home. */
export const HOME_EQUIPMENT = {
  dumbbells: "Halteres",
  bands: "Elásticos e minibands",
  ankle_weights: "Caneleiras",
  kettlebell: "Kettlebell",
  bench: "Banco regulável",
  barbell: "Barra e anilhas",
  pull_up_bar: "Barra fixa",
  swiss_ball: "Bola suíça",
  foam_roller: "Rolo e bola de liberação",
  suspension: "TRX",
  treadmill: "Esteira",
  bicycle: "Bicicleta ergométrica",
} as const;
export type HomeEquipment = CodeOf<typeof HOME_EQUIPMENT>;

export interface TrainingPlace {
  readonly code: CodeOf<typeof TRAINING_PLACES>;
  /** Only asked at home. */
  readonly equipment: readonly HomeEquipment[];
}

/** Most people who train at home have these; our own choice, until the trainer says otherwise. */
export const USUAL_AT_HOME: readonly HomeEquipment[] = ["dumbbells", "bands"];

const NAMES: Readonly<Record<HomeEquipment, readonly string[]>> = {
  dumbbells: ["halter"],
  bands: ["faixa", "miniband", "elastico"],
  ankle_weights: ["caneleira"],
  kettlebell: ["kettlebell"],
  bench: ["banco reto", "banco inclinado", "banco com encosto"],
  barbell: ["barra reta", "barra w", "barra e anilhas", "anilha"],
  pull_up_bar: ["barra fixa"],
  swiss_ball: ["bola suica"],
  foam_roller: ["rolo", "bola de liberacao", "bola dupla", "bastao de massagem"],
  suspension: ["trx"],
  treadmill: ["esteira"],
  bicycle: ["bicicleta horizontal", "bicicleta vertical"],
};
/** Every home has these, or something that takes their place: a broomstick, a firm chair, a sofa. */
const IN_EVERY_HOME = [
  ...["nenhum", "peso corporal", "colchonete", "parede", "batente", "cadeira", "toalha", "degrau", "bastao"],
  ...["banco", "almofada", "apoio para os pes", "step"],
];
const GYM_ONLY = [
  ...["cadeira abdutora", "cadeira adutora", "cadeira extensora", "cadeira flexora", "cadeira paralela"],
  ...["banco romano", "banco scott", "banco sissy", "banco declinado"],
];

const isOneAtHand = (name: string, { equipment }: TrainingPlace): boolean => {
  if (name === "") return true;
  if (GYM_ONLY.some((part) => name.startsWith(part))) return false;
  if (name === "barra") return equipment.includes("barbell");
  const owner = Object.entries(NAMES).find(([, names]) => names.some((part) => name.startsWith(part)))?.[0];
  if (owner) return equipment.some((code) => code === owner);
  return IN_EVERY_HOME.some((part) => name.startsWith(part));
};

export function isAtHand(equipment: string | null, place: TrainingPlace): boolean {
  if (place.code === "gym") return true;
  const parts = (equipment ?? "").split(/ e | com |\+|,/i);
  return parts.every((part) => part.split(/ ou /i).some((one) => isOneAtHand(folded(one), place)));
}
