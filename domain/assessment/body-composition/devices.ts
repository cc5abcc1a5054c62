import { recordOf } from "../../record.ts";
import { roundHalfUp } from "../../rounding.ts";
import { formatDecimal } from "../../text/number-format.ts";
import type { Limits } from "../anthropometry/measures.ts";
import { WEIGHT_LIMITS } from "../evaluation-rules.ts";
import type { FigureValues } from "../judged-change.ts";
import { classText } from "../references/class-text.ts";
import { fatScale } from "../references/fat-classes.ts";
import { bandOf } from "../references/scale.ts";
import type { Sex } from "../sex.ts";

export interface DeviceMeasure {
  readonly key: string;
  readonly label: string;
  readonly unit: string;
  readonly limits: Limits;
  readonly decimals: number;
}

const MASS = { key: "mass", label: "Massa no aparelho", unit: "kg", limits: WEIGHT_LIMITS, decimals: 2 } as const;
const FAT_PERCENTAGE = { key: "fat_percentage", label: "Gordura", unit: "%", limits: { min: 3, max: 65 }, decimals: 1 };
const FAT_MASS = { key: "fat_mass", label: "Massa gorda", unit: "kg", limits: { min: 1, max: 250 }, decimals: 2 };
const kilograms = (key: string, label: string, min: number, max: number): DeviceMeasure => ({
  key,
  label,
  unit: "kg",
  limits: { min, max },
  decimals: 2,
});

/** Figures and conditions as manufacturers print them; each kind is compared with its own alone. */
export const COMPOSITION_DEVICES = [
  {
    key: "bioimpedance",
    label: "Bioimpedância",
    article: "na bioimpedância",
    placeholder: "Marca, modelo e eletrodos (2, 4 ou 8)",
    measures: [
      MASS,
      FAT_PERCENTAGE,
      FAT_MASS,
      kilograms("lean_mass", "Massa livre de gordura", 10, 200),
      kilograms("muscle_mass", "Massa muscular", 5, 150),
      { key: "water", label: "Água corporal", unit: "L", limits: { min: 5, max: 120 }, decimals: 1 },
      { key: "visceral_level", label: "Gordura visceral", unit: "nível", limits: { min: 1, max: 60 }, decimals: 1 },
      { key: "phase_angle", label: "Ângulo de fase", unit: "°", limits: { min: 2, max: 12 }, decimals: 1 },
    ],
    conditions: {
      fasting: "Jejum de 4 h",
      no_exercise: "Sem exercício há 12 h",
      no_alcohol: "Sem álcool há 24 h",
      bladder: "Bexiga vazia",
      no_metal: "Sem metal",
      no_oedema: "Fora da menstruação e sem inchaço",
    },
    notFor: "Tem marca-passo ou CDI, ou está gestante",
  },
  {
    key: "dxa",
    label: "DXA",
    article: "no DXA",
    placeholder: "Marca e modelo",
    measures: [
      MASS,
      FAT_MASS,
      kilograms("lean_mass", "Massa magra", 10, 200),
      kilograms("bone_mass", "Conteúdo mineral ósseo", 0.8, 5),
      kilograms("appendicular_mass", "Massa magra dos membros", 3, 80),
    ],
    conditions: { same_machine: "Mesma máquina da última vez", same_position: "Mesma posição da última vez" },
    notFor: "Está gestante ou recebeu contraste há pouco",
  },
] as const satisfies readonly {
  readonly key: string;
  readonly label: string;
  readonly article: string;
  readonly placeholder: string;
  readonly measures: readonly DeviceMeasure[];
  readonly conditions: Readonly<Record<string, string>>;
  readonly notFor: string;
}[];

export type CompositionDevice = (typeof COMPOSITION_DEVICES)[number];
export type CompositionDeviceKey = CompositionDevice["key"];

export const DEVICE_REASONS = {
  contraindicated: "Exame não indicado para esta pessoa.",
  parts_do_not_add_up: "As partes não somam o total: confira os valores.",
} as const;
export type DeviceReason = keyof typeof DEVICE_REASONS;

