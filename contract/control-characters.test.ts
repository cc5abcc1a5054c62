import { describe, expect, it } from "vitest";
import { z } from "zod";
import { MESSAGES } from "#domain/text/messages.ts";
import { call } from "./call.ts";
import { Nothing } from "./wire.ts";

const { body, params } = call(
  { method: "POST", url: "/api/example/:slug" },
  {
    schema: {
      summary: "Exemplo",
      tags: [],
      params: z.object({ slug: z.string() }),
      body: z.object({
        password: z.string(),
        lists: z.array(z.object({ name: z.string() })).optional(),
        record: z.record(z.string(), z.number()).optional(),
        anything: z.unknown().optional(),
      }),
      response: { 204: Nothing },
    },
  },
).schema;

const refusalsOf = (part: z.ZodType, value: unknown) =>
  part.safeParse(value).error?.issues.map(({ path, message }) => [path.join("."), message]);

describe("a part of a call", () => {
  it.each([0x00, 0x08, 0x0b, 0x1b, 0x1f, 0x7f, 0x85, 0x9f])("refuses the control character %i", (code) => {
    const slug = `a${String.fromCharCode(code)}b`;
    expect(refusalsOf(params, { slug })).toEqual([["slug", MESSAGES.paragraphs]]);
  });

  it("names each place, at any depth, in shapes that check nothing themselves", () => {
    const hostile = {
      password: "a\u0000",
      lists: [{ name: "fine" }, { name: "\u0007" }],
      record: { "b\u0000": 1 },
      anything: { deep: ["\u001b"] },
    };
    expect(refusalsOf(body, hostile)?.map(([path]) => path)).toEqual([
      "password",
      "lists.1.name",
      "record",
      "anything.deep.0",
    ]);
  });

  it("keeps tabs and line breaks, which a shape for one line refuses itself", () => {
    expect(refusalsOf(body, { password: "a\tb\r\nc" })).toBeUndefined();
  });

  it("leaves bytes alone", () => {
    expect(refusalsOf(body, { password: "a", anything: Buffer.from([0, 1, 2]) })).toBeUndefined();
  });
});
