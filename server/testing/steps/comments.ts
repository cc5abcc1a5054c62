import { randomInt, randomUUID } from "node:crypto";
import { readdir } from "node:fs/promises";
import { join } from "node:path";
import type { Pool } from "pg";
import type { z } from "zod";
import {
  type Comment,
  type CommentDraft,
  continueUpload,
  decideMediaConsent,
  listComments,
  writeComment,
} from "#contract/execution/comments.ts";
import type { Training } from "#contract/prescription/trainings.ts";
import { MAX_BODY_BYTES } from "../../platform/limits.ts";
import type { TheirStudent } from "../people.ts";
import { type Answer, type Bearer, send, sendAnything } from "../send.ts";
import type { TestApp } from "../test-app.ts";
import { aPrescribedMesocycle } from "./cycles.ts";

type CommentInput = z.input<typeof CommentDraft>;

export const aComment = (changes: Partial<CommentInput> = {}): CommentInput => ({
  client_id: randomUUID(),
  text: "O joelho entrou na descida?",
  ...changes,
});

export async function aTrainingOf(prumo: TestApp, student: TheirStudent): Promise<Training> {
  const [training] = (await aPrescribedMesocycle(prumo, student)).mesocycle.trainings;
  if (!training) throw new Error("a prescribed mesocycle has a training");
  return training;
}

/** Another network each time, so that no rate limit answers instead. */
export const fromAnywhere = () => ({ "x-forwarded-for": `10.${randomInt(256)}.${randomInt(256)}.1` });

export async function write(
  { app }: TestApp,
  trainingId: number,
  as: Bearer,
  changes: Partial<CommentInput> = {},
): Promise<Comment> {
  const args = { params: { id: trainingId }, body: aComment(changes), as, headers: fromAnywhere() };
  const { body } = await send(app, writeComment, args);
  if (!body.comment) throw new Error("the comment was removed");
  return body.comment;
}

export const conversationOf = async ({ app }: TestApp, trainingId: number, as: Bearer) =>
  (await send(app, listComments, { params: { id: trainingId }, as })).body;

export const consent = ({ app }: TestApp, as: Bearer, is_given = true) =>
  send(app, decideMediaConsent, { body: { is_given }, as });

export const sendPiece = ({ app }: TestApp, id: number, offset: number, bytes: Buffer, as: Bearer) =>
  sendAnything(app, continueUpload, {
    params: { id },
    packed: { payload: Buffer.from(bytes), headers: { "content-type": "application/offset+octet-stream" } },
    headers: { ...fromAnywhere(), "upload-offset": `${offset}`, "tus-resumable": "1.0.0" },
    as,
  });

/** In pieces as large as the server takes them; answers the last one's answer. */
export async function upload(prumo: TestApp, id: number, bytes: Buffer, as: Bearer): Promise<Answer<unknown>> {
  const size = MAX_BODY_BYTES;
  for (let offset = 0; ; offset += size) {
    const answer = await sendPiece(prumo, id, offset, bytes.subarray(offset, offset + size), as);
    if (answer.status !== 204 || offset + size >= bytes.length) return answer;
  }
}

export async function writeWithMedia(
  prumo: TestApp,
  trainingId: number,
  as: Bearer,
  { kind, bytes, text = "" }: { readonly kind: "photo" | "film"; readonly bytes: Buffer; readonly text?: string },
) {
  const comment = await write(prumo, trainingId, as, { text, media: { kind, size_bytes: bytes.length } });
  return { comment, answer: await upload(prumo, comment.id, bytes, as) };
}

/** The jobs run first, because they remove files that are no longer needed. */
export async function mediaFiles({ dataDir, runJobsOfNextDay }: TestApp, tenant: number): Promise<readonly string[]> {
  await runJobsOfNextDay();
  return readdir(join(dataDir, "files/comments", String(tenant))).catch(() => []);
}

/** A film that arrived, of each student that the condition names. */
export const commentsOf = (owner: Pool, students: string) =>
  owner.query(
    `with written as (
       insert into comments
         (trainer_id, student_id, client_id, training_key, training_name, exercise_id, exercise_name, written_by, text,
          written_at, received_at)
       select trainer_id, id, gen_random_uuid(), id, 'x', 1, 'x', 'student', 'x', now(), now() from students where ${students}
       returning trainer_id, student_id, id
     ), media as (
       insert into comment_media
         (trainer_id, student_id, comment_id, kind, size_bytes, received_bytes, media_type, announced_at, completed_at)
       select trainer_id, student_id, id, 'film', 4, 4, 'video/mp4', now(), now() from written
       returning trainer_id, student_id, comment_id
     ), consents as (
       insert into comment_media_consents (trainer_id, student_id, given_at)
       select trainer_id, student_id, now() from written on conflict do nothing
     )
     insert into comment_media_pieces (trainer_id, student_id, comment_id, first_byte, size_bytes, file_key)
     select trainer_id, student_id, comment_id, 0, 4, 'comments/' || trainer_id || '/' || gen_random_uuid() from media`,
  );
