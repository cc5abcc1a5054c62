import * as endpoints from "#contract/student-billing/student-cards.endpoints.ts";
import { type Endpoints, send } from "../../../api/api.ts";
import type { CardForm } from "../../platform-billing/subscription-payments/card-form.ts";
import { cardOf } from "../../platform-billing/subscription-payments/data.ts";
import { useMoneyAction, useMoneyChange } from "../student-plans/money-change.ts";

const studentCards: Endpoints<typeof import("#contract/student-billing/student-cards.ts")> = endpoints;

interface Keeping {
  readonly card: CardForm;
  /** As the screen shows it. */
  readonly value: number;
}

export const useKeepCard = (id: number) =>
  useMoneyChange(id, async ({ card, value }: Keeping) =>
    send(studentCards.keepStudentCard, { params: { id }, body: { ...(await cardOf(card)), value } }),
  );

export const useRemoveCard = (id: number) =>
  useMoneyAction<void>(
    id,
    () => send(studentCards.removeStudentCard, { params: { id } }),
    "O plano não renova mais no cartão",
  );
