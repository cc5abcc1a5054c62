import { z } from "zod";
import { refuseLoad } from "#domain/assessment/strength/strength-limits.ts";
import { roundHalfUp } from "#domain/rounding.ts";
import { codesOf } from "#domain/text/labels.ts";
import { MESSAGES } from "#domain/text/messages.ts";
import { parseDecimal } from "#domain/text/number-format.ts";
import { refuseCadence, refusePyramidReps, refuseTime } from "#domain/training/entry/field-rules.ts";
import { ENTRY_FIELDS, type WirePrescription } from "#domain/training/entry/fields.ts";
import { type DetailedSet, PERCENT_BASES, SET_KINDS, SET_LIMITS } from "#domain/training/sets/detailed-set.ts";
import { GROUP_KINDS, GROUP_LIMITS, type RowGroup } from "#domain/training/sets/row-group.ts";
import { Flag, Id, OptionalParagraphs, OptionalText } from "../wire.ts";

const Count = ({ length }: { readonly length: number }) =>
  z
    .union([z.number(), z.string().trim().regex(/^\d*$/, MESSAGES.format)])
    .nullish()
    .transform((typed) => (typed === "" || typed === null || typed === undefined ? null : Number(typed)))
    .pipe(
      z
        .number()
        .int()
        .min(0)
        .max(10 ** length - 1)
        .nullable(),
    );

/** Kilograms, with a comma or a point, kept with one decimal. Blank, null and absent mean none. */
const Load = z
  .union([z.number(), z.string().trim().max(12)])
  .nullish()
  .transform((typed, context): number | null => {
    if (typed === "" || typed === null || typed === undefined) return null;
    const kg = typeof typed === "number" ? typed : parseDecimal(typed);
    const message = kg === null ? MESSAGES.format : refuseLoad(kg);
    if (message) context.addIssue({ code: "custom", message });
    return kg === null ? null : roundHalfUp(kg, 1);
  });

const orNull = <Value>(value: Value | null | undefined): Value | null => value ?? null;

const Time = OptionalText(8).refine((time) => !time || refuseTime(time) === null, MESSAGES.format);

const decimal = (kind: z.ZodNumber) =>
  z
    .union([z.number(), z.string().trim().max(12)])
    .nullish()
    .transform((typed) => {
      if (typed === "" || typed === null || typed === undefined) return null;
      return typeof typed === "number" ? typed : (parseDecimal(typed) ?? Number.NaN);
    })
    .pipe(kind.nullable());

const { repetitions, percent, rir, rpe } = SET_LIMITS;

const SetTime = Time.transform((time) => time || null);

/** `resolved_kg` of an answer is taken and dropped. */
const DetailedSetDraft = z
  .strictObject({
    kind: z.enum(codesOf(SET_KINDS)),
    min_reps: decimal(z.number().int().min(repetitions.min).max(repetitions.max)),
    max_reps: decimal(z.number().int().min(repetitions.min).max(repetitions.max)),
    load_kg: Load,
    percent: decimal(z.number().min(percent.min).max(percent.max)).transform((one) => one && roundHalfUp(one, 1)),
    percent_of: z.enum(codesOf(PERCENT_BASES)).nullish().transform(orNull),
    rir: decimal(z.number().min(rir.min).max(rir.max)),
    rpe: decimal(z.number().min(rpe.min).max(rpe.max)),
    rest: SetTime,
    resolved_kg: z.number().nullish(),
  })
  .transform(({ resolved_kg, ...set }) => set);

const RowGroupDraft = z.strictObject({
  number: z.number().int().min(1).max(GROUP_LIMITS.number),
  kind: z.enum(codesOf(GROUP_KINDS)),
  rounds: z.number().int().min(1).max(GROUP_LIMITS.rounds).nullish().transform(orNull),
  rest_between: SetTime,
  rest_after: SetTime,
  time_cap: SetTime,
});

type Shapes = { readonly [Name in keyof WirePrescription | "teriit"]: z.ZodType };

