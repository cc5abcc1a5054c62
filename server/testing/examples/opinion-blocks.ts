import { listOpinionBlocks, saveOpinionBlocks } from "#contract/assessment/opinion-blocks.ts";
import type { Example } from "./example.ts";

export const opinionBlockExamples = (): Example[] => [
  [listOpinionBlocks, {}],
  [
    saveOpinionBlocks,
    { body: { opinion_blocks: [{ name: "Postura", text: "<p>Cuide da <strong>postura</strong>.</p>" }] } },
  ],
];