const RESULTS = [
  { key: "fat_percentage", label: "Gordura", unit: "%", decimals: 1, of: ["bioimpedance", "dxa"] },
  { key: "fat_mass", label: "Massa gorda", unit: "kg", decimals: 2, of: ["bioimpedance", "dxa"] },
  { key: "lean_mass", label: "Massa magra", unit: "kg", decimals: 2, of: ["bioimpedance", "dxa"] },
  { key: "muscle_mass", label: "Massa muscular", unit: "kg", decimals: 2, of: ["bioimpedance"] },
  { key: "water", label: "Água corporal", unit: "L", decimals: 1, of: ["bioimpedance"] },
  { key: "visceral_level", label: "Gordura visceral", unit: "nível", decimals: 1, of: ["bioimpedance"] },
  { key: "phase_angle", label: "Ângulo de fase", unit: "°", decimals: 1, of: ["bioimpedance"] },
  { key: "bone_mass", label: "Conteúdo mineral ósseo", unit: "kg", decimals: 2, of: ["dxa"] },
  { key: "appendicular_index", label: "Índice de massa magra dos membros", unit: "kg/m²", decimals: 2, of: ["dxa"] },
] as const;

export type DeviceResultKey = (typeof RESULTS)[number]["key"];
export const DEVICE_RESULTS: readonly DeviceResultKey[] = RESULTS.map(({ key }) => key);

/** The results of one kind; `figure` is the key among the figures of an evaluation. */
export const resultsOf = ({ key: device, label: kind }: CompositionDevice) =>
  RESULTS.filter(({ of }) => of.some((one) => one === device)).map(({ key, label, unit, decimals }) => ({
    key,
    figure: `${device}_${key}`,
    label: device === "bioimpedance" && key === "lean_mass" ? "Massa livre de gordura" : label,
    kind,
    unit,
    decimals,
  }));

export const DEVICE_FIGURES = COMPOSITION_DEVICES.flatMap((device) =>
  resultsOf(device).map(({ figure, label, kind, unit, decimals }) => ({
    key: figure,
    label: `${label}, ${kind}`,
    unit,
    decimals,
  })),
);

export interface DevicePerson {
  readonly sex: Sex;
  readonly ageYears: number | null;
  readonly weightKg: number | null;
  readonly statureCm: number | null;
}

export interface DeviceReading {
  readonly measures: FigureValues;
  readonly contraindicated: boolean;
}

export interface DeviceAssessment {
  readonly figures: { readonly [K in DeviceResultKey]?: number };
  readonly reason: DeviceReason | null;
  readonly notes: readonly string[];
}

/** Parts may miss the mass by this share of it, which rounding on a printed sheet explains. */
const TOLERANCE = 0.02;
const WATER_OF_MASS = { min: 0.35, max: 0.75 } as const;
/** Fat-free mass of adults is 73 % water: Wang Z et al. Am J Clin Nutr 1999;69:833-841. */
const WATER_OF_LEAN = { min: 0.69, max: 0.77 } as const;

const LOW_INDEX_FROM_AGE = 60;
/** kg/m². Cruz-Jentoft AJ et al. (EWGSOP2). Age Ageing 2019;48:16-31. */
const LOW_INDEX: Readonly<Record<Sex, number>> = { male: 7, female: 5.5 };

export const isLowAppendicularIndex = (index: number, { sex, ageYears }: DevicePerson): boolean =>
  ageYears !== null && ageYears >= LOW_INDEX_FROM_AGE && index < LOW_INDEX[sex];

const REFUSED = (reason: DeviceReason): DeviceAssessment => ({ figures: {}, reason, notes: [] });

const differs = (one: number, other: number, mass: number): boolean =>
  roundHalfUp(Math.abs(one - other), 9) > roundHalfUp(TOLERANCE * mass, 9);

const isBetween = ({ min, max }: Limits, share: number): boolean => share >= min && share <= max;

