import type { ErrorBody, ErrorCode, FactorWay, LapsedBody, SecondStepBody, UnconfirmedBody } from "#contract/errors.ts";

const AWAY = "Não foi possível falar com o servidor. Verifique sua conexão e tente novamente.";
const UNEXPECTED = "Houve um imprevisto. Por favor, tente novamente mais tarde.";

interface BodyExtras extends Pick<SecondStepBody, "ticket" | "ways"> {
  readonly token?: LapsedBody["token"] | undefined;
  readonly students?: UnconfirmedBody["students"] | undefined;
}

/** `status` is 0 when no answer came; `detail` is the Portuguese sentence to show; `fields` marks inputs by path. */
export class ApiError extends Error {
  readonly status: number;
  readonly code: ErrorCode;
  readonly fields: Readonly<Record<string, string>>;
  /** A lapsed trainer (402) pays with it. */
  readonly token: string | undefined;
  /** Whether the account that is unconfirmed is a student's. */
  readonly students: boolean | undefined;
  /** The password was right: with the ticket a second factor signs in. */
  readonly second: { readonly ticket: string; readonly ways: readonly FactorWay[] } | undefined;

  constructor(status: number, errors: ErrorBody["errors"], { token, students, ticket, ways = [] }: BodyExtras = {}) {
    super(errors.detail);
    this.name = "ApiError";
    this.status = status;
    this.code = errors.code;
    this.fields = errors.fields ?? {};
    this.token = token;
    this.students = students;
    this.second = ticket === undefined ? undefined : { ticket, ways };
  }

  get detail() {
    return this.message;
  }

  static async from(response: Response): Promise<ApiError> {
    const answer: unknown = await response.json().catch(() => null);
    // A proxy in between may answer with anything.
    const body = Object(answer) as Partial<LapsedBody & SecondStepBody & UnconfirmedBody>;
    const away = response.status === 502 || response.status === 503 || response.status === 504;
    const fallback = away
      ? ({ detail: AWAY, code: "dependency_away" } as const)
      : ({ detail: UNEXPECTED, code: "unexpected" } as const);
    return new ApiError(response.status, body.errors?.detail ? body.errors : fallback, body);
  }

  static away(): ApiError {
    return new ApiError(0, { detail: AWAY, code: "dependency_away" });
  }
}

/** No answer came, or the server, or a proxy before it, cannot answer now. */
export const isUnanswered = (error: unknown): boolean => error instanceof ApiError && error.code === "dependency_away";

/** Absent, or not this person's to see. A proxy in between answers 404 without our word, and then nothing is known. */
export const isNotFound = (error: unknown): boolean => error instanceof ApiError && error.code === "not_found";

const OFFLINE = "Sem conexão. Verifique o sinal e tente novamente.";

/** Without a signal a part of the program that was not loaded yet fails too. */
export function sentenceOf(error: unknown): string {
  if (navigator.onLine === false && !(error instanceof ApiError && error.status > 0)) return OFFLINE;
  return error instanceof ApiError ? error.detail : UNEXPECTED;
}

/** For a form that marks none of the refused fields: the sentence of the first says more than the one of the form. */
export function withFieldsSentence(error: unknown): unknown {
  if (!(error instanceof ApiError)) return error;
  const [detail] = Object.values(error.fields);
  return detail ? new ApiError(error.status, { detail, code: error.code }) : error;
}
