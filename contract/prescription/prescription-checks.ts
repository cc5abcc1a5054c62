import { z } from "zod";
import { ADVICE_KEY_LENGTH } from "#domain/training/check/advice.ts";
import { CONDITIONS } from "#domain/training/health/condition-table.ts";
import { PAINFUL_AREAS } from "#domain/training/painful-area-table.ts";
import { MAX_WEEKLY_SETS } from "#domain/training/weekly/band.ts";
import { call } from "../call.ts";
import { failures, Id, Nothing, Text } from "../wire.ts";
import * as endpoints from "./prescription-checks.endpoints.ts";

const WRONG_ORDER = "O máximo precisa ser maior que o mínimo";
const LIMITS = `De 1 a ${MAX_WEEKLY_SETS} séries`;

const Sets = z.number(LIMITS).int(LIMITS).min(1, LIMITS).max(MAX_WEEKLY_SETS, LIMITS);

/** How many sets of a muscle group a week should have, by the trainer's choice; 10 to 20 until there is one. */
export const VolumeBand = z.object({ min: Sets, max: Sets }).refine(({ min, max }) => max > min, {
  path: ["max"],
  message: WRONG_ORDER,
});
export type VolumeBand = z.output<typeof VolumeBand>;

const ofStudent = { params: z.object({ id: Id }), tags: ["prescription-checks"] };

export const findVolumeBand = call(endpoints.findVolumeBand, {
  schema: {
    summary: "Minha faixa de séries semanais por grupo muscular",
    tags: ["prescription-checks"],
    response: { 200: z.object({ volume_band: VolumeBand }), ...failures(401, 403) },
  },
});

export const saveVolumeBand = call(endpoints.saveVolumeBand, {
  schema: {
    summary: "Definir minha faixa de séries semanais por grupo muscular",
    tags: ["prescription-checks"],
    body: VolumeBand,
    response: { 200: z.object({ volume_band: VolumeBand }), ...failures(400, 401, 403, 422) },
  },
});

export const ToldPain = z.object({
  exercise_id: Id,
  area: z.enum(PAINFUL_AREAS).nullable(),
  pain: z.number(),
  day: z.string(),
});

/** `told_pains`: of at least 4 in 10, in the last 14 days. `stop`: why nothing may be trained, by the last evaluation. */
const KnownHealth = z.object({
  places: z.array(z.object({ area: z.enum(PAINFUL_AREAS), quote: z.string(), source: z.enum(["anamnese", "treino"]) })),
  conditions: z.array(
    z.object({
      condition: z.enum(CONDITIONS.map(({ condition }) => condition)),
      quote: z.string(),
      source: z.enum(["anamnese", "triagem"]),
    }),
  ),
  unread: z.array(z.string()),
  told_pains: z.array(ToldPain),
  stop: z.string().nullable(),
});
export type KnownHealth = z.infer<typeof KnownHealth>;

export const findPrescriptionCheck = call(endpoints.findPrescriptionCheck, {
  schema: {
    summary: "Faixa de séries, saúde e avisos dispensados de um aluno",
    ...ofStudent,
    response: {
      200: z.object({
        volume_band: VolumeBand,
        dismissed: z.array(z.string()),
        health: KnownHealth,
        screening_notes: z.array(z.string()),
        /** Why no effort is prescribed in beats for this student today; null where the heart rate tells it. */
        heart_rate_note: z.string().nullable(),
      }),
      ...failures(401, 403, 404),
    },
  },
});

/** Dismisses an advice for a student, or takes that back. Twice is the same as once. `key`: as `checkPrescription` gives it. */
export const dismissAdvice = call(endpoints.dismissAdvice, {
  schema: {
    summary: "Dispensar um aviso da conferência, ou voltar a mostrá-lo",
    ...ofStudent,
    body: z.object({ key: Text(ADVICE_KEY_LENGTH), dismissed: z.boolean() }),
    response: { 204: Nothing, ...failures(400, 401, 403, 404) },
  },
});
