import { registerTrainer } from "#contract/registration.ts";
import { isPlausibleBirthdate, todayInSaoPaulo } from "#domain/calendar-date.ts";
import { MESSAGES } from "#domain/messages.ts";
import { hashNewPassword } from "../../platform/credentials/new-password.ts";
import { asTrainer, inScope, inSignInScope } from "../../platform/database/scope.ts";
import type { Dependencies } from "../../platform/dependencies.ts";
import { on, type Route } from "../../platform/http/route.ts";
import { refuse } from "../../platform/refusal.ts";
import { findPayment } from "../payments/queries.ts";
import { paymentKey, planRefusal, refusalOf, toCharge } from "../payments/rules.ts";
import { findPlatformPlan } from "../plans/queries.ts";
import { findCurrentVersion } from "../terms/queries.ts";
import { type Registration, register } from "./commands.ts";
import { claimCpf, findTrainerId } from "./queries.ts";

const TERMS_OUTDATED = { detail: "Os termos foram atualizados. Leia a nova versão para continuar." };
const CPF_TAKEN = { fields: { cpf: "Já existe um cadastro com este CPF." } };
const EMAIL_TAKEN = { fields: { email: "Já existe um cadastro com este e-mail." } };

export function registrationRoutes({ db, clock, payments }: Dependencies): Route[] {
  /** Whether this very registration succeeded before: its answer was lost, and the browser asks again. */
  async function isRepeated(email: string, key: string): Promise<boolean> {
    const id = await inSignInScope(db, (scope) => findTrainerId(scope, email));
    if (id === undefined) return false;
    const actor = { role: "trainer", userId: id, trainerId: id } as const;
    return (await inScope(db, actor, (scope) => findPayment(asTrainer(scope), key))) !== undefined;
  }

  /** Whoever reads that registering failed must not have paid. */
  async function keep(registration: Registration): ReturnType<typeof register> {
    try {
      return await register(db, registration);
    } catch (error) {
      const { draft, key } = registration;
      // Where not even this can be asked, it counts as not kept: a refund too many harms less than one too few.
      if (await isRepeated(draft.email, key).catch(() => false)) return { outcome: "saved" };
      await payments.refund(key);
      throw error;
    }
  }

  return [
    on(registerTrainer, async ({ body }) => {
      const { paymentInformation: information, terms_version: termsVersion, password, ...draft } = body;
      const { email, birthdate } = draft;
      const now = clock.now();
      if (birthdate && !isPlausibleBirthdate(birthdate, todayInSaoPaulo(now.getTime())))
        return refuse("invalid", { fields: { birthdate: MESSAGES.date } });
      const key = paymentKey(email, information);
      const { id: planId, installments } = information.plan;
      const { plan, version, taken, isCpfFree } = await inSignInScope(db, async (scope) => ({
        plan: await findPlatformPlan(scope, planId),
        version: await findCurrentVersion(scope),
        taken: (await findTrainerId(scope, email)) !== undefined,
        isCpfFree: await claimCpf(scope, draft.cpf),
      }));
      if (taken) return (await isRepeated(email, key)) ? { email } : refuse("email_taken", EMAIL_TAKEN);
      if (!isCpfFree) return refuse("invalid", CPF_TAKEN);
      const fields = planRefusal(plan, installments);
      if (!plan || fields) return refuse("invalid", { ...(fields && { fields }) });
      if (version !== termsVersion) return refuse("changed_elsewhere", TERMS_OUTDATED);

      const passwordHash = await hashNewPassword(password, "password");
      // Before anything is kept, so that a refused card leaves nothing behind; the key makes a repetition harmless.
      const paid = await payments.charge(toCharge(key, plan, information));
      if (paid.outcome === "away") return refuse("dependency_away");
      if (paid.outcome === "refused") return refuse("card_refused", refusalOf(paid));
      const { outcome } = await keep({ draft, passwordHash, termsVersion, key, plan, installments, paid, now });
      if (outcome === "saved") return { email };
      if (outcome !== "terms_outdated" && (await isRepeated(email, key))) return { email };
      await payments.refund(key);
      if (outcome === "cpf_taken") return refuse("invalid", CPF_TAKEN);
      return outcome === "email_taken"
        ? refuse("email_taken", EMAIL_TAKEN)
        : refuse("changed_elsewhere", TERMS_OUTDATED);
    }),
  ];
}
