import { z } from "zod";
import { ALL_PHOTO_SLOTS, isPhotoSlot } from "#domain/assessment/posture/photo-slots.ts";
import { mapRecord } from "#domain/record.ts";
import { call } from "../call.ts";
import { PhotoChange } from "../people/photos.ts";
import { failures, Id } from "../wire.ts";
import { FieldChangeDraft, StandingChange } from "./evaluation-changes.ts";
import * as endpoints from "./posture-photos.endpoints.ts";

const PHOTO_FORM = "photo";

const isRecord = (body: unknown): body is Readonly<Record<string, unknown>> =>
  typeof body === "object" && body !== null && !Array.isArray(body);

/** Marks the form of a photo: it names a slot or holds a file, as no other body of a cycle's `PUT` does. */
export function markPhotoForm<Body>(body: Body): unknown {
  if (!isRecord(body)) return body;
  const isPhotoForm = Object.entries(body).some(([key, value]) => isPhotoSlot(key) || value instanceof Blob);
  return isPhotoForm ? { ...body, evaluation: PHOTO_FORM } : body;
}

const slotFields = mapRecord(
  ALL_PHOTO_SLOTS.map(({ key }) => key),
  () => PhotoChange.optional(),
);

const ONE_SLOT = "Envie uma imagem por vez.";
const INCOMPLETE = "Envie a mudança inteira.";

const { id: change_id, replaces, made_at } = FieldChangeDraft.shape;

/** The server takes each change once. `keeps` instead of a file: the photo that this change placed stays. */
const deviceFields = {
  change_id: change_id.optional(),
  made_at: made_at.optional(),
  replaces: replaces.optional(),
  device_id: z.uuid().optional(),
  keeps: z.uuid().optional(),
};

/** The slot's key with a file or blank, which removes the photo. Without a `change_id` it replaces what stands; it raises no version. */
export const SlotForm = z.strictObject({ ...slotFields, ...deviceFields, id: z.unknown().optional() });

export const SlotChange = SlotForm.extend({ evaluation: z.literal(PHOTO_FORM) }).transform(
  ({ id, evaluation, change_id, made_at, replaces = [], device_id, keeps, ...slots }, context) => {
    const [sent, ...more] = ALL_PHOTO_SLOTS.filter(({ key }) => slots[key] !== undefined);
    if (!sent || more.length > 0) {
      context.addIssue({ code: "custom", message: ONE_SLOT });
      return z.NEVER;
    }
    if ([made_at, device_id].some((part) => (part === undefined) !== (change_id === undefined))) {
      context.addIssue({ code: "custom", path: ["change_id"], message: INCOMPLETE });
      return z.NEVER;
    }
    const made = change_id && made_at && device_id ? { id: change_id, made_at, replaces, device_id } : null;
    return { evaluation, slot: sent.key, photo: slots[sent.key] || null, keeps: keeps ?? null, made };
  },
);
export type SlotChange = z.output<typeof SlotChange>;

/** A photo by signed addresses of five minutes, which work while the session lasts that asked for them. */
export const PosturePhoto = z.object({
  name: z.enum(ALL_PHOTO_SLOTS.map(({ key }) => key)),
  /** Within 2048 px, never cropped. */
  src: z.string(),
  /** Within 480 px. */
  thumbnail: z.string(),
  width: z.number(),
  height: z.number(),
  added_at: z.string(),
});
export type PosturePhoto = z.infer<typeof PosturePhoto>;

export const PosturePhotos = z.object({ principais: z.array(PosturePhoto), opcionais: z.array(PosturePhoto) });
export type PosturePhotos = z.infer<typeof PosturePhotos>;

/** `value` is the photo's first change; blank where a change removed it. `photo` is null then. */
export const StandingPhoto = StandingChange.extend({ photo: PosturePhoto.nullable() });
export type StandingPhoto = z.infer<typeof StandingPhoto>;

/** `changes` that stand, by slot, the newest first. Of several values the newest photo is shown. A student gets none. */
export const PhotosOfCycle = PosturePhotos.extend({ changes: z.record(z.string(), z.array(StandingPhoto)) });
export type PhotosOfCycle = z.infer<typeof PhotosOfCycle>;

export const PhotographedCycle = z.object({
  mesocycle_id: Id,
  microcycle_id: Id.nullable(),
  name: z.string(),
  start_date: z.string(),
  evaluated_on: z.string().nullable(),
  photos: PosturePhotos,
});
export type PhotographedCycle = z.infer<typeof PhotographedCycle>;

export const listPosturePhotos = call(endpoints.listPosturePhotos, {
  schema: {
    summary: "Fotos posturais de um aluno, por ciclo",
    tags: ["evaluations"],
    params: z.object({ id: Id }),
    response: { 200: z.object({ cycles: z.array(PhotographedCycle) }), ...failures(401, 404) },
  },
});

export const showPosturePhoto = call(endpoints.showPosturePhoto, {
  schema: {
    summary: "Foto postural por endereço assinado, temporário e preso à sessão",
    tags: ["evaluations"],
    params: z.object({ tenant: Id, key: z.string().regex(/^[0-9a-f-]{36}(\.jpg|(-480)?\.webp)$/) }),
    querystring: z.object({ expires: z.coerce.number().int(), session: Id, signature: z.string().max(100) }),
    response: {
      200: { content: { "image/jpeg": { schema: z.file() }, "image/webp": { schema: z.file() } } },
      ...failures(400, 404),
    },
  },
});
