import * as signals from "#contract/execution/signals.ts";
import * as trends from "#contract/execution/trends.ts";
import type { Example, ExampleSubjects } from "./example.ts";

export const signalExamples = ({ joao }: ExampleSubjects): Example[] => [
  [trends.listTrends, {}],
  [trends.findStudentTrends, { params: { id: joao.id } }],
  [signals.listSignals, {}],
  [signals.findStudentSignals, { params: { id: joao.id } }],
  [signals.dismissSignals, { params: { id: joao.id }, body: { keys: ["effort:7"], dismissed: true } }],
];
