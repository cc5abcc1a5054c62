import type { PosturalDeviationDraft, UnfinishedDeviation } from "#contract/catalogue/postural-deviations.ts";

/** A deviation with all that it needs, and its place among those that were sent. */
interface Complete {
  readonly place: number;
  readonly draft: PosturalDeviationDraft;
}

/** The deviations that have a name, a type and a property. The others are dropped. */
export const completeDeviations = (deviations: readonly UnfinishedDeviation[]): readonly Complete[] =>
  deviations.flatMap(({ name, type, properties }, place) =>
    name && type && properties?.length ? [{ place, draft: { name, type, properties } }] : [],
  );
