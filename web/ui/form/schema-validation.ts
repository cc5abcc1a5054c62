import { type FormErrors, schemaResolver } from "@mantine/form";
import { recordOf } from "#domain/record.ts";
import { MESSAGES } from "#domain/text/messages.ts";

type Schema = Parameters<typeof schemaResolver>[0];

/**
 * The one way from a contract's schema to a form's errors, by field path. Forms of pages that must stay small do without it, because
 * zod would be most of their weight: signing in and its dialogs, registration and cards use `form-messages.ts` instead, and the
 * server, which validates by the same contract, still has the last word.
 */
export const validateBy = <Form extends object>(schema: Schema): ((form: Form) => FormErrors) =>
  schemaResolver(schema, { sync: true });

export const blankErrors = (fields: Readonly<Record<string, string | null>>): FormErrors =>
  recordOf(
    Object.entries(fields)
      .filter(([, value]) => !value?.trim())
      .map(([name]) => [name, MESSAGES.required]),
  );
