const PREFIX = "prumo.draft.";
const DAYS_KEPT = 3;
const DAY_MS = 86_400_000;

interface Kept {
  readonly at: number;
  readonly content: unknown;
}

const placeOf = (userId: number, name: string) => `${PREFIX}${userId}.${name}`;

const places = () => Object.keys(localStorage).filter((key) => key.startsWith(PREFIX));

function keptAt(place: string): Kept | undefined {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(place) ?? "null");
    if (typeof kept !== "object" || kept === null || !("at" in kept) || !("content" in kept)) return undefined;
    return typeof kept.at === "number" && Date.now() - kept.at < DAYS_KEPT * DAY_MS
      ? { at: kept.at, content: kept.content }
      : undefined;
  } catch {
    return undefined;
  }
}

/**
 * What somebody typed and has not saved, kept in this browser so that it survives a closed tab. It is that account's alone,
 * for three days at most, and goes when the person saves, gives up or signs out.
 */
export const drafts = {
  read: (userId: number, name: string): { readonly at: Date; readonly content: unknown } | undefined => {
    const kept = keptAt(placeOf(userId, name));
    return kept && { at: new Date(kept.at), content: kept.content };
  },

  write(userId: number, name: string, content: unknown) {
    try {
      localStorage.setItem(placeOf(userId, name), JSON.stringify({ at: Date.now(), content }));
    } catch {
      // No room in the browser: the form itself still holds everything.
    }
  },

  clear: (userId: number, name: string) => localStorage.removeItem(placeOf(userId, name)),

  /** Somebody is signed in: what is another's or too old is nobody's business here. */
  keepOnlyOf(userId: number) {
    for (const place of places()) {
      if (!place.startsWith(placeOf(userId, "")) || !keptAt(place)) localStorage.removeItem(place);
    }
  },

  clearAll() {
    for (const place of places()) localStorage.removeItem(place);
  },
};
