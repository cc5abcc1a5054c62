import { MS_PER_HOUR } from "#domain/calendar-date.ts";
import { inSignInScope } from "../../../../platform/database/scope.ts";
import type { JobLog } from "../../../../platform/jobs/worker.ts";
import { closeCharge, forgetNotices, postponeCharge } from "../commands.ts";
import { listChargesToSettle, type OpenCharge } from "../queries.ts";
import { type ChargeServices, giveBack } from "./give-back.ts";

/** A charge that the provider still does not know of after this time was never made. */
const ABSENT_AFTER_MS = MS_PER_HOUR;
/** A person should look at a charge after that many tries. */
const MANY_TRIES = 10;

/** One failure does not keep the others from it. */
export async function settleOpenCharges(services: ChargeServices, log: JobLog): Promise<void> {
  const { db, clock } = services;
  const now = clock.now();
  const failures: unknown[] = [];
  for (const charge of await inSignInScope(db, (scope) => listChargesToSettle(scope, now))) {
    await settle(services, charge, log).catch((error: unknown) => failures.push(error));
  }
  await inSignInScope(db, (scope) => forgetNotices(scope, now));
  if (failures.length > 0) throw failures[0];
}

async function settle(services: ChargeServices, charge: OpenCharge, log: JobLog): Promise<void> {
  const { db, clock } = services;
  const end = await endOf(services, charge);
  if (end === "over") await inSignInScope(db, (scope) => closeCharge(scope, charge.key));
  if (end !== "unknown") return;
  await inSignInScope(db, (scope) => postponeCharge(scope, charge, clock.now()));
  if (charge.tries >= MANY_TRIES)
    log.error({ key: charge.key, tries: charge.tries }, "Não foi possível encerrar uma cobrança nem devolver o valor.");
}

/** `over`: nothing was paid. `settled`: the money was given back, or an account was saved meanwhile. */
async function endOf(services: ChargeServices, charge: OpenCharge): Promise<"over" | "settled" | "unknown"> {
  if (charge.state === "open") {
    const { outcome } = await services.payments.find(charge.key);
    if (outcome === "refused") return "over";
    if (outcome === "absent")
      return services.clock.now().getTime() - charge.begun_at.getTime() > ABSENT_AFTER_MS ? "over" : "unknown";
    if (outcome !== "paid") return "unknown";
  }
  return (await giveBack(services, charge.key)) === "later" ? "unknown" : "settled";
}
