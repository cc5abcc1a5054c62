import type { LibraryTags } from "#contract/prescription/library.ts";
import { MESSAGES } from "#domain/text/messages.ts";

/** The contract's limit. */
export const MAX_NAME = 120;

export interface EntryNameForm {
  readonly name: string;
  readonly tags: LibraryTags;
}

export const validateName = {
  name: (name: string) => (name.trim() ? null : MESSAGES.required),
};
