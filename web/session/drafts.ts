import { MS_PER_DAY } from "#domain/calendar-date.ts";
import { recordOf } from "#domain/record.ts";

const PREFIX = "prumo.draft.";
const DAYS_KEPT = 3;

/** What was kept of a form; a reader takes the fields that it knows and drops the rest. */
export type Kept = Readonly<Record<string, unknown>>;

interface Draft {
  readonly at: Date;
  readonly content: Kept;
}

/**
 * Where a draft is kept, and for how long. `tab`: until the tab closes or the session ends, for what must survive a reload only
 * (health data, visitors who are not signed in yet). `days`: for three days, by the account that typed it.
 */
type Place =
  | { readonly lifetime: "tab"; readonly name: string }
  | { readonly lifetime: "days"; readonly name: string; readonly userId: number };

const ofAccount = (userId: number, name: string) => `${PREFIX}${userId}.${name}`;

const storageOf = ({ lifetime }: Place) => (lifetime === "tab" ? sessionStorage : localStorage);
const keyOf = (place: Place) => (place.lifetime === "tab" ? PREFIX + place.name : ofAccount(place.userId, place.name));

function draftAt(storage: Storage, key: string): Draft | undefined {
  try {
    const kept: unknown = JSON.parse(storage.getItem(key) ?? "null");
    if (!isObject(kept) || typeof kept.at !== "number" || !isObject(kept.content)) return undefined;
    if (storage === localStorage && Date.now() - kept.at >= DAYS_KEPT * MS_PER_DAY) return undefined;
    return { at: new Date(kept.at), content: kept.content };
  } catch {
    return undefined;
  }
}

/**
 * Keeps what was typed into a form and not saved yet, in this browser. It is deleted when the person saves, gives up or signs out.
 * It never holds a password, a card or a photo.
 */
export function draftOf(place: Place) {
  const [storage, key] = [storageOf(place), keyOf(place)];
  return {
    find: () => draftAt(storage, key),

    /** The content, or an object without fields. */
    read: (): Kept => draftAt(storage, key)?.content ?? {},

    write(content: object) {
      try {
        storage.setItem(key, JSON.stringify({ at: Date.now(), content }));
      } catch {
        // The browser has no room: the form itself still holds everything.
      }
    },

    clear: () => storage.removeItem(key),
  };
}

const keysInBrowser = () => Object.keys(localStorage).filter((key) => key.startsWith(PREFIX));

/** Deletes drafts that are expired or belong to another account. */
export function keepDraftsOf(userId: number) {
  for (const key of keysInBrowser()) {
    if (!key.startsWith(ofAccount(userId, "")) || !draftAt(localStorage, key)) localStorage.removeItem(key);
  }
}

/** Deletes all that this browser and this tab keep for the person who leaves. */
export function forgetDrafts() {
  sessionStorage.clear();
  for (const key of keysInBrowser()) localStorage.removeItem(key);
}

/** The text fields of a form, each as it was kept, or as it is without a draft. */
export function withKept<Fields extends { readonly [name in keyof Fields]: string }>(
  fields: Fields,
  kept: unknown,
): Fields {
  const known = isObject(kept) ? Object.entries(kept) : [];
  const taken = known.filter(([name, value]) => Object.hasOwn(fields, name) && typeof value === "string");
  return { ...fields, ...recordOf(taken) };
}

const isObject = (value: unknown): value is Kept =>
  typeof value === "object" && value !== null && !Array.isArray(value);
