import type { Call, CallAnswer, CallArguments } from "#contract/call.ts";
import { IDEMPOTENCY_KEY } from "#contract/idempotency-key.ts";
import { ApiError } from "./api-error.ts";
import { API_VERSION } from "./api-version.ts";
import { takeFirstAnswer } from "./first-answers.ts";
import { hasFile, toFormData } from "./multipart.ts";
import { session } from "./session.ts";
import { idempotencyKeyOf, noteAnswer } from "./unanswered.ts";

declare const OF: unique symbol;

export interface Endpoint<C extends Call> {
  readonly method: C["method"];
  readonly url: C["url"];
  readonly creates?: true;
  readonly [OF]?: C;
}

/** The calls of a noun by their addresses: signing in and the frame stay small, because zod is not downloaded. */
export type Endpoints<Calls> = {
  readonly [Name in keyof Calls as Calls[Name] extends Call ? Name : never]: Calls[Name] extends Call
    ? Endpoint<Calls[Name]>
    : never;
};

export interface CallParts {
  readonly params?: Record<string, unknown>;
  readonly querystring?: Record<string, unknown>;
  readonly body?: unknown;
}

export function addressOf(url: string, { params = {}, querystring = {} }: CallParts): string {
  const path = url.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(params[name])));
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(querystring)) {
    if (value !== undefined && value !== null && value !== "") query.set(name, String(value));
  }
  return query.size > 0 ? `${path}?${query}` : path;
}

interface Outgoing {
  readonly method: string;
  readonly body: unknown;
  readonly token: string | null;
  readonly signal: AbortSignal | undefined;
  /** Address and body of a call that creates. */
  readonly creation: string | undefined;
}

function optionsOf({ method, body, token, signal, creation }: Outgoing): RequestInit {
  const headers = new Headers({ accept: "application/json" });
  if (token) {
    headers.set("authorization", `Bearer ${token}`);
    headers.set("version", API_VERSION);
  }
  if (creation !== undefined) headers.set(IDEMPOTENCY_KEY, idempotencyKeyOf(creation));
  const request: RequestInit = { method, headers, signal: signal ?? null };
  if (body === undefined) return request;
  if (hasFile(body)) return { ...request, body: toFormData(body) };
  headers.set("content-type", "application/json");
  return { ...request, body: JSON.stringify(body) };
}

const isAborted = (error: unknown) => error instanceof DOMException && error.name === "AbortError";

/** Signing in and confirming an account answer 401 for wrong credentials: there the session has not lapsed. */
const isAboutSigningIn = (url: string) => /\/auth\/(login|logout|passkey|reset|confirm)/.test(url);

/** Without a token another window has ended the session. */
export const recoveries = (token: string | null): Readonly<Record<number, () => Promise<void>>> => ({
  ...(session.isRecognized() && { 401: () => session.waitForSignIn(token) }),
  ...(token && { 402: () => session.waitForRenewal() }),
});

interface RequestOptions {
  readonly signal?: AbortSignal | undefined;
  /** A refused session or a lapsed subscription is an error like any other. */
  readonly once?: boolean;
}

async function request(
  call: Endpoint<Call>,
  parts: CallParts,
  { signal, once = false }: RequestOptions = {},
): Promise<Response> {
  const { method, url } = call;
  if (!once && session.isReplaced()) await session.waitForOwner();
  const token = session.token();
  const address = addressOf(url, parts);
  const first = method === "GET" ? takeFirstAnswer(address, token) : undefined;
  const { body } = parts;
  const creation = call.creates && `${address} ${JSON.stringify(body)}`;
  const answer = first ?? fetch(address, optionsOf({ method, body, token, signal, creation }));
  const response = await answer.catch((error) => {
    throw isAborted(error) ? error : ApiError.away();
  });
  if (creation !== undefined) noteAnswer(creation, response.status);
  if (response.ok) return response;
  const recover = !once && !isAboutSigningIn(url) ? recoveries(token)[response.status] : undefined;
  if (recover) {
    // An unread body would hold its connection until the person has signed in or paid.
    await response.body?.cancel();
    await recover();
    return request(call, parts, { signal });
  }
  const error = await ApiError.from(response);
  if (error.code !== "proof_required" || once) throw error;
  await session.waitForProof();
  return request(call, parts, { signal });
}

/** The answer of a call. The server writes each by the contract's schema, so it has the schema's type. */
export async function answerOf<C extends Call>(response: Response): Promise<CallAnswer<C>> {
  const answer: unknown = response.status === 204 ? undefined : await response.json();
  return answer as CallAnswer<C>;
}

/** Throws only `ApiError`, or the abort of `signal`; it retries once the session or the subscription is renewed. */
export async function send<C extends Call>(
  call: C | Endpoint<C>,
  args: CallArguments<C>,
  signal?: AbortSignal,
): Promise<CallAnswer<C>> {
  const response = await request(call, args as CallParts, { signal });
  return answerOf<C>(response);
}

/** As `send`, for work that goes on without a connection: a session that ended is thrown, and no dialog opens over the screen. */
export async function sendOnce<C extends Call>(call: Endpoint<C>, args: CallArguments<C>): Promise<CallAnswer<C>> {
  const response = await request(call, args as CallParts, { once: true });
  return answerOf<C>(response);
}

/** RFC 6266. */
function fileNameOf(response: Response): string {
  const [, encoded = ""] = /filename\*=UTF-8''([^;]+)/.exec(response.headers.get("content-disposition") ?? "") ?? [];
  return decodeURIComponent(encoded);
}

export async function fetchFile<C extends Call>(call: C | Endpoint<C>, args: CallArguments<C>): Promise<File> {
  const response = await request(call, args as CallParts);
  // A file that is cut off on its way fails only now.
  const file = await response.blob().catch(() => Promise.reject(ApiError.away()));
  return new File([file], fileNameOf(response), { type: file.type });
}

export async function download<C extends Call>(call: C | Endpoint<C>, args: CallArguments<C>): Promise<void> {
  saveFile(await fetchFile(call, args));
}

export function saveFile(file: File): void;
export function saveFile(file: Blob, name: string): void;
export function saveFile(file: Blob | File, name = file instanceof File ? file.name : ""): void {
  const address = URL.createObjectURL(file);
  const link = Object.assign(document.createElement("a"), { href: address, download: name });
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
