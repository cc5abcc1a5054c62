import { z } from "zod";
import * as calls from "#contract/sharing/shared-links.ts";
import { whatsAppDigits } from "#domain/brazil.ts";
import { todayInSaoPaulo } from "#domain/calendar-date.ts";
import { asksForBirthDate } from "#domain/shared-links.ts";
import { imageUseOf } from "#domain/students/readiness/image-use.ts";
import type { Dependencies } from "../../../dependencies.ts";
import { asStaff, type Scope } from "../../../platform/database/scope.ts";
import { bind, type Route } from "../../../platform/http/route.ts";
import { enqueueMail } from "../../../platform/jobs/commands.ts";
import { found, Refusal, refuse } from "../../../platform/refusal.ts";
import { listHeldDocuments } from "../../../tables/readiness-kit.ts";
import { recordAccess } from "../../people/audit/commands.ts";
import { findPeopleOnSheet } from "../../planning/macrocycles/queries.ts";
import * as commands from "./commands.ts";
import { documentSharedLetter } from "./mail.ts";
import * as queries from "./queries.ts";
import { describeLink, openLink, readTrainings } from "./workflows.ts";

export function sharedLinkRoutes(dependencies: Dependencies): Route[] {
  const { clock, config } = dependencies;

  async function share(scope: Scope, studentId: number, document: calls.SharedDocument) {
    const shared = await commands.shareDocument(asStaff(scope), studentId, document, clock.now());
    if (shared.outcome !== "saved") return refuse(shared.outcome);
    if (asksForBirthDate(document.document)) {
      await recordAccess(scope, { studentId, subject: "evaluation", action: "shared" });
    }
    return shared;
  }

  return [
    bind(calls.shareDocument, ({ inScope, params, body }) =>
      inScope(async (scope) => {
        const { link, token } = await share(scope, params.id, body);
        const { name, phone, country } = found(await queries.findAddressee(scope, params.id));
        return {
          link,
          url: `${config.publicUrl}/compartilhado/${token}`,
          student: { name, whatsapp: phone && whatsAppDigits(country, phone) },
        };
      }),
    ),
    bind(calls.mailDocument, ({ inScope, params, body }) =>
      inScope(async (scope) => {
        const { link, token } = await share(scope, params.id, body);
        const student = found(await queries.findAddressee(scope, params.id));
        const { trainer } = await findPeopleOnSheet(scope, params.id);
        const letter = { student, trainer, link, token };
        await enqueueMail(scope, documentSharedLetter(letter));
        return { link, email: student.email };
      }),
    ),
    bind(calls.listSharedLinks, ({ inScope, params }) =>
      inScope(async (scope) => {
        found(await queries.findAddressee(scope, params.id));
        const today = todayInSaoPaulo(clock.now().getTime());
        return {
          links: await queries.listSharedLinks(scope, params.id, clock.now()),
          image_use: imageUseOf(await listHeldDocuments(scope, params.id), today).state,
        };
      }),
    ),
    bind(calls.revokeSharedLink, async ({ inScope, params: { id, linkId } }) => {
      const { outcome } = await inScope((scope) =>
        commands.revokeSharedLink(asStaff(scope), { studentId: id, linkId }, clock.now()),
      );
      return outcome === "revoked" ? undefined : refuse(outcome);
    }),
    bind(calls.findSharedLink, ({ params }) => describeLink(dependencies, params.token)),
    bind(calls.readSharedTrainings, ({ params, sender }) => readTrainings(dependencies, { ...params, sender })),
    bind(calls.openSharedLink, ({ params, body, sender }) =>
      openLink(dependencies, { token: params.token, birthDate: body.birth_date, sender }),
    ),
  ];
}

const TokenInAddress = z.object({ token: z.string() });

/** For the status of the link's page. */
export const isSharedLinkOpen = (dependencies: Dependencies) => (params: unknown) =>
  describeLink(dependencies, TokenInAddress.parse(params).token).then(
    () => true,
    (error: unknown) => {
      if (error instanceof Refusal) return false;
      throw error;
    },
  );
