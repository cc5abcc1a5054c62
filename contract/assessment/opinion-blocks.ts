import { z } from "zod";
import { call } from "../call.ts";
import { failures, Paragraphs, Text } from "../wire.ts";
import * as endpoints from "./opinion-blocks.endpoints.ts";

export const MAX_OPINION_BLOCKS = 60;

/** A text that the trainer uses again and again; `text` is formatted and cleaned as an opinion is. */
export const OpinionBlock = z.object({ name: Text(60), text: Paragraphs(4000) });
export type OpinionBlock = z.infer<typeof OpinionBlock>;

const OpinionBlocks = z
  .array(OpinionBlock)
  .max(MAX_OPINION_BLOCKS, `São no máximo ${MAX_OPINION_BLOCKS} textos`)
  .refine((blocks) => new Set(blocks.map(({ name }) => name)).size === blocks.length, "Cada texto tem um nome só seu");

export const listOpinionBlocks = call(endpoints.listOpinionBlocks, {
  schema: {
    summary: "Os meus textos para pareceres",
    tags: ["opinion-blocks"],
    response: { 200: z.object({ opinion_blocks: z.array(OpinionBlock) }), ...failures(401, 403) },
  },
});

/** Replaces the list. */
export const saveOpinionBlocks = call(endpoints.saveOpinionBlocks, {
  schema: {
    summary: "Definir os meus textos para pareceres",
    tags: ["opinion-blocks"],
    body: z.object({ opinion_blocks: OpinionBlocks }),
    response: { 200: z.object({ opinion_blocks: z.array(OpinionBlock) }), ...failures(400, 401, 403, 422) },
  },
});
