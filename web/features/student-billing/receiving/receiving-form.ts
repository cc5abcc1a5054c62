import { ReceivingDraft } from "#contract/student-billing/receiving.ts";
import { formatPixKey } from "#domain/billing/pix/keys.ts";
import { validateBy } from "../../../ui/form/schema-validation.ts";
import type { Receiving } from "./data.ts";

/** A blank key is no key. */
export interface ReceivingForm {
  readonly pix: { readonly key: string; readonly name: string; readonly city: string };
  readonly shows_pix_on_page: boolean;
  readonly recipient_id: string;
}

interface Proposal {
  readonly name: string;
  readonly city: string;
}

export const toReceivingForm = ({ pix, ...rest }: Receiving, proposal: Proposal): ReceivingForm => ({
  pix: pix ? { key: formatPixKey(pix), name: pix.name, city: pix.city } : { key: "", ...proposal },
  shows_pix_on_page: rest.shows_pix_on_page,
  recipient_id: rest.recipient_id ?? "",
});

/** Without a key, name and city are not asked for. */
export const toReceivingDraft = ({ pix, ...rest }: ReceivingForm) => ({
  ...rest,
  pix: pix.key.trim() ? pix : null,
  shows_pix_on_page: pix.key.trim() !== "" && rest.shows_pix_on_page,
});

const validateShape = validateBy(ReceivingDraft);

export const validateReceiving = (form: ReceivingForm) => validateShape(toReceivingDraft(form));
