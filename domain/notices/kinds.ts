/** Every kind of notice: the wire's code. */
export const NOTICE_KINDS = [
  "training_today",
  "training_changed",
  "comment",
  "evaluation_due",
  "payment_due",
  "pain",
  "missed_trainings",
  "pix_announced",
] as const;
export type NoticeKind = (typeof NOTICE_KINDS)[number];

interface Rules {
  /** How a person who chose nothing is told. Mail is for what is rare and should not be overlooked. */
  readonly push: boolean;
  readonly mail: boolean;
  /** Further causes while it waits become one notice: after the `last` of them, or soon after the `first`. */
  readonly gathers?: { readonly minutes: number; readonly after: "first" | "last" };
  /** The person chose its hour, so quiet hours do not hold it back. */
  readonly hasOwnHour?: true;
}

const RULES: Readonly<Record<NoticeKind, Rules>> = {
  training_today: { push: true, mail: false, hasOwnHour: true },
  training_changed: { push: true, mail: false, gathers: { minutes: 15, after: "last" } },
  comment: { push: true, mail: true, gathers: { minutes: 2, after: "first" } },
  evaluation_due: { push: true, mail: true },
  payment_due: { push: true, mail: true },
  pain: { push: true, mail: true },
  missed_trainings: { push: true, mail: false },
  pix_announced: { push: true, mail: true },
};

const KINDS_OF = {
  student: ["training_today", "training_changed", "comment", "evaluation_due", "payment_due"],
  trainer: ["pain", "missed_trainings", "comment", "pix_announced"],
} as const satisfies Record<string, readonly NoticeKind[]>;

export const rulesOf = (kind: NoticeKind): Rules => RULES[kind];

/** In the order in which they are listed. */
export const noticeKindsOf = (role: "student" | "trainer"): readonly NoticeKind[] => KINDS_OF[role];

export interface NoticeChoice {
  readonly kind: NoticeKind;
  readonly push: boolean;
  readonly mail: boolean;
}

export type StoredChoices = Readonly<Partial<Record<NoticeKind, Pick<NoticeChoice, "push" | "mail">>>>;

export const choiceOf = (kind: NoticeKind, stored: StoredChoices): NoticeChoice => {
  const { push, mail } = stored[kind] ?? RULES[kind];
  return { kind, push, mail };
};

export const TRAINING_AT = "07:00";
export const QUIET_HOURS = { from: "22:00", until: "07:00" } as const;

/** A student is told this many days before an evaluation is out of date. */
export const EVALUATION_NOTICE_DAYS = 7;
/** A student is told this many days before a payment is due, and on the day. */
export const PAYMENT_NOTICE_DAYS = [3, 0] as const;
