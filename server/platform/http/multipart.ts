import multipart from "@fastify/multipart";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { PHOTO_MAX_BYTES } from "#contract/photos.ts";
import { Refusal } from "./refusal.ts";

type Nested = { [key: string]: unknown };

/** The deepest name of the contract has three parts. */
const MAX_DEPTH = 8;

/** Makes a multipart body look like a JSON one: `student[personal_anamnesis][days_of_week][]` nests, files become `File`. */
export async function acceptMultipart(app: FastifyInstance): Promise<void> {
  await app.register(multipart, {
    limits: { fileSize: PHOTO_MAX_BYTES, files: 30, fields: 500, fieldSize: 1_048_576 },
  });
  app.addHook("preValidation", async (request) => {
    if (request.isMultipart()) request.body = await readForm(request);
  });
}

async function readForm(request: FastifyRequest): Promise<Nested> {
  const body: Nested = Object.create(null);
  try {
    for await (const part of request.parts()) {
      const value =
        part.type === "file"
          ? new File([new Uint8Array(await part.toBuffer())], part.filename, { type: part.mimetype })
          : part.value;
      setNested(body, part.fieldname, value);
    }
  } catch (error) {
    // The plugin's own refusals say a status; what its parser cannot read (no boundary, half a form) does not.
    throw error instanceof Error && "statusCode" in error ? error : new Refusal("malformed_request");
  }
  return { ...body };
}

/** Sets `a[b][c]` or appends to `a[b][]`. Names that would reach an object's prototype are dropped. */
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
  const before = place[last];
  place[last] = name.endsWith("[]") ? [...(Array.isArray(before) ? before : []), value] : value;
}

const isNested = (value: unknown): value is Nested =>
  typeof value === "object" && value !== null && !Array.isArray(value) && !(value instanceof Blob);
