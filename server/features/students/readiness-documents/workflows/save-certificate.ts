import type { FastifyBaseLogger } from "fastify";
import type { CertificateDraft } from "#contract/students/readiness-documents.ts";
import type { Dependencies } from "../../../../dependencies.ts";
import { type Scope, tenantOf } from "../../../../platform/database/scope.ts";
import { saveOrRemove } from "../../../../platform/files/save-or-remove.ts";
import { refuseImage } from "../../../../platform/files/with-photo.ts";
import type { InScope } from "../../../../platform/http/route.ts";
import { refuse } from "../../../../platform/refusal.ts";
import { recordAccess } from "../../../people/audit/commands.ts";
import { checkCertificate, saveCertificate } from "../commands.ts";

const KINDS = "Envie o atestado em PDF ou em uma imagem JPEG, PNG ou WebP.";

interface SentCertificate {
  readonly studentId: number;
  readonly draft: CertificateDraft;
  readonly device: string;
  readonly inScope: InScope;
  readonly log: Pick<FastifyBaseLogger, "warn">;
}

type Checked = Awaited<ReturnType<typeof checkCertificate>>;

/** The first transaction refuses early what the second one would refuse, so that no image is prepared in vain. */
export async function keepCertificate<T>(
  { clock, certificates }: Pick<Dependencies, "clock" | "certificates">,
  { studentId, draft, device, inScope, log }: SentCertificate,
  answer: (scope: Scope) => Promise<T>,
): Promise<T> {
  const now = clock.now();
  const owner = await inScope(async (scope) => {
    refuseUnless(await checkCertificate(scope, studentId, draft, now));
    return { tenant: tenantOf(scope.actor), accountId: scope.actor.userId };
  });
  const stored = await certificates.keep(draft.file, owner);
  if ("refused" in stored) return refuseImage(stored, "file", KINDS);
  return saveOrRemove({ store: certificates, keys: [stored.key], log }, () =>
    inScope(async (scope) => {
      refuseUnless(await saveCertificate(scope, studentId, draft, { now, device, file: stored }));
      await recordAccess(scope, { studentId, subject: "readiness", action: "changed" });
      return answer(scope);
    }),
  );
}

function refuseUnless(checked: Checked): void {
  const { outcome } = checked;
  if (outcome === "acceptable") return;
  refuse(outcome, outcome === "not_found" ? {} : checked);
}
