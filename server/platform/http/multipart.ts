import multipart from "@fastify/multipart";
import type { FastifyInstance } from "fastify";
import { PHOTO_MAX_BYTES } from "#contract/students.ts";

type Nested = { [key: string]: unknown };

/** Makes a multipart body look like a JSON one: `student[personal_anamnesis][days_of_week][]` nests, files become `File`. */
export async function acceptMultipart(app: FastifyInstance): Promise<void> {
  await app.register(multipart, {
    limits: { fileSize: PHOTO_MAX_BYTES, files: 30, fields: 500, fieldSize: 1_048_576 },
  });
  app.addHook("preValidation", async (request) => {
    if (!request.isMultipart()) return;
    const body: Nested = Object.create(null);
    for await (const part of request.parts()) {
      const value =
        part.type === "file" ? new File([await part.toBuffer()], part.filename, { type: part.mimetype }) : part.value;
      setNested(body, part.fieldname, value);
    }
    request.body = { ...body };
  });
}

/** Sets `a[b][c]` or appends to `a[b][]`. Names that would reach an object's prototype are dropped. */
export function setNested(target: Nested, name: string, value: unknown): void {
  const path = name.split(/[[\]]+/).filter((key, index, keys) => key !== "" || index < keys.length - 1);
  const isList = name.endsWith("[]");
  const keys = path.filter((key) => key !== "");
  if (keys.length === 0 || keys.length > 8 || keys.some((key) => key in Object.prototype)) return;
  let place = target;
  for (const key of keys.slice(0, -1)) {
    const next = place[key];
    place = typeof next === "object" && next !== null && !Array.isArray(next) ? (next as Nested) : (place[key] = {});
  }
  const last = keys.at(-1) ?? "";
  const before = place[last];
  place[last] = isList ? [...(Array.isArray(before) ? before : []), value] : value;
}
