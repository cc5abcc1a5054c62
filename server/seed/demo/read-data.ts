import { readFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";

export function readData<Shape extends z.ZodType>(name: string, shape: Shape): z.output<Shape> {
  const file = join(import.meta.dirname, "data", `${name}.json`);
  const read = shape.safeParse(JSON.parse(readFileSync(file, "utf8")));
  if (!read.success) throw new Error(`${file}:\n${z.prettifyError(read.error)}`);
  return read.data;
}
