import type { Role } from "#contract/call.ts";
import type { NoticeSettings } from "#contract/people/notices.ts";
import { type CalendarDate, MS_PER_DAY, MS_PER_HOUR } from "#domain/calendar-date.ts";
import { type NoticeChoice, type NoticeKind, noticeKindsOf, type StoredChoices } from "#domain/notices/kinds.ts";
import { recordOf } from "#domain/record.ts";

/** The eleventh takes the place of the oldest. */
export const DEVICES_PER_PERSON = 10;

/** Longer than any cause lasts: until then a notice is known to have been sent. */
export const FORGOTTEN_AFTER_MS = 400 * MS_PER_DAY;

/** A push that found no way for so long is told no more. */
export const PUSH_PATIENCE_MS = 6 * MS_PER_HOUR;

/** The moment at which a clock's job looks for what is due. */
export interface LocalDay {
  readonly now: Date;
  readonly timeZone: string;
  /** In that time zone. */
  readonly today: CalendarDate;
}

export const kindsOf = (role: Role): readonly NoticeKind[] => (role === "admin" ? [] : noticeKindsOf(role));

export const storedChoices = (role: Role, choices: readonly NoticeChoice[]): StoredChoices =>
  recordOf(
    choices
      .filter(({ kind }) => kindsOf(role).includes(kind))
      .map(({ kind, push, mail }) => [kind, { push, mail }] as const),
  );

interface SettingsRow {
  readonly training_at: string;
  readonly quiet_from: string | null;
  readonly quiet_until: string | null;
}

export const quietHoursOf = ({ quiet_from, quiet_until }: SettingsRow): NoticeSettings["quiet_hours"] =>
  quiet_from !== null && quiet_until !== null ? { from: quiet_from, until: quiet_until } : null;

interface Subject {
  readonly kind: NoticeKind;
  readonly studentId: number;
  readonly subject: string;
}

/** The page that a press on the notice opens. */
export function pathOf({ kind, studentId, subject }: Subject): string {
  const student = `/inicio/visualizar/${studentId}`;
  switch (kind) {
    case "training_today":
    case "training_changed":
      return "/inicio/treino";
    case "payment_due":
    case "pix_announced":
      return `${student}?dialog=payments`;
    case "pain":
      return `${student}?dialog=executions&execution=${subject}`;
    case "evaluation_due":
      return "/inicio";
    case "comment":
      return `${student}?dialog=comments&training=${subject}`;
    case "missed_trainings":
      return student;
  }
}
