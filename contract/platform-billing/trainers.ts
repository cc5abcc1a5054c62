import { z } from "zod";
import { call } from "../call.ts";
import { CurrentUser, Email, NewPassword } from "../people/accounts.ts";
import { AddressDraft } from "../people/addresses.ts";
import { Day, failures, Id, ListMeta, ListQuery, LockVersion, Nothing, SearchText, Text, XlsxFile } from "../wire.ts";
import { Cellphone, Cpf } from "./subscription-payments.ts";
import * as endpoints from "./trainers.endpoints.ts";
import { TrialEnd } from "./trials.ts";

export const TRAINERS_PER_PAGE = 24;

/** 1 male, 2 female. */
const GenderCode = z.union([z.literal(1), z.literal(2)]);

const Registration = z.object({
  name: Text(120),
  cpf: Cpf,
  birthdate: Day,
  cellphone: Cellphone,
  email: Email,
  gender: GenderCode.default(1),
  address: AddressDraft.extend({ complement: Text(120) }),
});

/** A new trainer: the registration, the first password, and the platform plan that is due in seven days. */
export const TrainerDraft = Registration.extend({
  password: NewPassword,
  subscription_plan_id: Id.default(1),
});
export type TrainerDraft = z.output<typeof TrainerDraft>;

export const TrainerChange = Registration.extend({
  is_active: z.null().optional(),
  lock_version: LockVersion.optional(),
});
export type TrainerChange = z.output<typeof TrainerChange>;

const TrainerStatus = z.strictObject({ is_active: z.literal([true, false]) });

/** A row of the list. `age` is in years; `students_count` counts the active students. */
export const TrainerSummary = CurrentUser.pick({
  id: true,
  role_id: true,
  role_type: true,
  fullname: true,
  email: true,
  phone: true,
  photo_url: true,
  address: true,
  age: true,
  is_active: true,
  last_sign_in_at: true,
  students_count: true,
  current_subscription: true,
  subscription: true,
  subscriptions: true,
}).extend({
  birthdate: z.string().nullable(),
  gender: GenderCode.nullable(),
  is_confirmed: z.boolean(),
  trial_ends_on: TrialEnd,
});
export type TrainerSummary = z.infer<typeof TrainerSummary>;

export const AnnouncedPix = z.object({ id: Id, value: z.number(), announced_on: z.string() });

/** `paid_payments_count` counts successes. `open_invoice`: reais. `announced_pix`: said to be paid, waits for an answer. */
export const Trainer = TrainerSummary.extend({
  cpf: z.string().nullable(),
  payments: CurrentUser.shape.payments,
  email_secundario: z.null(),
  paid_payments_count: z.number(),
  open_invoice: z.object({ value: z.number(), due_on: z.string() }).nullable(),
  announced_pix: AnnouncedPix.nullable(),
  lock_version: z.number(),
});
export type Trainer = z.infer<typeof Trainer>;

export const TRAINER_STANDINGS = ["unconfirmed", "pix", "trial"] as const;

export const TRAINER_ORDERS = ["name", "last_sign_in", "email", "plan", "students"] as const;

/** `plan_id`: of the last subscription. Who never signed in, or has no plan, comes last. */
export const listTrainers = call(endpoints.listTrainers, {
  schema: {
    summary: "Personais, em ordem de nome ou de outra coluna",
    tags: ["trainers"],
    querystring: ListQuery(TRAINERS_PER_PAGE).extend({
      active: z.enum(["true", "false"]).optional(),
      late: z.enum(["true"]).optional(),
      standing: z.enum(TRAINER_STANDINGS).optional(),
      plan_id: Id.optional(),
      order: z.enum(TRAINER_ORDERS).default("name"),
      direction: z.enum(["asc", "desc"]).default("asc"),
    }),
    response: { 200: z.object({ users: z.array(TrainerSummary), meta: ListMeta }), ...failures(400, 401, 403) },
  },
});

export const exportTrainers = call(endpoints.exportTrainers, {
  schema: {
    summary: "Planilha dos personais",
    tags: ["trainers"],
    querystring: z.object({
      q: SearchText.optional(),
      active: z.enum(["true", "false", "all"]).default("all"),
      late: z.enum(["true"]).optional(),
      standing: z.enum(TRAINER_STANDINGS).optional(),
      plan_id: Id.optional(),
    }),
    response: { 200: XlsxFile, ...failures(400, 401, 403) },
  },
});

const TrainerId = z.object({ id: Id });

export const findTrainer = call(endpoints.findTrainer, {
  schema: {
    summary: "Um personal",
    tags: ["trainers"],
    params: TrainerId,
    response: { 200: z.object({ user: Trainer }), ...failures(401, 403, 404) },
  },
});

/** Signs in at once, and chooses another password by a mailed link; the first invoice is due in seven days. 422 `email_taken`, `invalid`. */
export const registerTrainerByAdmin = call(endpoints.registerTrainerByAdmin, {
  schema: {
    summary: "Cadastrar um personal",
    tags: ["trainers"],
    body: TrainerDraft,
    response: { 201: z.object({ user: Trainer }), ...failures(400, 401, 403, 422, 429) },
  },
});

/** Deactivation ends the trainer's sessions. 403 `proof_required` for another e-mail; 409 `changed_elsewhere`; 422 `email_taken`, or `invalid` for a CPF that is taken. */
export const updateTrainer = call(endpoints.updateTrainer, {
  schema: {
    summary: "Atualizar o cadastro ou o status de um personal",
    tags: ["trainers"],
    params: TrainerId,
    body: z.discriminatedUnion("is_active", [TrainerStatus, TrainerChange]),
    response: { 200: z.object({ user: Trainer }), ...failures(400, 401, 403, 404, 409, 422) },
  },
});

/** Mails an active trainer a link to choose a password, which is not the administrator's then. 422 `trainer_inactive`. */
export const sendTrainerAccess = call(endpoints.sendTrainerAccess, {
  schema: {
    summary: "Enviar acesso a um personal",
    tags: ["trainers"],
    params: TrainerId,
    response: { 204: Nothing, ...failures(401, 403, 404, 422, 429) },
  },
});

/** 422 `account_confirmed` for an e-mail that was proved before, `trainer_inactive`. */
export const sendTrainerConfirmation = call(endpoints.sendTrainerConfirmation, {
  schema: {
    summary: "Enviar de novo a confirmação de cadastro a um personal",
    tags: ["trainers"],
    params: TrainerId,
    response: { 204: Nothing, ...failures(401, 403, 404, 422, 429) },
  },
});

export const listAnnouncedPix = call(endpoints.listAnnouncedPix, {
  schema: {
    summary: "Pix informados pelos personais que esperam resposta",
    tags: ["trainers"],
    response: {
      200: z.object({
        results: z.array(
          z.object({
            trainer: z.object({ id: Id, fullname: z.string() }),
            plan_name: z.string(),
            pix: AnnouncedPix,
          }),
        ),
      }),
      ...failures(401, 403),
    },
  },
});

/** Received, it pays the invoice as a card does. The same answer twice counts once; 409 `changed_elsewhere` after another answer or a card. */
export const answerTrainerPix = call(endpoints.answerTrainerPix, {
  schema: {
    summary: "Confirmar ou recusar o Pix de um personal",
    tags: ["trainers"],
    params: TrainerId.extend({ paymentId: Id }),
    body: z.object({ received: z.boolean() }),
    response: { 200: z.object({ user: Trainer }), ...failures(400, 401, 403, 404, 409) },
  },
});