/** Masses kg, water L, stature cm. No figure follows from parts that contradict each other. */
export function assessDevice(
  device: CompositionDeviceKey,
  { measures, contraindicated }: DeviceReading,
  person: DevicePerson,
): DeviceAssessment {
  if (contraindicated) return REFUSED("contraindicated");
  const given = (key: string) => measures[key] ?? null;
  const mass = given("mass") ?? person.weightKg;
  const found = device === "dxa" ? threeParts(given, mass) : twoParts(given, mass);
  if (found === "parts_do_not_add_up") return REFUSED(found);
  const limbs = device === "dxa" ? given("appendicular_mass") : null;
  const index = limbs !== null && person.statureCm ? limbs / (person.statureCm / 100) ** 2 : null;
  const figures = { ...found, appendicular_index: index };
  const notes = [
    ...waterNotes(device, figures, mass),
    ...fatClassNote(figures.fat_percentage ?? null, person),
    ...(index !== null && isLowAppendicularIndex(index, person)
      ? ["Massa magra dos membros baixa para a estatura (EWGSOP2)."]
      : []),
  ];
  return {
    figures: recordOf(Object.entries(figures).flatMap(([key, value]) => (value === null ? [] : [[key, value]]))),
    reason: null,
    notes,
  };
}

type Given = (key: string) => number | null;
type Found = { readonly [K in DeviceResultKey]?: number | null };

/** Fat and the rest: one gives the other. */
function twoParts(given: Given, mass: number | null): Found | "parts_do_not_add_up" {
  const [percent, fatKg, leanKg] = [given("fat_percentage"), given("fat_mass"), given("lean_mass")];
  const fat = fatKg ?? (percent !== null && mass !== null ? (mass * percent) / 100 : null);
  if (mass !== null && fat !== null) {
    if (percent !== null && differs(fat, (mass * percent) / 100, mass)) return "parts_do_not_add_up";
    if (leanKg !== null && differs(fat + leanKg, mass, mass)) return "parts_do_not_add_up";
  }
  return {
    fat_percentage: percent ?? (fat !== null && mass ? roundHalfUp((100 * fat) / mass, 1) : null),
    fat_mass: fat,
    lean_mass: leanKg ?? (fat !== null && mass !== null ? mass - fat : null),
    muscle_mass: given("muscle_mass"),
    water: given("water"),
    visceral_level: given("visceral_level"),
    phase_angle: given("phase_angle"),
  };
}

/** Fat, lean and bone: the percentage is of their sum. */
function threeParts(given: Given, mass: number | null): Found | "parts_do_not_add_up" {
  const [fat, lean, bone] = [given("fat_mass"), given("lean_mass"), given("bone_mass")];
  const total = fat !== null && lean !== null && bone !== null ? fat + lean + bone : null;
  if (total !== null && mass !== null && differs(total, mass, mass)) return "parts_do_not_add_up";
  return {
    fat_percentage: fat !== null && total ? roundHalfUp((100 * fat) / total, 1) : null,
    fat_mass: fat,
    lean_mass: lean,
    bone_mass: bone,
  };
}

function waterNotes(device: CompositionDeviceKey, { water, lean_mass }: Found, mass: number | null): string[] {
  if (device !== "bioimpedance" || typeof water !== "number") return [];
  if (mass !== null && !isBetween(WATER_OF_MASS, water / mass)) return ["Confira a água: fora de 35 a 75% da massa."];
  return lean_mass && !isBetween(WATER_OF_LEAN, water / lean_mass)
    ? [
        `Confira a água: ${formatDecimal((100 * water) / lean_mass, 0)}% da massa livre de gordura (o comum é 69 a 77%).`,
      ]
    : [];
}

function fatClassNote(percent: number | null, { sex, ageYears }: DevicePerson): string[] {
  const scale = percent === null || ageYears === null ? null : fatScale(sex, ageYears);
  const band = scale && percent !== null ? bandOf(scale, percent) : null;
  return band ? [`${classText(band.label)}: classe calculada para dobras.`] : [];
}
