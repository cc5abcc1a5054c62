import multipart from "@fastify/multipart";
import type { FastifyInstance, FastifyRequest } from "fastify";
import type { FormFiles } from "#contract/call.ts";
import { MAX_OF_AN_ACCOUNT, tooManyOfAnAccount } from "../files/image-queue.ts";
import { Refusal } from "../refusal.ts";
import { AccountPlaces } from "./account-places.ts";

type Nested = { [key: string]: unknown };

/** The deepest name of the contract has three parts. */
const MAX_DEPTH = 8;

const MULTIPART = /^\s*multipart\//i;

/** The student's form has some sixty texts, the longest of 2,000 letters; all together stay below what JSON may bring. */
const TEXTS = { fields: 200, fieldSize: 16_384 } as const;

const NO_FORM = "Esta operação não aceita o envio de arquivos.";
const TOO_MUCH = "O conteúdo enviado é grande demais.";

declare module "fastify" {
  interface FastifyContextConfig {
    form?: FormFiles;
  }
}

/** A blank is null, which a form cannot say otherwise. Calls without `form` refuse a multipart body unread. */
export async function acceptMultipart(app: FastifyInstance): Promise<void> {
  await app.register(multipart, { limits: TEXTS });
  app.addHook("onRequest", async ({ headers, routeOptions: { config } }) => {
    if (MULTIPART.test(headers["content-type"] ?? "") && !config.form)
      throw new Refusal("file_type_refused", { detail: NO_FORM });
  });
  const places = new AccountPlaces({ max: MAX_OF_AN_ACCOUNT, refusal: tooManyOfAnAccount });
  app.addHook("onRequest", async ({ actor, headers, routeOptions: { config } }, reply) => {
    if (actor && config.form && MULTIPART.test(headers["content-type"] ?? ""))
      places.takeUntilAnswered(actor.userId, reply.raw);
  });
  app.addHook("preValidation", async (request) => {
    const { form } = request.routeOptions.config;
    if (form && request.isMultipart()) request.body = await readForm(request, form);
  });
}

async function readForm(request: FastifyRequest, form: FormFiles): Promise<Nested> {
  const body: Nested = Object.create(null);
  try {
    for await (const part of request.parts({ limits: { files: form.files, fileSize: form.maxBytes } })) {
      if (part.type === "field" && part.valueTruncated) throw new Refusal("file_too_large", { detail: TOO_MUCH });
      const value =
        part.type === "file"
          ? new File([new Uint8Array(await part.toBuffer())], part.filename, { type: part.mimetype })
          : part.value === ""
            ? null
            : part.value;
      setNested(body, part.fieldname, value);
    }
  } catch (error) {
    throw explain(error, form);
  }
  return { ...body };
}

/** The plugin's own refusals have a code; what its parser cannot read (no boundary, half a form) has none. */
function explain(error: unknown, { files, tooLarge }: FormFiles): unknown {
  if (error instanceof Refusal) return error;
  const code = error instanceof Error && "code" in error ? error.code : undefined;
  if (code === "FST_REQ_FILE_TOO_LARGE") return new Refusal("file_too_large", { detail: tooLarge });
  if (code === "FST_FILES_LIMIT") {
    const detail = files === 1 ? "Envie apenas um arquivo." : `Envie no máximo ${files} arquivos.`;
    return new Refusal("file_too_large", { detail });
  }
  return error instanceof Error && "statusCode" in error ? error : new Refusal("malformed_request");
}

/** Names that would reach an object's prototype are dropped. */
export function setNested(target: Nested, name: string, value: unknown): void {
  const keys = name.split(/[[\]]+/).filter((key) => key !== "");
  if (keys.length === 0 || keys.length > MAX_DEPTH || keys.some((key) => key in Object.prototype)) return;
  const last = keys.pop() ?? "";
  let place = target;
  for (const key of keys) {
    const next = isNested(place[key]) ? place[key] : {};
    place[key] = next;
    place = next;
  }
  const previous = place[last];
  place[last] = name.endsWith("[]") ? [...(Array.isArray(previous) ? previous : []), value] : value;
}

const isNested = (value: unknown): value is Nested =>
  typeof value === "object" && value !== null && !Array.isArray(value) && !(value instanceof Blob);
