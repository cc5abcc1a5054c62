import { useForm } from "@mantine/form";
import { useState } from "react";
import { useCurrentUser } from "../../../session/current-user.ts";
import { focusFirstError, useServerErrors } from "../../../ui/form/use-server-errors.ts";
import { CARD_FIELDS, type CardForm, cardRules, EMPTY_CARD, payerOf, withHolder } from "./card-form.ts";

/** A refusal keeps what was typed and marks its field; other failures are left to an alert. */
export function useCardForm() {
  const payer = payerOf(useCurrentUser());
  const form = useForm({
    initialValues: EMPTY_CARD,
    validate: cardRules(payer),
    transformValues: (card): CardForm => withHolder(card, payer),
  });
  const markCard = useServerErrors(form, CARD_FIELDS);
  const [isAtField, setIsAtField] = useState(false);
  return {
    form,
    payer,
    isAtField,
    onError: (error: unknown) => setIsAtField(markCard(error)),
    onInvalid: focusFirstError,
  };
}
