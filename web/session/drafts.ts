import { MS_PER_DAY } from "#domain/calendar-date.ts";
import { recordOf } from "#domain/record.ts";

const PREFIX = "prumo.draft.";
const DAYS_KEPT = 3;

export type Kept = Readonly<Record<string, unknown>>;

interface Draft {
  readonly at: Date;
  readonly content: Kept;
}

/** `tab` is for health data and visitors without a session, until either ends; `days` is three days, by account. */
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

/** A draft never holds a password, a card or a photo. */
export function draftOf(place: Place) {
  const [storage, key] = [storageOf(place), keyOf(place)];
  return {
    find: () => draftAt(storage, key),

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

export function keepDraftsOf(userId: number) {
  for (const key of keysInBrowser()) {
    if (!key.startsWith(ofAccount(userId, "")) || !draftAt(localStorage, key)) localStorage.removeItem(key);
  }
}

export function forgetDrafts() {
  sessionStorage.clear();
  for (const key of keysInBrowser()) localStorage.removeItem(key);
}

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
