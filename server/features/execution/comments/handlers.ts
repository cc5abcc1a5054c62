import { Readable } from "node:stream";
import * as calls from "#contract/execution/comments.ts";
import type { Dependencies } from "../../../dependencies.ts";
import { actAsTrainer, asTrainer, inScope, inSignInScope, type Scope } from "../../../platform/database/scope.ts";
import { bind, Headed, type Route } from "../../../platform/http/route.ts";
import { found, refuse } from "../../../platform/refusal.ts";
import { findSessionId, isSessionOpen } from "../../people/accounts/queries.ts";
import { recordAccess } from "../../people/audit/commands.ts";
import { findExecutable } from "../executions/queries.ts";
import * as commands from "./commands.ts";
import * as queries from "./queries.ts";
import { partsOf, rangeOf } from "./rules.ts";
import { continueUpload } from "./workflows/continue-upload.ts";
import { readParts } from "./workflows/read-media.ts";

/** https://tus.io/protocols/resumable-upload, which the browser's library speaks. */
const TUS = { "tus-resumable": "1.0.0" };

export function commentRoutes(dependencies: Dependencies): Route[] {
  const { clock, commentMedia, db, quotas } = dependencies;

  /** Giving out the addresses of photos and films is recorded as reading them. */
  async function linksFor(scope: Scope, tokenHash: Buffer | undefined): Promise<queries.LinkToMedia> {
    const session = (await findSessionId(scope, tokenHash)) ?? refuse("not_signed_in");
    return (media) => commentMedia.linkTo(media, session);
  }

  return [
    bind(calls.listComments, ({ inScope: open, params: { id }, tokenHash }) =>
      open(async (scope) => {
        const { studentId, name, trainingId } = found(await findExecutable(scope, id));
        await recordAccess(scope, { studentId, subject: "comments", action: "read" });
        return {
          training: { name, is_removed: trainingId === null },
          student: { id: studentId, name: found(await queries.findStudentName(scope, studentId)) },
          comments: await queries.listCommentsOf(scope, id, await linksFor(scope, tokenHash)),
        };
      }),
    ),

    bind(calls.writeComment, ({ inScope: open, params: { id: trainingKey }, body: draft, tokenHash }) =>
      open(async (scope) => {
        const written = await commands.writeComment(scope, { trainingKey, draft, quotas, now: clock.now() });
        if (written.outcome === "quota_reached") return refuse("quota_reached", { detail: written.detail });
        if (written.outcome !== "saved") return refuse(written.outcome);
        await recordAccess(scope, { studentId: written.studentId, subject: "comments", action: "changed" });
        return { comment: await queries.findComment(scope, written.id, await linksFor(scope, tokenHash)) };
      }),
    ),

    bind(calls.markCommentsRead, ({ inScope: open, params: { id: trainingKey }, body: { comments: ids } }) =>
      open(async (scope) => {
        found(await findExecutable(scope, trainingKey));
        await commands.markRead(scope, { trainingKey, ids, now: clock.now() });
        return undefined;
      }),
    ),

    bind(calls.listConversations, ({ inScope: open, query: { student, unread } }) =>
      open(async (scope) => ({ conversations: [...(await queries.listConversations(scope, { student, unread }))] })),
    ),

    bind(calls.removeComment, ({ inScope: open, params: { id } }) =>
      open(async (scope) => {
        const removed = await commands.removeComment(scope, { id, now: clock.now() });
        if (removed.outcome === "not_found") return refuse("not_found");
        await recordAccess(scope, { studentId: removed.studentId, subject: "comments", action: "removed" });
        return undefined;
      }),
    ),

    bind(calls.findUpload, ({ inScope: open, params: { id } }) =>
      open(async (scope) => {
        const { received_bytes: offset, size_bytes: size } = found(await queries.findOwnMedia(scope, id));
        return new Headed({ offset, size }, { ...TUS, "upload-offset": offset, "upload-length": size });
      }),
    ),

    bind(calls.continueUpload, async ({ inScope: open, params: { id }, body, headers, log }) => {
      const offset = Number(headers["upload-offset"] ?? Number.NaN);
      if (!Buffer.isBuffer(body) || body.length === 0 || !Number.isSafeInteger(offset) || offset < 0)
        return refuse("malformed_request");
      const next = await continueUpload(dependencies, { commentId: id, offset, bytes: body, inScope: open, log });
      return new Headed(undefined, { ...TUS, "upload-offset": next });
    }),

    bind(calls.findCommentSettings, ({ inScope: open }) => open(queries.findSettings)),

    bind(calls.chooseRetention, ({ inScope: open, body: { media_days } }) =>
      open(async (scope) => {
        await commands.chooseRetention(asTrainer(scope), media_days);
        return queries.findSettings(scope);
      }),
    ),

    bind(calls.decideMediaConsent, ({ inScope: open, body: { is_given } }) =>
      open(async (scope) => {
        await commands.decideMediaConsent(scope, is_given, clock.now());
        return queries.findSettings(scope);
      }),
    ),

    bind(calls.showCommentMedia, async ({ params, query, headers }) => {
      if (!commentMedia.isSigned({ ...params, ...query })) return refuse("not_found");
      const isOpen = await inSignInScope(db, (scope) => isSessionOpen(scope, query.session, clock.now()));
      if (!isOpen) return refuse("not_found");
      const { media, pieces } = await inScope(db, actAsTrainer(params.tenant, "comment_file"), async (scope) => ({
        media: found(await queries.findWholeMedia(scope, params.comment)),
        pieces: await queries.listPieces(scope, params.comment),
      }));
      const { size_bytes: of, media_type } = media;
      const range = rangeOf(headers.range, of);
      const { first, last } = range ?? { first: 0, last: of - 1 };
      const parts = partsOf(pieces, { start: first, end: last + 1 });
      return {
        bytes: Readable.from(readParts(commentMedia, parts), { objectMode: false }),
        mediaType: media_type ?? "application/octet-stream",
        sizeBytes: last - first + 1,
        takesRanges: true,
        part: range && { ...range, of },
      };
    }),
  ];
}
