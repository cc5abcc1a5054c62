import { z } from "zod";
import { NOTICE_KINDS } from "#domain/notices/kinds.ts";
import { call } from "../call.ts";
import { failures, Id, Nothing } from "../wire.ts";
import * as endpoints from "./notices.endpoints.ts";

/** A wall-clock time of the trainer's time zone, on the half hour. */
const HalfHour = z.string().regex(/^([01]\d|2[0-3]):(00|30)$/, "Escolha uma hora da lista");

const Choice = z.object({ kind: z.enum(NOTICE_KINDS), push: z.boolean(), mail: z.boolean() });

const Settings = z.object({
  /** A kind that is left out stays as it is; one that is not the person's changes nothing. */
  choices: z.array(Choice).max(NOTICE_KINDS.length),
  /** When a student hears of the training of the day. */
  training_at: HalfHour,
  /** Within them a notice waits until they end; null: there are none. */
  quiet_hours: z
    .object({ from: HalfHour, until: HalfHour })
    .refine(({ from, until }) => from !== until, "Escolha dois horários diferentes")
    .nullable(),
});
export type NoticeSettings = z.infer<typeof Settings>;

/** A browser in which the person switched notices on. `is_current`: by the session that asks. */
const NoticeDevice = z.object({ id: Id, name: z.string(), since: z.string(), is_current: z.boolean() });
export type NoticeDevice = z.infer<typeof NoticeDevice>;

/** The kinds are those of the person's role, in their order. `public_key`: VAPID's, for the browser's subscription. */
const Notices = Settings.extend({ public_key: z.string(), devices: z.array(NoticeDevice) });
export type Notices = z.infer<typeof Notices>;

const Answer = z.object({ notices: Notices });

/** Bytes of a fixed number, as base64url without padding. */
const Bytes = (count: number) => z.string().regex(new RegExp(`^[\\w-]{${Math.ceil((count * 4) / 3)}}$`));

/** As `PushSubscription.toJSON` gives it (RFC 8291). */
const Subscription = z.object({
  endpoint: z.url({ protocol: /^https$/ }).max(1000),
  keys: z.object({ p256dh: Bytes(65), auth: Bytes(16) }),
});
export type Subscription = z.infer<typeof Subscription>;

export const findNotices = call(endpoints.findNotices, {
  schema: {
    summary: "Avisos: escolhas, horário de silêncio e aparelhos",
    tags: ["notices"],
    response: { 200: Answer, ...failures(401, 403) },
  },
});

export const changeNotices = call(endpoints.changeNotices, {
  schema: {
    summary: "Alterar as escolhas de avisos",
    tags: ["notices"],
    body: Settings,
    response: { 200: Answer, ...failures(400, 401, 403, 422) },
  },
});

/** The same subscription again is the same device. 422: the address is not that of a known push service. */
export const addNoticeDevice = call(endpoints.addNoticeDevice, {
  schema: {
    summary: "Ativar avisos neste aparelho",
    tags: ["notices"],
    body: Subscription,
    response: { 200: Answer, ...failures(400, 401, 403, 422) },
  },
});

export const removeNoticeDevice = call(endpoints.removeNoticeDevice, {
  schema: {
    summary: "Desativar avisos em um aparelho",
    tags: ["notices"],
    params: z.object({ id: Id }),
    response: { 204: Nothing, ...failures(401, 403, 404) },
  },
});

/** 404 also when the browser has ended the subscription: the device is then gone. 503: its push service did not take the notice. */
export const tryNoticeDevice = call(endpoints.tryNoticeDevice, {
  schema: {
    summary: "Enviar um aviso de teste a um aparelho",
    tags: ["notices"],
    params: z.object({ id: Id }),
    response: { 204: Nothing, ...failures(401, 403, 404, 429, 503) },
  },
});
