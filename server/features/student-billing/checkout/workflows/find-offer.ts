import type { Offer } from "#contract/student-billing/checkout.ts";
import { maxInstallments } from "#domain/billing/plans.ts";
import { toReais } from "#domain/money.ts";
import type { Dependencies } from "../../../../dependencies.ts";
import { platformDay } from "../../../../platform/clock.ts";
import {
  actAsTrainer,
  asTrainer,
  inScope,
  inSignInScope,
  inVisitorScope,
} from "../../../../platform/database/scope.ts";
import { refuse } from "../../../../platform/refusal.ts";
import { findCurrentVersion } from "../../../people/terms/queries.ts";
import { findPublishedPage } from "../../../public-pages/landing-pages/queries.ts";
import { findReceiving } from "../../receiving/queries.ts";
import type { SellerContact } from "../mail.ts";
import { findSellingTrainer } from "../queries.ts";

const NOT_FOR_SALE = "O personal mudou os planos ou tirou a página do ar. Confira na página o que está à venda agora.";

interface FoundOffer {
  readonly offer: Offer;
  readonly trainerId: number;
  readonly cents: number;
  /** Null: cards are not offered, because the money would not go to the trainer. */
  readonly recipient: string | null;
  readonly contact: SellerContact;
}

type Services = Pick<Dependencies, "db" | "clock">;

interface OfferPath {
  readonly slug: string;
  readonly id: number;
}

export async function findPlanOnSale({ db, clock }: Services, { slug, id }: OfferPath) {
  const request = { slug, ...platformDay(clock) };
  const page = await inVisitorScope(db, (scope) => findPublishedPage(scope, request));
  const plan = page?.plans.find((one) => one.id === id);
  return page && plan && { page, plan };
}

export async function findOffer(services: Services, path: OfferPath): Promise<FoundOffer> {
  const found = await findPlanOnSale(services, path);
  if (!found) return refuse("not_found", { detail: NOT_FOR_SALE });
  const { db } = services;
  const { page, plan } = found;
  const { trainerId } = page;
  const actor = actAsTrainer(trainerId, "offer");
  const { trainer, receiving } = await inScope(db, actor, async (scope) => ({
    trainer: await findSellingTrainer(asTrainer(scope)),
    receiving: await findReceiving(scope),
  }));
  const { whatsapp, phone1: phone, email } = page.content;
  const offer = {
    page_name: page.content.name,
    slug: page.slug ?? path.slug,
    trainer_name: page.content.trainer_name || trainer.name,
    plan: {
      id: plan.id,
      name: plan.name,
      description: plan.description,
      value: toReais(plan.value_cents),
      frequency: plan.frequency,
      max_installments: maxInstallments(plan.frequency),
    },
    card: receiving.recipient_id !== null,
    pix: receiving.shows_pix_on_page ? receiving.pix : null,
    whatsapp,
    terms_version: await inSignInScope(db, findCurrentVersion),
  };
  const contact = { whatsapp, phone, email };
  return { offer, trainerId, cents: plan.value_cents, recipient: receiving.recipient_id, contact };
}
