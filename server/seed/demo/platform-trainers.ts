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
  months: z.int(),
  students: z.int(),
  /** `late` with the last invoice; `lapsed` since two months; `inactive` is also lapsed; `new` never signed in. */
  standing: z.enum(["paying", "late", "lapsed", "inactive", "new"]),
});
export type PlatformTrainer = z.output<typeof PlatformTrainer>;

const Names = z.array(z.string()).min(1);

/** Few data keep the loading fast, and no CPF may belong to a person. */
export const readPlatformTrainers = () =>
  readData(
    "platform-trainers",
    z.strictObject({
      trainers: z.array(PlatformTrainer),
      student_names: z.strictObject({ female: Names, male: Names, last: Names }),
    }),
  );
