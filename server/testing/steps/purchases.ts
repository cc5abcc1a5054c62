import type { PurchaseDraft } from "#contract/student-billing/checkout.ts";
import type { PaymentProvider } from "../../platform/payments/provider.ts";
import { aRegistration, type Trainer } from "../people.ts";
import type { TestApp } from "../test-app.ts";
import { CARDS, encryptCard } from "./cards.ts";
import { landingPagesOf } from "./landing-pages.ts";
import { aPlan } from "./students-money.ts";

export async function anOffer(prumo: TestApp, trainer: Trainer, { card = true, pix = true } = {}) {
  const { owner } = prumo.database;
  await landingPagesOf(owner, [trainer.id]);
  const id = await aPlan(prumo, trainer);
  await owner.query(
    `insert into receiving (trainer_id, pix_key, pix_key_kind, pix_name, pix_city, shows_pix_on_page, recipient_id)
     values ($1, 'ana@exemplo.com.br', 'email', 'Ana Prado', 'Sao Paulo', $2, $3)`,
    [trainer.id, pix, card ? "re_clh2abcdefghij" : null],
  );
  return { slug: `pagina-${trainer.id}`, id };
}

/** A purchase by a person whom nobody knows yet. */
export async function aPurchase(
  payments: Pick<PaymentProvider, "cardKey">,
  {
    way = "agreed",
    number = CARDS.approved,
    email = aRegistration().email,
  }: {
    readonly way?: PurchaseDraft["way"];
    readonly number?: string;
    readonly email?: string;
  } = {},
) {
  const { address, phone } = aRegistration();
  return {
    key: crypto.randomUUID(),
    buyer: {
      name: "Bia Compradora",
      email,
      cellphone: phone,
      birthdate: "1995-03-20",
      gender: "female" as const,
    },
    terms_version: 1,
    way,
    value: 180,
    paymentInformation:
      way === "card"
        ? {
            creditCard: {
              card_hash: await encryptCard(payments, number),
              holder_cpf: "123.456.789-09",
              holder_phone: "(11) 9 0026-1207",
              address,
            },
            installments: 1,
          }
        : null,
  };
}
