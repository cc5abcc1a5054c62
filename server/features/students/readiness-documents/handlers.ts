import * as calls from "#contract/students/readiness-documents.ts";
import { todayInSaoPaulo } from "#domain/calendar-date.ts";
import { deviceOf } from "#domain/device.ts";
import type { Dependencies } from "../../../dependencies.ts";
import { inSignInScope, type Scope } from "../../../platform/database/scope.ts";
import { bind, type Route } from "../../../platform/http/route.ts";
import { enqueueMail } from "../../../platform/jobs/commands.ts";
import { found, refuse } from "../../../platform/refusal.ts";
import { findSessionId, isSessionOpen } from "../../people/accounts/queries.ts";
import { recordAccess } from "../../people/audit/commands.ts";
import { findPeopleOnSheet } from "../../planning/macrocycles/queries.ts";
import * as commands from "./commands.ts";
import { imageUseRecorded } from "./mail.ts";
import * as queries from "./queries.ts";
import { mediaTypeOf } from "./store.ts";
import { keepCertificate } from "./workflows/save-certificate.ts";

export const readinessDocumentRoutes = (dependencies: Dependencies): Route[] => {
  const { certificates, clock, db } = dependencies;

  /** Giving out the addresses of certificates is recorded as reading the documents. */
  async function readKit(scope: Scope, studentId: number, tokenHash: Buffer | undefined) {
    const session = (await findSessionId(scope, tokenHash)) ?? refuse("not_signed_in");
    const today = todayInSaoPaulo(clock.now().getTime());
    const linkTo = (key: string) => certificates.linkTo(key, session);
    return { kit: found(await queries.findReadinessKit(scope, studentId, { today, linkTo })) };
  }

  async function tellStudent(scope: Scope, studentId: number, signerName: string) {
    if (scope.actor.role === "student") return;
    const student = found(await queries.findAddressee(scope, studentId));
    const { trainer } = await findPeopleOnSheet(scope, studentId);
    await enqueueMail(scope, imageUseRecorded({ student, trainer, signerName }));
  }

  return [
    bind(calls.listReadinessDocuments, ({ inScope, params: { id: studentId }, tokenHash }) =>
      inScope(async (scope) => {
        const kit = await readKit(scope, studentId, tokenHash);
        await recordAccess(scope, { studentId, subject: "readiness", action: "read" });
        return kit;
      }),
    ),

    bind(calls.signReadinessDocument, ({ inScope, params: { id: studentId }, body, sender, tokenHash }) =>
      inScope(async (scope) => {
        const signing = { now: clock.now(), device: deviceOf(sender.userAgent) };
        const signed = await commands.signDocument(scope, studentId, body, signing);
        if (signed.outcome === "invalid" || signed.outcome === "quota_reached") return refuse(signed.outcome, signed);
        if (signed.outcome !== "signed") return refuse(signed.outcome);
        await recordAccess(scope, { studentId, subject: "readiness", action: "changed" });
        if (body.kind === "image_use") await tellStudent(scope, studentId, body.signer_name);
        return readKit(scope, studentId, tokenHash);
      }),
    ),

    bind(calls.sendCertificate, ({ inScope, params: { id: studentId }, body: draft, sender, tokenHash, log }) =>
      keepCertificate(dependencies, { studentId, draft, device: deviceOf(sender.userAgent), inScope, log }, (scope) =>
        readKit(scope, studentId, tokenHash),
      ),
    ),

    bind(calls.removeCertificate, ({ inScope, params: { id: studentId, documentId: id } }) =>
      inScope(async (scope) => {
        const { outcome } = await commands.removeCertificate(scope, { studentId, id });
        if (outcome !== "removed") return refuse(outcome);
        await recordAccess(scope, { studentId, subject: "readiness", action: "removed" });
        return undefined;
      }),
    ),

    bind(calls.showCertificate, async ({ params: { tenant, key: file }, query }) => {
      const key = found(certificates.keyOf({ tenant, file, ...query }));
      const isOpen = await inSignInScope(db, (scope) => isSessionOpen(scope, query.session, clock.now()));
      const bytes = found(isOpen ? await certificates.read(key) : undefined);
      const mediaType = mediaTypeOf(key);
      return { bytes, mediaType, ...(mediaType === "application/pdf" && { fileName: "atestado.pdf" }) };
    }),
  ];
};
