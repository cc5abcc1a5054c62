import type { PosturalDeviationDraft, UnfinishedDeviation } from "#contract/catalogue/postural-deviations.ts";

interface CompleteDeviation {
  /** Among all that were sent. */
  readonly index: number;
  readonly draft: PosturalDeviationDraft;
}

export const completeDeviations = (deviations: readonly UnfinishedDeviation[]): readonly CompleteDeviation[] =>
  deviations.flatMap(({ name, type, properties }, index) =>
    name && type && properties?.length ? [{ index, draft: { name, type, properties } }] : [],
  );
