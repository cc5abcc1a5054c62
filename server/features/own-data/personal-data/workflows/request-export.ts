import { type DataExport, EXPORTS_A_DAY } from "#contract/own-data/personal-data.ts";
import { MS_PER_DAY } from "#domain/calendar-date.ts";
import { asTrainer, type Scope } from "../../../../platform/database/scope.ts";
import type { Sender } from "../../../../platform/http/route.ts";
import { found, refuse } from "../../../../platform/refusal.ts";
import { recordAccessToAll, recordEvent } from "../../../people/audit/commands.ts";
import * as commands from "../commands.ts";
import * as queries from "../queries.ts";
import { pauseSeconds } from "../rules.ts";

const TOO_MANY_EXPORTS = `Você já pediu ${EXPORTS_A_DAY} cópias nas últimas 24 horas.`;

export async function requestExport(
  scope: Scope,
  { sender, now }: { readonly sender: Sender; readonly now: Date },
): Promise<{ export: DataExport }> {
  const { userId, role } = scope.actor;
  const recent = await queries.listExportsSince(scope, new Date(now.getTime() - MS_PER_DAY));
  const latest = await queries.findLatestExport(scope);
  if (latest?.state === "queued") return refuse("export_under_way");
  const retryAfterSeconds = pauseSeconds(recent, EXPORTS_A_DAY, now);
  if (retryAfterSeconds !== undefined) return refuse("too_many_tries", { detail: TOO_MANY_EXPORTS, retryAfterSeconds });
  const { outcome } = await commands.requestExport(scope, now);
  if (outcome !== "saved") return refuse(outcome);
  await recordEvent(scope, { userId, action: "data_export_asked", actorId: userId, sender });
  // A trainer's copy holds the health data of the students.
  if (role === "trainer") await recordAccessToAll(asTrainer(scope), { subject: "everything", action: "exported" });
  return { export: found((await queries.findLatestExport(scope)) ?? undefined) };
}
