import { z } from "zod";
import { landmarksOf, viewOf } from "#domain/assessment/posture/photo-measures/landmarks.ts";
import { ALL_PHOTO_SLOTS } from "#domain/assessment/posture/photo-slots.ts";
import { call } from "../call.ts";
import { failures, Id } from "../wire.ts";
import { EvaluationExchange, FieldChanges, RefusedChanges } from "./evaluation-changes.ts";
import * as endpoints from "./photo-marks.endpoints.ts";

const OUTSIDE = "Ponto fora da foto";
const UNKNOWN = "Ponto desconhecido nesta vista";
const NO_VIEW = "Esta vista não tem pontos";
const LENGTH = "De 5 a 300 cm";

/** Pixels of the stored photo, which is 2048 px at most. */
const Pixel = z.number(OUTSIDE).min(0, OUTSIDE).max(2048, OUTSIDE);

/** Points by landmark; `plumb_cm` between the two marks of the plumb line, null without a known length. */
export const PhotoMarks = z.object({
  points: z.record(z.string().max(40), z.object({ x: Pixel, y: Pixel })),
  plumb_cm: z.number(LENGTH).min(5, LENGTH).max(300, LENGTH).nullable(),
});
export type PhotoMarks = z.infer<typeof PhotoMarks>;

const photo = {
  mesocycle_id: Id,
  microcycle_id: Id.nullable(),
  slot: z.enum(ALL_PHOTO_SLOTS.map(({ key }) => key)),
  /** `added_at` of the photo that was marked: one that replaced it has other places. */
  photo_added_at: z.string().max(40),
};

const markedPhoto = {
  ...photo,
  marks: PhotoMarks.nullable(),
  /** The same photo marked once more without a look at the first marks. */
  second_marks: PhotoMarks.nullable(),
};

export const MarkedPhoto = z.object(markedPhoto);
export type MarkedPhoto = z.infer<typeof MarkedPhoto>;

export const PhotoMarksDraft = z.object(markedPhoto).superRefine(({ slot, marks, second_marks }, context) => {
  const view = viewOf(slot);
  if (!view) context.addIssue({ code: "custom", path: ["slot"], message: NO_VIEW });
  const keys = view ? landmarksOf(view).map(({ key }) => key) : [];
  for (const [path, of] of Object.entries({ marks, second_marks }))
    if (of && Object.keys(of.points).some((key) => !keys.includes(key)))
      context.addIssue({ code: "custom", path: [path, "points"], message: UNKNOWN });
});
export type PhotoMarksDraft = z.output<typeof PhotoMarksDraft>;

/** Standing values of the changed marks of one photo, by "first:acromion_right" (`domain/…/mark-fields.ts`). */
const ChangedPhoto = z.object({ ...photo, fields: FieldChanges.shape.fields });

const PhotoMarksSheet = z.object({
  photos: z.array(MarkedPhoto),
  changed_photos: z.array(ChangedPhoto),
  marking_errors: z.record(z.string(), z.number()),
});
export type PhotoMarksSheet = z.infer<typeof PhotoMarksSheet>;

export const PhotoMarksExchange = EvaluationExchange.extend(photo);
export type PhotoMarksExchange = z.output<typeof PhotoMarksExchange>;

const ofStudent = { params: z.object({ id: Id }), tags: ["evaluations"] };

/** `marking_errors`: √(Σd²/2n) by measure, in its unit, of all photos that this trainer marked twice. */
export const listPhotoMarks = call(endpoints.listPhotoMarks, {
  schema: {
    summary: "Pontos marcados nas fotos posturais de um aluno",
    ...ofStudent,
    response: { 200: PhotoMarksSheet, ...failures(401, 403, 404) },
  },
});

/** It replaces the photo's marks. 409 where the photo was replaced meanwhile. */
export const savePhotoMarks = call(endpoints.savePhotoMarks, {
  schema: {
    summary: "Marcar pontos em uma foto postural",
    ...ofStudent,
    body: PhotoMarksDraft,
    response: { 200: z.object({ photo: MarkedPhoto }), ...failures(400, 401, 403, 404, 409, 422) },
  },
});

/**
 * Marks of one photo changed by a device, also without a signal: each change is taken once, in any order, and each mark has the newest of
 * the values that stand. 409 where the photo was replaced meanwhile.
 */
export const exchangePhotoMarks = call(endpoints.exchangePhotoMarks, {
  schema: {
    summary: "Juntar pontos de uma foto postural marcados em vários aparelhos",
    ...ofStudent,
    body: PhotoMarksExchange,
    response: {
      200: PhotoMarksSheet.extend({ refused: RefusedChanges }),
      ...failures(400, 401, 403, 404, 409, 422),
    },
  },
});
