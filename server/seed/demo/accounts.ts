import { z } from "zod";
import { readData } from "./read-data.ts";

const DemoTrainer = z.strictObject({
  email: z.email(),
  name: z.string(),
  /** Mask (##) # ####-####. */
  phone: z.string(),
  birthdate: z.iso.date(),
  gender: z.enum(["male", "female"]),
  /** One of those that documentation uses as examples; the check digits are valid. */
  cpf: z.string(),
  cref: z.string().optional(),
  address: z.strictObject({
    street: z.string(),
    number: z.string(),
    complement: z.string(),
    neighborhood: z.string(),
    city: z.string(),
    state: z.string(),
    zipcode: z.string(),
  }),
  /** 'Meu EstagIArio' is offered to this trainer while no setting names others. */
  generates_trainings: z.literal(true).optional(),
});
export type DemoTrainer = z.output<typeof DemoTrainer>;

const accounts = readData(
  "accounts",
  z.strictObject({
    password: z.string(),
    admin: z.strictObject({ id: z.literal(1), email: z.email(), name: z.string() }),
    /** Renata's year of subscription ended two months ago. */
    trainers: z.strictObject({ marina: DemoTrainer, rafael: DemoTrainer, renata: DemoTrainer }),
  }),
);

/** The password of every demo account. The loader hashes it. */
export const demoPassword = accounts.password;
export const { admin } = accounts;
export const { marina, rafael, renata } = accounts.trainers;
