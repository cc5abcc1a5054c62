import * as calls from "#contract/platform-billing/trainers.ts";
import { todayInSaoPaulo } from "#domain/calendar-date.ts";
import type { Dependencies } from "../../../dependencies.ts";
import { bind, type Route } from "../../../platform/http/route.ts";
import { found } from "../../../platform/refusal.ts";
import { XLSX_MEDIA_TYPE } from "../../../platform/xlsx/workbook.ts";
import { trainersSpreadsheet } from "./documents.ts";
import * as queries from "./queries.ts";
import { answerPix } from "./workflows/answer-pix.ts";
import { registerTrainer } from "./workflows/register-trainer.ts";
import { sendAccess } from "./workflows/send-access.ts";
import { sendConfirmation } from "./workflows/send-confirmation.ts";
import { setStatus } from "./workflows/set-status.ts";
import { updateTrainer } from "./workflows/update-trainer.ts";

export const trainerRoutes = (dependencies: Dependencies): Route[] => [
  bind(calls.listTrainers, ({ inScope, query }) =>
    inScope((scope) => queries.listTrainers(scope, query, dependencies)),
  ),

  bind(calls.exportTrainers, async ({ inScope, query: { active, ...filter } }) => {
    const search = { ...filter, active: active === "all" ? undefined : active };
    const today = todayInSaoPaulo(dependencies.clock.now().getTime());
    // Each page of rows is read in a transaction of its own, so that a slow download holds no connection.
    const read = (after?: queries.TrainerRow) =>
      inScope((scope) => queries.listTrainersAfter(scope, search, today, after));
    return {
      bytes: await trainersSpreadsheet(read, today),
      mediaType: XLSX_MEDIA_TYPE,
      fileName: "relatorio-personal.xlsx",
    };
  }),

  bind(calls.findTrainer, async ({ inScope, params }) => ({
    user: found(await inScope((scope) => queries.findTrainer(scope, params.id, dependencies))),
  })),

  bind(calls.registerTrainerByAdmin, async ({ actor, body }) => ({
    user: await registerTrainer(dependencies, actor, body),
  })),

  bind(calls.sendTrainerAccess, ({ actor, params }) => sendAccess(dependencies, actor, params.id)),

  bind(calls.sendTrainerConfirmation, ({ actor, params }) => sendConfirmation(dependencies, actor, params.id)),

  bind(calls.listAnnouncedPix, async ({ inScope }) => ({ results: await inScope(queries.listAnnouncedPix) })),

  bind(calls.answerTrainerPix, async ({ actor, params: { id, paymentId }, body: { received } }) => ({
    user: await answerPix(dependencies, actor, { id, paymentId, received }),
  })),

  bind(calls.updateTrainer, async ({ actor, params: { id }, body, sender, isProved }) => ({
    user:
      typeof body.is_active === "boolean"
        ? await setStatus(dependencies, { actor, id, isActive: body.is_active })
        : await updateTrainer(dependencies, { actor, id, change: body, sender, isProved }),
  })),
];
