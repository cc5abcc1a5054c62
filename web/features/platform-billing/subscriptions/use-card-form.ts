import { useForm } from "@mantine/form";
import { useState } from "react";
import { focusFirstError, useServerErrors } from "../../../ui/form/use-server-errors.ts";
import { CARD_FIELDS, type CardForm, cardRules, EMPTY_CARD } from "../subscription-payments/card-form.ts";

/** A refusal keeps what was typed and marks its field; other failures are left to an alert. */
export function useCardForm() {
  const form = useForm<CardForm>({ initialValues: EMPTY_CARD, validate: cardRules });
  const markCard = useServerErrors(form, CARD_FIELDS);
  const [isAtField, setIsAtField] = useState(false);
  return {
    form,
    isAtField,
    onError: (error: unknown) => setIsAtField(markCard(error)),
    onInvalid: focusFirstError,
  };
}
