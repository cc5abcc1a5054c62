import type { SheetDefinition } from "../platform/pdf/sheet.ts";
import { comparisonDocument } from "./comparison/document.ts";
import type { ComparisonDocumentInput } from "./comparison/input.ts";
import { evaluationDocument } from "./evaluation/document.ts";
import type { EvaluationDocumentInput } from "./evaluation/input.ts";
import { receiptDocument } from "./receipt/document.ts";
import type { ReceiptDocumentInput } from "./receipt/input.ts";
import { trainingDocument } from "./training/document.ts";
import type { TrainingDocumentInput } from "./training/input.ts";

/** Plain values, because they cross into another process. */
type DocumentInputs = {
  evaluation: EvaluationDocumentInput;
  training: TrainingDocumentInput;
  comparison: ComparisonDocumentInput;
  receipt: ReceiptDocumentInput;
};

type DocumentKind = keyof DocumentInputs;

export type DocumentJob = { [Kind in DocumentKind]: [kind: Kind, input: DocumentInputs[Kind]] }[DocumentKind];

export interface DocumentFile {
  readonly job: DocumentJob;
  readonly fileName: string;
  /** The name by ids that the specification gives the document, where it gives one. No two documents of a person share it. */
  readonly specifiedName?: string;
}

export const define = (job: DocumentJob): SheetDefinition => {
  switch (job[0]) {
    case "evaluation":
      return evaluationDocument(job[1]);
    case "training":
      return trainingDocument(job[1]);
    case "comparison":
      return comparisonDocument(job[1]);
    case "receipt":
      return receiptDocument(job[1]);
  }
};
