import { chooseRetention, findRetentions, holdData, releaseData } from "#contract/own-data/retentions.ts";
import type { Example, ExampleSubjects } from "./example.ts";

export function retentionExamples({ joao }: ExampleSubjects): Example[] {
  const params = { id: joao.id, kind: "health" } as const;
  return [
    [chooseRetention, { body: { kind: "health", months: 60 } }],
    [holdData, { params, body: { months: 12, reason: "Volta depois do parto" } }],
    [findRetentions, {}],
    [releaseData, { params }],
  ];
}
