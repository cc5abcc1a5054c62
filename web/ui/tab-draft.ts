const PREFIX = "prumo.draft.";

/** What was kept, as an object; whoever reads it takes what it knows and drops the rest. */
export type Kept = Readonly<Record<string, unknown>>;

/**
 * What was typed into a form and is not sent yet, kept in this tab until it is: an accidental reload loses nothing. It does not
 * outlive the tab or the session (health data least of all), and is never given a password or a card.
 */
export const tabDraft = (of: string) => ({
  read(): Kept {
    try {
      const kept: unknown = JSON.parse(sessionStorage.getItem(PREFIX + of) ?? "null");
      return isObject(kept) ? kept : {};
    } catch {
      return {};
    }
  },
  write(values: object) {
    try {
      sessionStorage.setItem(PREFIX + of, JSON.stringify(values));
    } catch {
      // No room in the browser: the form itself still holds everything.
    }
  },
  clear: () => sessionStorage.removeItem(PREFIX + of),
});

/** The fields of a form, each as it was kept, or as it is without. */
export function withKept<Fields extends { readonly [name in keyof Fields]: string }>(
  fields: Fields,
  kept: unknown,
): Fields {
  const known = isObject(kept) ? Object.entries(kept) : [];
  const taken = known.filter(([name, value]) => Object.hasOwn(fields, name) && typeof value === "string");
  return { ...fields, ...Object.fromEntries(taken) };
}

const isObject = (value: unknown): value is Kept => typeof value === "object" && value !== null;
