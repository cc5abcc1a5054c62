import type { Call, CallAnswer, CallArguments } from "#contract/call.ts";
import { addressOf, answerOf, type CallParts, type Endpoint, recoveries } from "./api.ts";
import { ApiError } from "./api-error.ts";
import { API_VERSION } from "./api-version.ts";
import { toFormData } from "./multipart.ts";
import { session } from "./session.ts";

/** The server gives a request this long to arrive, and some time to prepare the image. */
const PATIENCE_MS = 150_000;

export interface UploadOptions {
  readonly signal: AbortSignal;
  /** From 0 to 1. */
  readonly onProgress: (share: number) => void;
}

/** As `send`, but it tells its progress, which `fetch` cannot. Throws only `ApiError`, or the abort of `signal`. */
export async function upload<C extends Call>(
  call: Endpoint<C>,
  args: CallArguments<C> & CallParts,
  options: UploadOptions,
): Promise<CallAnswer<C>> {
  if (session.isReplaced()) await session.waitForOwner();
  const token = session.token();
  const response = await sendForm(call, args, token, options);
  if (response.ok) return answerOf<C>(response);
  const recover = recoveries(token)[response.status];
  if (!recover) throw await ApiError.from(response);
  await recover();
  return upload(call, args, options);
}

function sendForm(
  { method, url }: Endpoint<Call>,
  parts: CallParts,
  token: string | null,
  { signal, onProgress }: UploadOptions,
): Promise<Response> {
  return new Promise((resolve, reject) => {
    signal.throwIfAborted();
    const request = new XMLHttpRequest();
    const abort = () => request.abort();
    const away = () => reject(ApiError.away());
    request.open(method, addressOf(url, parts));
    request.setRequestHeader("accept", "application/json");
    if (token) {
      request.setRequestHeader("authorization", `Bearer ${token}`);
      request.setRequestHeader("version", API_VERSION);
    }
    request.timeout = PATIENCE_MS;
    request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0);
    request.onload = () => resolve(new Response(request.responseText, { status: request.status }));
    request.onerror = away;
    request.ontimeout = away;
    request.onabort = () => reject(signal.reason);
    request.onloadend = () => signal.removeEventListener("abort", abort);
    signal.addEventListener("abort", abort);
    request.send(toFormData(parts.body));
  });
}
