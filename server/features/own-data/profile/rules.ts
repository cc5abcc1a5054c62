import type { Role } from "#contract/call.ts";
import type { ProfileDraft } from "#contract/own-data/profile.ts";
import { isCellphone, isPhoneComplete } from "#domain/brazil.ts";
import { isPlausibleBirthdate } from "#domain/calendar-date.ts";
import { MESSAGES } from "#domain/text/messages.ts";

interface Owner {
  readonly role: Role;
  readonly country: string | null;
}

/** The role decides which mask the phone fills, and every trainer has an address. */
export function refusedFields(
  { phone, address, birthdate }: ProfileDraft,
  { role, country }: Owner,
  today: string,
): Record<string, string> {
  const isPhone = role === "student" ? isPhoneComplete(country, phone) : isCellphone(phone);
  return {
    ...(!isPhone && { "user.phone": MESSAGES.format }),
    ...(role === "trainer" && !address && { "user.address": MESSAGES.required }),
    ...(birthdate && !isPlausibleBirthdate(birthdate, today) && { "user.birthdate": MESSAGES.date }),
  };
}

/** A file replaces the photo, null removes it, undefined leaves it. A file needs no `photo_changed`. */
export function changedPhoto({ photo, photo_changed }: ProfileDraft): Blob | null | undefined {
  const isChanged = photo_changed ?? photo !== undefined;
  return isChanged ? photo || null : undefined;
}
