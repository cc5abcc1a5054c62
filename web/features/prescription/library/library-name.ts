import { MESSAGES } from "#domain/text/messages.ts";

/** The longest name of an entry, as the contract has it. */
export const MAX_NAME = 120;

/** The form of a name alone. */
export interface EntryNameForm {
  readonly name: string;
}

export const validateName = {
  name: (name: string) => (name.trim() ? null : MESSAGES.required),
};
