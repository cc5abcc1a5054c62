import {
  type ErrorBody,
  type ErrorCode,
  type FactorWay,
  type LapsedBody,
  REFUSALS,
  type SecondStepBody,
  type UnconfirmedBody,
} from "#contract/errors.ts";
import { waitText } from "#domain/text/wait.ts";

interface RefusalOptions {
  readonly outcome?: string;
  readonly detail?: string;
  readonly fields?: Readonly<Record<string, string>>;
  /** The session in which a lapsed trainer can pay. */
  readonly token?: string;
  /** The unconfirmed account is a student's. */
  readonly students?: boolean;
  /** The password was right, and a second factor is missing. */
  readonly ticket?: string;
  readonly ways?: readonly FactorWay[];
  readonly retryAfterSeconds?: number;
}

export class Refusal extends Error {
  readonly status: number;
  readonly body: ErrorBody | LapsedBody | SecondStepBody | UnconfirmedBody;
  readonly retryAfterSeconds: number | undefined;

  constructor(code: ErrorCode, options: RefusalOptions = {}) {
    const [status, detail] = REFUSALS[code];
    super(code);
    this.status = status;
    this.retryAfterSeconds = options.retryAfterSeconds;
    this.body = {
      errors: {
        detail: (options.detail ?? detail) + (code === "too_many_tries" ? waitSentence(options.retryAfterSeconds) : ""),
        code,
        ...(options.fields && { fields: options.fields }),
      },
      ...(options.token && { token: options.token }),
      ...(options.ticket && { ticket: options.ticket, ways: [...(options.ways ?? [])] }),
      ...(options.students !== undefined && { students: options.students }),
    };
  }
}

/** When to come back after a 503: a restart of PostgreSQL takes about so long. */
export const RETRY_AFTER_SECONDS = 5;

const waitSentence = (seconds: number | undefined): string =>
  seconds === undefined ? "" : ` Tente de novo em ${waitText(seconds)}.`;

export const refuse = (code: ErrorCode, options?: RefusalOptions): never => {
  throw new Refusal(code, options);
};

/** A row that the scope does not show is absent. */
export function found<T>(row: T | undefined): T {
  return row === undefined ? refuse("not_found") : row;
}
