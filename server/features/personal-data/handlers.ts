import {
  downloadExport,
  EXPORTS_A_DAY,
  findExportFile,
  findPersonalData,
  fulfilErasure,
  listErasureRequests,
  refuseErasure,
  requestErasure,
  requestExport,
  withdrawErasure,
} from "#contract/personal-data.ts";
import { MS_PER_DAY, todayInSaoPaulo } from "#domain/calendar-date.ts";
import { checkOwnPassword } from "../../platform/credentials/secret-attempt.ts";
import { asSeveral, asTrainer } from "../../platform/database/scope.ts";
import type { Dependencies } from "../../platform/dependencies.ts";
import { on, type Route } from "../../platform/http/route.ts";
import { enqueueMail, enqueueMails } from "../../platform/jobs/commands.ts";
import { found, refuse } from "../../platform/refusal.ts";
import { recordAccessToAll, recordEvent } from "../audit/commands.ts";
import * as commands from "./commands.ts";
import * as mail from "./mail.ts";
import * as queries from "./queries.ts";
import { pauseSeconds } from "./rules.ts";

const LINK_OVER =
  "Este link expirou ou não é válido. Se ainda precisar da cópia dos seus dados, peça outra no seu perfil.";
const TOO_MANY_EXPORTS = `Você já pediu ${EXPORTS_A_DAY} cópias nas últimas 24 horas. Tente novamente amanhã.`;

interface SignedFile {
  readonly params: { readonly key: string };
  readonly query: { readonly expires: number; readonly signature: string };
}

export function personalDataRoutes(dependencies: Dependencies): Route[] {
  const { clock, db, exports } = dependencies;

  /** The file of a link, as long as its signature holds and it is there: both are over at the same time. */
  async function findSigned({ params: { key }, query: { expires, signature } }: SignedFile) {
    const file = exports.isSigned(key, expires, signature) ? await exports.find(key) : undefined;
    return file ?? refuse("not_found", { detail: LINK_OVER });
  }

  return [
    on(findPersonalData, ({ inScope }) => inScope(queries.findPersonalData)),

    on(requestExport, ({ actor, inScope, sender }) =>
      inScope(async (scope) => {
        const now = clock.now();
        const recent = await queries.listExportsSince(scope, new Date(now.getTime() - MS_PER_DAY));
        const latest = await queries.findLatestExport(scope);
        if (latest?.state === "queued") return refuse("export_under_way");
        const retryAfterSeconds = pauseSeconds(recent, EXPORTS_A_DAY, now);
        if (retryAfterSeconds !== undefined)
          return refuse("too_many_tries", { detail: TOO_MANY_EXPORTS, retryAfterSeconds });
        const { outcome } = await commands.requestExport(scope, now);
        if (outcome !== "saved") return refuse(outcome);
        await recordEvent(scope, { userId: actor.userId, action: "data_export_asked", actorId: actor.userId, sender });
        // A trainer's copy holds what their students told them.
        if (actor.role === "trainer")
          await recordAccessToAll(asTrainer(scope), { subject: "everything", action: "exported" });
        return { export: found((await queries.findLatestExport(scope)) ?? undefined) };
      }),
    ),

    on(findExportFile, async ({ params, query }) => {
      const { sizeBytes } = await findSigned({ params, query });
      return { size_bytes: sizeBytes, expires_at: new Date(query.expires).toISOString() };
    }),

    on(downloadExport, async ({ params, query }) => {
      const { sizeBytes } = await findSigned({ params, query });
      const fileName = `meus-dados-${todayInSaoPaulo(clock.now().getTime())}.zip`;
      return { bytes: await exports.read(params.key), sizeBytes, mediaType: "application/zip", fileName };
    }),

    on(requestErasure, async ({ actor, inScope, body: { password }, sender }) => {
      const wasRight = await checkOwnPassword(
        dependencies,
        { actor, inScope, sender },
        { password, field: "password" },
      );
      const now = clock.now();
      return asSeveral(db, async (turns) => {
        const accounts = await turns.authenticator();
        await wasRight(accounts);
        const person = found(await queries.findPerson(accounts, actor.userId));
        const scope = await turns.as(actor);
        const { outcome } = await commands.requestErasure(scope, now);
        if (outcome !== "saved") return refuse(outcome);
        const asked = { userId: actor.userId, action: "erasure_asked", actorId: actor.userId, sender } as const;
        await recordEvent(scope, asked);
        await enqueueMail(scope, mail.erasureRequested(person, now));
        if (person.role === "student" && person.trainer_name && person.trainer_email)
          await enqueueMail(
            scope,
            mail.studentAsked({ name: person.trainer_name, email: person.trainer_email }, person.name, now),
          );
        return { erasure: found((await queries.findLatestErasure(scope)) ?? undefined) };
      });
    }),

    on(withdrawErasure, async ({ actor, inScope, sender }) => {
      const withdrawn = await inScope(async (scope) => {
        if (!(await commands.withdrawErasure(scope, clock.now()))) return false;
        await recordEvent(scope, { userId: actor.userId, action: "erasure_withdrawn", actorId: actor.userId, sender });
        return true;
      });
      return withdrawn ? undefined : refuse("erasure_handled");
    }),

    on(listErasureRequests, ({ actor, query }) =>
      asSeveral(db, async (turns) => {
        const page = await queries.listErasureRequests(await turns.as(actor), query);
        return queries.namePeople(await turns.authenticator(), page);
      }),
    ),

    on(fulfilErasure, ({ actor, body }) =>
      asSeveral(db, async (turns) => {
        const now = clock.now();
        const { request_id: requestId, user_id: userId } = body;
        const scope = await turns.as(actor);
        const { outcome } = await commands.handleErasure(scope, { requestId, userId, now }, { state: "fulfilled" });
        if (outcome !== "saved") return refuse(outcome);

        const accounts = await turns.authenticator();
        const person = found(await queries.findPerson(accounts, userId));
        const trainerId = found(person.trainer_id ?? undefined);
        const students = person.role === "trainer" ? await queries.listStudentAccounts(accounts, userId) : [];
        await commands.eraseRows(await turns.eraser({ userId, trainerId }), { userId, trainerId });
        await commands.closeRequestsOf(await turns.as(actor), [userId, ...students.map(({ id }) => id)], now);
        const last = await turns.authenticator();
        await recordEvent(last, { userId, action: "erased", actorId: actor.userId });
        await commands.eraseAccounts(last, [person, ...students]);
        const told = students.map((student) => mail.erasedWithTrainer(student, person.name));
        await enqueueMails(last, [mail.erased(person), ...told]);
        return undefined;
      }),
    ),

    on(refuseErasure, ({ actor, body }) =>
      asSeveral(db, async (turns) => {
        const { request_id: requestId, user_id: userId, reason } = body;
        const handling = { requestId, userId, now: clock.now() };
        const scope = await turns.as(actor);
        const { outcome } = await commands.handleErasure(scope, handling, { state: "refused", reason });
        if (outcome !== "saved") return refuse(outcome);
        const accounts = await turns.authenticator();
        await enqueueMail(accounts, mail.erasureRefused(found(await queries.findPerson(accounts, userId)), reason));
        return undefined;
      }),
    ),
  ];
}
