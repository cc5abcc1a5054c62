import { z } from "zod";
import { crefOf } from "#domain/cref.ts";
import { MESSAGES } from "#domain/text/messages.ts";
import { call } from "../call.ts";
import { CurrentUser } from "../people/accounts.ts";
import { AddressDraft } from "../people/addresses.ts";
import { ONE_PHOTO, PhotoChange } from "../people/photos.ts";
import { Day, Flag, failures, Id, Text } from "../wire.ts";
import * as endpoints from "./profile.endpoints.ts";

const CrefChange = z
  .string()
  .trim()
  .max(40)
  .nullable()
  .transform((typed, context) => {
    if (!typed) return null;
    const cref = crefOf(typed);
    if (cref === null) context.addIssue({ code: "custom", message: MESSAGES.cref });
    return cref;
  });

const BlankableDay = z
  .string()
  .nullable()
  .transform((typed) => typed || null)
  .pipe(Day.nullable());

export const Profile = CurrentUser.pick({
  id: true,
  role_id: true,
  role_type: true,
  fullname: true,
  email: true,
  phone: true,
  photo_url: true,
  email_secundario: true,
  cpf: true,
  address: true,
}).extend({
  birthdate: z.string().nullable(),
  cref: z.string().nullable(),
  logo_url: z.string().nullable(),
  /** Whether the trainer's training sheets show each exercise. */
  draws_exercises: z.boolean(),
});
export type Profile = z.infer<typeof Profile>;

/** The phone's mask depends on role and country, so the server checks it. */
export const ProfileDraft = z.object({
  fullname: Text(120),
  phone: Text(30),
  /** Required for a trainer. Other roles have no address, and one that they send is not kept. */
  address: AddressDraft.optional(),
  cref: CrefChange.optional(),
  birthdate: BlankableDay.optional(),
  /** With `photo_changed` a file replaces the photo; a blank or absent one removes it. */
  photo: PhotoChange.optional(),
  photo_changed: Flag.optional(),
});
export type ProfileDraft = z.output<typeof ProfileDraft>;

export const findProfile = call(endpoints.findProfile, {
  schema: {
    summary: "O próprio perfil",
    tags: ["profile"],
    response: { 200: z.object({ user: Profile }), ...failures(401) },
  },
});

export const updateProfile = call(endpoints.updateProfile, {
  config: { form: ONE_PHOTO },
  schema: {
    summary: "Atualizar o próprio perfil",
    tags: ["profile"],
    body: z.object({ user: ProfileDraft }),
    response: { 200: z.object({ user: Profile }), ...failures(400, 401, 413, 415, 422) },
  },
});

/** The logo of a trainer: a file replaces it, a blank one removes it. It is kept whole, within 512 px, without metadata. */
export const changeLogo = call(endpoints.changeLogo, {
  config: { form: ONE_PHOTO },
  schema: {
    summary: "Trocar ou remover o próprio logotipo",
    tags: ["profile"],
    body: z.object({ logo: PhotoChange }),
    response: { 200: z.object({ user: Profile }), ...failures(400, 401, 403, 413, 415, 422) },
  },
});

/** It holds for every PDF of the trainer's trainings, the students' own and the shared ones too. */
export const changeSheets = call(endpoints.changeSheets, {
  schema: {
    summary: "Mostrar ou não os desenhos nas fichas de treino",
    tags: ["profile"],
    body: z.object({ draws_exercises: z.boolean() }),
    response: { 200: z.object({ user: Profile }), ...failures(400, 401, 403, 422) },
  },
});

export const OwnTrainer = z.object({
  id: Id,
  fullname: z.string(),
  photo_url: z.string().nullable(),
  phone: z.string().nullable(),
  email: z.string(),
  landing_slug: z.string().nullable(),
});

export const findOwnTrainer = call(endpoints.findOwnTrainer, {
  schema: {
    summary: "O personal do aluno",
    tags: ["profile"],
    response: { 200: z.object({ personal: OwnTrainer }), ...failures(401, 403) },
  },
});