export const PrescriptionDraft = z.strictObject({
  series: Count(ENTRY_FIELDS.series),
  min_reps: Count(ENTRY_FIELDS.minReps),
  max_reps: Count(ENTRY_FIELDS.maxReps),
  reps_pattern: OptionalText(200).refine((text) => !text || refusePyramidReps(text) === null, MESSAGES.format),
  carga: Load,
  descanco: Time,
  cadencia: OptionalText(7).refine((text) => !text || refuseCadence(text) === null, MESSAGES.format),
  tempo: Time,
  quantidade_tiros: Count(ENTRY_FIELDS.sprints),
  tempo_tiros: Time,
  intervalo_tiros: Time,
  freqCardiaca: Count(ENTRY_FIELDS.heartRate),
  hiit: Flag.default(false),
  aerobicocont: Flag.default(false),
  /** The days of HIIT; `teriit` is read as `terhiit`. */
  domhiit: Flag.optional(),
  seghiit: Flag.optional(),
  terhiit: Flag.optional(),
  quahiit: Flag.optional(),
  quihiit: Flag.optional(),
  sexhiit: Flag.optional(),
  sabhiit: Flag.optional(),
  teriit: Flag.optional(),
  domaer: Flag.optional(),
  segaer: Flag.optional(),
  teraer: Flag.optional(),
  quaaer: Flag.optional(),
  quiaer: Flag.optional(),
  sexaer: Flag.optional(),
  sabaer: Flag.optional(),
  series_type_id: Id.nullish(),
  sets: z.array(DetailedSetDraft).max(SET_LIMITS.sets).nullish(),
  group: RowGroupDraft.nullish(),
  no_swap: Flag.default(false),
  observacao: OptionalParagraphs(ENTRY_FIELDS.notes.length),
} satisfies Shapes);

const AnsweredSet = z.object({
  kind: z.enum(codesOf(SET_KINDS)),
  min_reps: z.number().nullable(),
  max_reps: z.number().nullable(),
  load_kg: z.number().nullable(),
  percent: z.number().nullable(),
  percent_of: z.enum(codesOf(PERCENT_BASES)).nullable(),
  rir: z.number().nullable(),
  rpe: z.number().nullable(),
  rest: z.string().nullable(),
  resolved_kg: z.number().nullable().optional(),
} satisfies { readonly [Name in keyof DetailedSet]-?: z.ZodType });

const AnsweredGroup = z.object({
  number: z.number(),
  kind: z.enum(codesOf(GROUP_KINDS)),
  rounds: z.number().nullable(),
  rest_between: z.string().nullable(),
  rest_after: z.string().nullable(),
  time_cap: z.string().nullable(),
} satisfies { readonly [Name in keyof RowGroup]-?: z.ZodType });

/** The prescribed values as they are answered. Days are named only in HIIT and in continuous aerobic exercise. */
export const PrescriptionAnswer = {
  series: z.number().nullable(),
  min_reps: z.number().nullable(),
  max_reps: z.number().nullable(),
  reps_pattern: z.string().nullable(),
  carga: z.number().nullable(),
  descanco: z.string().nullable(),
  cadencia: z.string().nullable(),
  tempo: z.string().nullable(),
  quantidade_tiros: z.number().nullable(),
  tempo_tiros: z.string().nullable(),
  intervalo_tiros: z.string().nullable(),
  freqCardiaca: z.number().nullable(),
  hiit: z.boolean(),
  aerobicocont: z.boolean(),
  domhiit: z.boolean().optional(),
  seghiit: z.boolean().optional(),
  terhiit: z.boolean().optional(),
  quahiit: z.boolean().optional(),
  quihiit: z.boolean().optional(),
  sexhiit: z.boolean().optional(),
  sabhiit: z.boolean().optional(),
  domaer: z.boolean().optional(),
  segaer: z.boolean().optional(),
  teraer: z.boolean().optional(),
  quaaer: z.boolean().optional(),
  quiaer: z.boolean().optional(),
  sexaer: z.boolean().optional(),
  sabaer: z.boolean().optional(),
  series_type_id: Id.nullable(),
  sets: z.array(AnsweredSet).nullable(),
  group: AnsweredGroup.nullable(),
  no_swap: z.boolean(),
  observacao: z.string().nullable(),
} satisfies { readonly [Name in keyof WirePrescription]-?: z.ZodType<WirePrescription[Name]> };
