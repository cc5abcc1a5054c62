import type { Call } from "#contract/call.ts";
import { addressOf, type Endpoint } from "./api.ts";
import { ApiError } from "./api-error.ts";
import { API_VERSION } from "./api-version.ts";
import { session } from "./session.ts";

/** The `PATCH` of tus 1.0 (https://tus.io/protocols/resumable-upload). Answers the offset of the next piece. Throws only `ApiError`. */
export async function sendPiece<C extends Call>(
  { method, url }: Endpoint<C>,
  params: Readonly<Record<string, unknown>>,
  offset: number,
  piece: Blob,
): Promise<number> {
  const headers = {
    accept: "application/json",
    authorization: `Bearer ${session.token()}`,
    version: API_VERSION,
    "content-type": "application/offset+octet-stream",
    "tus-resumable": "1.0.0",
    "upload-offset": `${offset}`,
  };
  const response = await fetch(addressOf(url, { params }), { method, headers, body: piece }).catch(() => {
    throw ApiError.away();
  });
  if (!response.ok) throw await ApiError.from(response);
  return Number(response.headers.get("upload-offset"));
}
