import type { PosturalDeviationDraft, UnfinishedDeviation } from "#contract/catalogue/postural-deviations.ts";

interface Complete {
  readonly place: number;
  readonly draft: PosturalDeviationDraft;
}

export const completeDeviations = (deviations: readonly UnfinishedDeviation[]): readonly Complete[] =>
  deviations.flatMap(({ name, type, properties }, place) =>
    name && type && properties?.length ? [{ place, draft: { name, type, properties } }] : [],
  );
