import * as calls from "#contract/own-data/personal-data.ts";
import { todayInSaoPaulo } from "#domain/calendar-date.ts";
import type { Dependencies } from "../../../dependencies.ts";
import { asSeveral } from "../../../platform/database/scope.ts";
import { bind, type Route } from "../../../platform/http/route.ts";
import { refuse } from "../../../platform/refusal.ts";
import * as queries from "./queries.ts";
import { fulfilErasure, refuseErasure } from "./workflows/handle-erasure.ts";
import { requestErasure, withdrawErasure } from "./workflows/request-erasure.ts";
import { requestExport } from "./workflows/request-export.ts";

const LINK_OVER =
  "Este link expirou ou não é válido. Se ainda precisar da cópia dos seus dados, peça outra no seu perfil.";

interface SignedFile {
  readonly params: { readonly key: string };
  readonly query: { readonly expires: number; readonly signature: string };
}

export function personalDataRoutes(dependencies: Dependencies): Route[] {
  const { clock, db, exports } = dependencies;

  /** The file ends together with the signature. */
  async function findSigned({ params: { key }, query: { expires, signature } }: SignedFile) {
    const file = exports.isSigned(key, expires, signature) ? await exports.find(key) : undefined;
    return file ?? refuse("not_found", { detail: LINK_OVER });
  }

  return [
    bind(calls.findPersonalData, ({ inScope }) => inScope(queries.findPersonalData)),
    bind(calls.requestExport, ({ inScope, sender }) =>
      inScope((scope) => requestExport(scope, { sender, now: clock.now() })),
    ),
    bind(calls.findExportFile, async ({ params, query }) => {
      const { sizeBytes } = await findSigned({ params, query });
      return { size_bytes: sizeBytes, expires_at: new Date(query.expires).toISOString() };
    }),
    bind(calls.downloadExport, async ({ params, query }) => {
      const { sizeBytes } = await findSigned({ params, query });
      const fileName = `meus-dados-${todayInSaoPaulo(clock.now().getTime())}.zip`;
      return { bytes: await exports.read(params.key), sizeBytes, mediaType: "application/zip", fileName };
    }),

    bind(calls.requestErasure, (served) => requestErasure(dependencies, served, served.body.password)),
    bind(calls.withdrawErasure, ({ inScope, sender }) => withdrawErasure({ inScope, sender, now: clock.now() })),
    bind(calls.listErasureRequests, ({ actor, query }) =>
      asSeveral(db, async (turns) => {
        const page = await queries.listErasureRequests(await turns.as(actor), query);
        return queries.namePeople(await turns.authenticator(), page);
      }),
    ),
    bind(calls.fulfilErasure, ({ actor, body }) => fulfilErasure(dependencies, actor, body)),
    bind(calls.refuseErasure, ({ actor, body }) => refuseErasure(dependencies, actor, body)),
  ];
}
