import { MS_PER_HOUR } from "#domain/calendar-date.ts";
import type { ChargeServices } from "../../../../dependencies.ts";
import { inSignInScope } from "../../../../platform/database/scope.ts";
import { tryEach } from "../../../../platform/jobs/try-each.ts";
import type { JobLog } from "../../../../platform/jobs/worker.ts";
import type { Outcome } from "../../../../platform/outcome.ts";
import { closeCharge, forgetPaymentNotices, postponeCharge } from "../commands.ts";
import { listChargesToSettle, type OpenCharge } from "../queries.ts";
import { giveBack } from "./give-back.ts";

/** A charge that the provider still does not know of after this time was never made. */
const ABSENT_AFTER_MS = MS_PER_HOUR;
/** A person should look at a charge after that many tries. */
const MANY_TRIES = 10;

export async function settleOpenCharges(services: ChargeServices, log: JobLog): Promise<void> {
  const { db, clock } = services;
  const now = clock.now();
  const charges = await inSignInScope(db, (scope) => listChargesToSettle(scope, now));
  try {
    await tryEach(charges, (charge) => settleOpenCharge(services, charge, log));
  } finally {
    await inSignInScope(db, (scope) => forgetPaymentNotices(scope, now));
  }
}

async function settleOpenCharge(services: ChargeServices, charge: OpenCharge, log: JobLog): Promise<void> {
  const { db, clock } = services;
  const { outcome } = await endCharge(services, charge);
  if (outcome === "unpaid") await inSignInScope(db, (scope) => closeCharge(scope, charge.key));
  if (outcome !== "unknown") return;
  await inSignInScope(db, (scope) => postponeCharge(scope, charge, clock.now()));
  if (charge.tries >= MANY_TRIES)
    log.error({ key: charge.key, tries: charge.tries }, "Não foi possível encerrar uma cobrança nem devolver o valor.");
}

/** `settled`: the money was given back, or an account was saved meanwhile. */
async function endCharge(
  services: ChargeServices,
  charge: OpenCharge,
): Promise<Outcome<"unpaid" | "settled" | "unknown">> {
  if (charge.state === "open") {
    const { outcome } = await services.payments.find(charge.key);
    const ageMs = services.clock.now().getTime() - charge.begun_at.getTime();
    if (outcome === "refused" || (outcome === "absent" && ageMs > ABSENT_AFTER_MS)) return { outcome: "unpaid" };
    if (outcome !== "paid") return { outcome: "unknown" };
  }
  const { outcome } = await giveBack(services, charge.key);
  return { outcome: outcome === "away" ? "unknown" : "settled" };
}
