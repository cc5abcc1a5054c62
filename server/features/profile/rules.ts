import type { Role } from "#contract/call.ts";
import type { ProfileDraft } from "#contract/profile.ts";
import { formatBrazilianPhone, formatPhone, isBrazilianPhone, isPhoneComplete } from "#domain/brazil.ts";
import { MESSAGES } from "#domain/messages.ts";

interface Owner {
  readonly role: Role;
  /** A student's country of residence. */
  readonly country: string | null;
}

/** What the role adds to the contract: whose phone fills which mask, and that every trainer has an address. */
export function refusedFields({ phone, address }: ProfileDraft, { role, country }: Owner): Record<string, string> {
  const isPhone = role === "student" ? isPhoneComplete(country, phone) : isBrazilianPhone(phone);
  return {
    ...(!isPhone && { "user.phone": MESSAGES.format }),
    ...(role === "trainer" && !address && { "user.address": MESSAGES.required }),
  };
}

/** A phone as it is kept: a student's in their country's mask, everybody else's as in Brazil. */
export const keptPhone = (phone: string, { role, country }: Owner): string =>
  role === "student" ? formatPhone(country, phone) : formatBrazilianPhone(phone);

/** What becomes of the photo: a file replaces it, null removes it, undefined leaves it. A file speaks for itself. */
export function changedPhoto({ photo, photo_changed }: ProfileDraft): Blob | null | undefined {
  const isChanged = photo_changed ?? photo !== undefined;
  return isChanged ? photo || null : undefined;
}
