import { z } from "zod";
import { BAR_LIMITS, PLATES_KG, STEP_LIMITS } from "#domain/training/loads/load-steps.ts";
import { call } from "../call.ts";
import { failures } from "../wire.ts";
import * as endpoints from "./load-steps.endpoints.ts";

const HALF_KG = "Use meio quilo em meio quilo";

const Kg = ({ min, max }: { readonly min: number; readonly max: number }) => {
  const limits = `De ${String(min).replace(".", ",")} a ${max} kg`;
  return z
    .number(limits)
    .min(min, limits)
    .max(max, limits)
    .refine((kg) => Number.isInteger(kg * 2), HALF_KG);
};

/** Loads that exist where a trainer works, in kg: the bar, its plates a piece, and the step of everything else. */
export const LoadSteps = z.object({
  bar_kg: Kg(BAR_LIMITS),
  plates_kg: z
    .array(z.number().refine((kg) => PLATES_KG.includes(kg), "Escolha uma das anilhas da lista"))
    .min(1, "Escolha ao menos uma anilha")
    .max(PLATES_KG.length)
    .refine((plates) => new Set(plates).size === plates.length, "Cada anilha vem uma vez"),
  /** Up to 10 kg. */
  dumbbell_step_kg: Kg(STEP_LIMITS),
  heavy_dumbbell_step_kg: Kg(STEP_LIMITS),
  machine_step_kg: Kg(STEP_LIMITS),
  cable_step_kg: Kg(STEP_LIMITS),
  kettlebell_step_kg: Kg(STEP_LIMITS),
});
export type LoadSteps = z.output<typeof LoadSteps>;

/** The usual ones of Brazil until the trainer has own ones. */
export const findLoadSteps = call(endpoints.findLoadSteps, {
  schema: {
    summary: "As cargas que existem onde eu trabalho",
    tags: ["load-steps"],
    response: { 200: z.object({ load_steps: LoadSteps }), ...failures(401, 403) },
  },
});

export const saveLoadSteps = call(endpoints.saveLoadSteps, {
  schema: {
    summary: "Definir as cargas que existem onde eu trabalho",
    tags: ["load-steps"],
    body: LoadSteps,
    response: { 200: z.object({ load_steps: LoadSteps }), ...failures(400, 401, 403, 422) },
  },
});
