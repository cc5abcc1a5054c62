import { z } from "zod";
import {
  CHRONIC_DISEASES,
  INTENSITIES,
  LAST_PREGNANCY_WEEK,
  MEDICINES,
  PREGNANCY_RISKS,
  SIGNS,
} from "#domain/students/readiness/readiness-answers.ts";
import { VERDICTS } from "#domain/students/readiness/screening.ts";
import { codesOf } from "#domain/text/labels.ts";
import { call } from "../call.ts";
import { Day, failures, Id, LockVersion } from "../wire.ts";
import * as endpoints from "./readiness.endpoints.ts";
import { RequiredDocument } from "./readiness-documents.ts";

const several = <Code extends string>(codes: readonly Code[]) =>
  z
    .array(z.enum(codes))
    .max(codes.length)
    .refine((chosen) => new Set(chosen).size === chosen.length, "Cada opção uma vez só")
    .nullable();

const Intensity = z.enum(codesOf(INTENSITIES));
const Verdict = z.enum(codesOf(VERDICTS));
const WEEK = `De 1 a ${LAST_PREGNANCY_WEEK} semanas`;

/** Null: not asked. An empty list: none. `pregnancy_week` is today's. A student's own answers leave the doctor's clearance as it is. */
export const ReadinessAnswers = z.object({
  is_active: z.boolean().nullable(),
  wished_intensity: Intensity.nullable(),
  diseases: several(codesOf(CHRONIC_DISEASES)),
  signs: several(codesOf(SIGNS)),
  medicines: several(codesOf(MEDICINES)),
  is_pregnant: z.boolean().nullable(),
  pregnancy_week: z.number(WEEK).int(WEEK).min(1, WEEK).max(LAST_PREGNANCY_WEEK, WEEK).nullable(),
  pregnancy_risk: z.enum(codesOf(PREGNANCY_RISKS)).nullable(),
  cleared_on: Day.nullable(),
  cleared_for: Intensity.nullable(),
});
export type ReadinessAnswers = z.output<typeof ReadinessAnswers>;

export const ReadinessDraft = z.object({
  answers: ReadinessAnswers,
  /** The version that was read. A stale one is refused (409) and changes nothing; without one the last change wins. */
  version: LockVersion.optional(),
});
export type ReadinessDraft = z.output<typeof ReadinessDraft>;

/** `verdict` null: a question is open. `up_to`: the hardest effort until a doctor says more. */
const Screening = z.object({
  verdict: Verdict.nullable(),
  action: z.string(),
  reasons: z.array(z.string()),
  cleared_until: z.string().nullable(),
  up_to: Intensity.nullable(),
});

/** `open_documents`: missing or expired ones. `version` 0: never answered. `history`: every save, the newest first, with the verdict of its day. */
export const Readiness = z.object({
  version: z.number(),
  answers: ReadinessAnswers.extend({ cleared_on: z.string().nullable() }),
  /** The day from which the symptoms are told; null without one. A clearance from before does not know of them. */
  signs_since: z.string().nullable(),
  screening: Screening,
  open_documents: z.array(RequiredDocument),
  /** The date of a valid certificate that no clearance was entered from, while the screening waits for one. */
  uncleared_certificate: z.string().nullable(),
  history: z.array(
    z.object({
      answered_at: z.string(),
      answered_by: z.enum(["student", "trainer", "admin"]),
      verdict: Verdict.nullable(),
      action: z.string(),
    }),
  ),
});
export type Readiness = z.infer<typeof Readiness>;

const ofStudent = { params: z.object({ id: Id }), tags: ["readiness"] };

export const findReadiness = call(endpoints.findReadiness, {
  schema: {
    summary: "Se um aluno pode treinar: respostas da triagem e o que elas pedem",
    ...ofStudent,
    response: { 200: z.object({ readiness: Readiness }), ...failures(400, 401, 403, 404) },
  },
});

/** 409 `changed_elsewhere`; 422 for a clearance of a day to come. */
export const saveReadiness = call(endpoints.saveReadiness, {
  schema: {
    summary: "Guardar as respostas da triagem de um aluno",
    ...ofStudent,
    body: ReadinessDraft,
    response: { 200: z.object({ readiness: Readiness }), ...failures(400, 401, 403, 404, 409, 422) },
  },
});
