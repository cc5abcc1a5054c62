import { z } from "zod";
import { MESSAGES } from "#domain/text/messages.ts";

/**
 * Every failure's code, stable for programs, beside the Portuguese sentence for people.
 * 400 malformed · 401 not signed in · 402 lapsed · 403 not allowed · 404 absent or another tenant's · 409 conflict ·
 * 413 too large · 415 wrong kind of file · 422 invalid · 429 too many tries · 503 a dependency is away · 500 a defect.
 */
export const ERROR_CODES = [
  "malformed_request",
  "not_signed_in",
  "wrong_credentials",
  "account_inactive",
  "account_unconfirmed",
  "subscription_lapsed",
  "password_change_required",
  "not_allowed",
  "not_found",
  "changed_elsewhere",
  "email_taken",
  "name_taken",
  "student_active",
  "birth_date_missing",
  "birth_date_wrong",
  "student_inactive",
  "trainer_inactive",
  "cycle_finished",
  "cycles_overlap",
  "cycle_has_training",
  "training_in_microcycles",
  "without_microcycles",
  "cannot_compare",
  "training_not_evaluated",
  "no_training_today",
  "weekday_taken",
  "weekday_unavailable",
  "exercise_unavailable",
  "quota_reached",
  "card_refused",
  "payment_under_way",
  "price_changed",
  "undo_expired",
  "already_reminded",
  "nothing_to_print",
  "export_under_way",
  "erasure_pending",
  "erasure_handled",
  "invalid",
  "file_too_large",
  "file_type_refused",
  "link_expired",
  "code_refused",
  "too_many_tries",
  "dependency_away",
  "unexpected",
] as const;

export type ErrorCode = (typeof ERROR_CODES)[number];

/** The body of every failure: `detail` is shown, `code` is stable, `fields` marks inputs by path (`student.name`). */
export const ErrorBody = z.object({
  errors: z.object({
    detail: z.string(),
    code: z.enum(ERROR_CODES),
    fields: z.record(z.string(), z.string()).optional(),
  }),
});
export type ErrorBody = z.infer<typeof ErrorBody>;

/** The sign-in of a lapsed trainer: the token opens the calls of the payment, and all calls once it is paid. */
export const LapsedBody = ErrorBody.extend({ token: z.string() });
export type LapsedBody = z.infer<typeof LapsedBody>;

export const UNEXPECTED = "Houve um imprevisto. Por favor, tente novamente mais tarde.";

const isBlank = (input: unknown): boolean => input === undefined || input === null || input === "";

export function explainIssue(issue: z.core.$ZodRawIssue): string {
  if (issue.code === "invalid_type") {
    return isBlank(issue.input) ? MESSAGES.required : MESSAGES.format;
  }
  if (issue.code === "too_small") {
    if (issue.origin === "string" || issue.origin === "array") return MESSAGES.required;
    return `O valor mínimo é ${issue.minimum}`;
  }
  if (issue.code === "too_big") {
    if (issue.origin === "string") return `Use no máximo ${issue.maximum} caracteres`;
    if (issue.origin === "array") return `Escolha no máximo ${issue.maximum} itens`;
    return `O valor máximo é ${issue.maximum}`;
  }
  if (issue.code === "invalid_format" && issue.format === "email") return MESSAGES.email;
  if (issue.code === "unrecognized_keys") return MESSAGES.unknownField;
  if (issue.code === "invalid_value") return isBlank(issue.input) ? MESSAGES.required : "Escolha uma das opções";
  return MESSAGES.format;
}

z.config({ customError: explainIssue });
