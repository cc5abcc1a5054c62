import { folded } from "../../student-import/folded.ts";

/** What an exercise is done with, by how much it steadies the movement. */
export type EquipmentClass = "machine" | "dumbbell" | "body" | "barbell";

interface Class {
  readonly code: EquipmentClass;
  readonly names: readonly string[];
}

/** The first class that has a part of the equipment's name; everything else is the body's own weight. */
const CLASSES: readonly Class[] = [
  {
    code: "machine",
    names: [
      "maquina",
      "cadeira abdutora",
      "cadeira adutora",
      "cadeira extensora",
      "cadeira flexora",
      "cadeira paralela",
      "mesa flexora",
      "leg press",
      "hack",
      "smith",
      "graviton",
      "crossover",
      "polia",
      "esteira",
      "ergometric",
      "bicicleta vertical",
      "bicicleta horizontal",
      "indoor",
      "eliptico",
      "simulador",
      "remo",
      "air bike",
      "piscina",
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

/** Equipment that people rarely have at home, beside machines. */
const GYM_ONLY = [
  "banco reto",
  "banco inclinado",
  "banco scott",
  "banco romano",
  "banco com encosto",
  "banco sissy",
  "barra",
  "gaiola",
  "maca",
  "trx",
  "pista",
  "espaldar",
];

export function isForHome(equipment: string | null): boolean {
  const name = folded(equipment ?? "");
  return equipmentClassOf(equipment) !== "machine" && !GYM_ONLY.some((part) => name.includes(part));
}
