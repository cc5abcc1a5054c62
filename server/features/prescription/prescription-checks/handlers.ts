import {
  dismissAdvice,
  findPrescriptionCheck,
  findVolumeBand,
  saveVolumeBand,
} from "#contract/prescription/prescription-checks.ts";
import { formatDate, todayInSaoPaulo } from "#domain/calendar-date.ts";
import { openReadinessNotes, screeningNotes } from "#domain/training/health/health-notes.ts";
import type { Dependencies } from "../../../dependencies.ts";
import { asStaff, asTrainer } from "../../../platform/database/scope.ts";
import { bind, type Route } from "../../../platform/http/route.ts";
import { found, refuse } from "../../../platform/refusal.ts";
import { findEvaluationStop, findHealth } from "../../../tables/health.ts";
import { findHeartRateNote } from "../../../tables/readiness.ts";
import { findKitOf } from "../../../tables/readiness-kit.ts";
import { recordAccess } from "../../people/audit/commands.ts";
import * as commands from "./commands.ts";
import * as queries from "./queries.ts";

export const prescriptionCheckRoutes = ({ clock }: Dependencies): Route[] => [
  bind(findVolumeBand, ({ inScope }) =>
    inScope(async (scope) => ({ volume_band: await queries.findVolumeBand(scope) })),
  ),

  bind(saveVolumeBand, ({ inScope, body }) =>
    inScope(async (scope) => {
      await commands.saveVolumeBand(asTrainer(scope), body);
      return { volume_band: await queries.findVolumeBand(scope) };
    }),
  ),

  bind(findPrescriptionCheck, ({ inScope, params: { id } }) =>
    inScope(async (scope) => {
      const dismissed = found(await queries.listDismissed(scope, id));
      // A dismissed advice about pain tells that the student wrote of pain.
      await recordAccess(scope, { studentId: id, subject: "registration", action: "read" });
      const today = todayInSaoPaulo(clock.now().getTime());
      const { reading, toldPains, screening } = await findHealth(scope, id, today);
      const { required } = await findKitOf(scope, id, today);
      const stop = await findEvaluationStop(scope, id);
      const isScreened = screening.verdict !== null || reading.conditions.some(({ source }) => source === "triagem");
      const subjects = [
        ...(stop === null ? [] : ["evaluation" as const]),
        ...(isScreened ? ["readiness" as const] : []),
        ...(toldPains.length > 0 ? ["executions" as const] : []),
      ];
      for (const subject of subjects) await recordAccess(scope, { studentId: id, subject, action: "read" });
      return {
        dismissed,
        health: {
          places: [...reading.places],
          conditions: [...reading.conditions],
          unread: [...reading.unread],
          told_pains: [...toldPains],
          stop:
            stop &&
            `A avaliação de ${formatDate(stop.day)} diz: “${stop.sentence}” Confirme a liberação antes de treinar.`,
        },
        volume_band: await queries.findBandOfStudent(scope, id, today),
        screening_notes: [...screeningNotes(screening), ...openReadinessNotes(screening, required)],
        heart_rate_note: await findHeartRateNote(scope, id, today),
      };
    }),
  ),

  bind(dismissAdvice, ({ inScope, params: { id }, body }) =>
    inScope(async (scope) => {
      const { outcome } = await commands.dismissAdvice(asStaff(scope), { studentId: id, ...body }, clock);
      if (outcome !== "saved") return refuse(outcome);
    }),
  ),
];
