import { z } from "zod";
import { FREQUENCIES } from "#domain/billing/plans.ts";
import { codesOf } from "#domain/text/labels.ts";
import { readData } from "./read-data.ts";

const PlatformTrainer = z.strictObject({
  name: z.string(),
  gender: z.enum(["male", "female"]),
  birthdate: z.iso.date(),
  phone: z.string().regex(/^\d+$/),
  place: z.strictObject({ city: z.string(), state: z.string().length(2) }),
  plan: z.tuple([z.enum(["Essencial", "Completo"]), z.enum(codesOf(FREQUENCIES))]),
  paysBy: z.enum(["Visa", "Mastercard", "Elo", "pix"]),
  /** How many months ago the trainer came. */
  months: z.int(),
  students: z.int(),
  /**
   * Paying; `late` with the last invoice; `lapsed` since two months; deactivated, also lapsed; or registered by the administrator a few
   * days ago, who never signed in.
   */
  standing: z.enum(["paying", "late", "lapsed", "inactive", "new"]),
});
export type PlatformTrainer = z.output<typeof PlatformTrainer>;

const Names = z.array(z.string()).min(1);

/**
 * Trainers for the administrator's list and dashboard, and the first and last names of their students, who are told apart by both. Their
 * data are few, so that loading stays fast, and no CPF may belong to a person.
 */
export const readPlatformTrainers = () =>
  readData(
    "platform-trainers",
    z.strictObject({
      trainers: z.array(PlatformTrainer),
      student_names: z.strictObject({ female: Names, male: Names, last: Names }),
    }),
  );
