import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { hasZodFastifySchemaValidationErrors } from "fastify-type-provider-zod";
import { isUnavailable } from "../database/connection/unavailable.ts";
import { isStorageAway, STORAGE_AWAY } from "../files/unavailable.ts";
import { RETRY_AFTER_SECONDS, Refusal } from "../refusal.ts";

export function answerFailures(app: FastifyInstance): void {
  app.setErrorHandler((error: FastifyError, request, reply) => {
    const refusal = error instanceof Refusal ? error : explain(error);
    if (refusal.status >= 500) request.log.error({ err: error }, "request failed");
    // A defect of ours would look the same.
    else if (isGone(error)) request.log.warn({ err: error }, "a row was gone when another was written for it");
    if (refusal.retryAfterSeconds !== undefined) reply.header("retry-after", refusal.retryAfterSeconds);
    return reply.code(refusal.status).send(withReference(refusal, request));
  });
}

/** Addresses that the router cannot even read never reach the handler above: broken escapes, endless ids. */
export function answerUnreadableAddress(error: FastifyError, _: FastifyRequest, reply: FastifyReply): void {
  const refusal = new Refusal(error.code === "FST_ERR_MAX_PARAM_LENGTH" ? "not_found" : "malformed_request");
  reply.code(refusal.status).send(refusal.body);
}

const FOREIGN_KEY_VIOLATION = "23503";

/** Somebody removed or erased it between the check and the write. */
const isGone = (error: FastifyError): boolean =>
  error.code === FOREIGN_KEY_VIOLATION && "detail" in error && /is not present in table/.test(String(error.detail));

function explain(error: FastifyError): Refusal {
  if (hasZodFastifySchemaValidationErrors(error)) return explainValidation(error);
  if (error.code === "FST_REQ_FILE_TOO_LARGE") return new Refusal("file_too_large");
  if (error.statusCode === 413) return new Refusal("file_too_large", { detail: "O conteúdo enviado é grande demais." });
  if (error.statusCode === 429) return new Refusal("too_many_tries");
  if (error.statusCode === 503 || isUnavailable(error))
    return new Refusal("dependency_away", { retryAfterSeconds: RETRY_AFTER_SECONDS });
  if (isStorageAway(error))
    return new Refusal("dependency_away", { detail: STORAGE_AWAY, retryAfterSeconds: RETRY_AFTER_SECONDS });
  if (isGone(error)) return new Refusal("not_found");
  if (error.statusCode && error.statusCode < 500) return new Refusal("malformed_request");
  return new Refusal("unexpected");
}

interface Issue {
  readonly instancePath: string;
  readonly message?: string;
  readonly params: Readonly<Record<string, unknown>>;
}

function pathsOf({ instancePath, params: { keys } }: Issue): readonly string[] {
  const path = instancePath.replace(/^\//, "").replaceAll("/", ".");
  return Array.isArray(keys) ? keys.map((key) => (path ? `${path}.${key}` : String(key))) : [path];
}

/** An id that cannot be one is not there; a bad query or header is malformed; a bad body was understood and is invalid. */
function explainValidation(error: FastifyError & { validation: Issue[] }): Refusal {
  if (error.validationContext === "params") return new Refusal("not_found");
  const fields: Record<string, string> = {};
  for (const issue of error.validation) {
    for (const path of pathsOf(issue)) fields[path] ??= issue.message ?? "";
  }
  if (error.validationContext === "querystring" || error.validationContext === "headers")
    return new Refusal("malformed_request", { fields });
  return new Refusal("invalid", { fields });
}

/** A defect's answer carries the request's id, so that a user can quote what the log knows. */
function withReference({ body }: Refusal, request: FastifyRequest) {
  if (body.errors.code !== "unexpected") return body;
  return { errors: { ...body.errors, detail: `${body.errors.detail} (referência ${request.id})` } };
}
