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
type DraftKey =
  | { readonly lifetime: "tab"; readonly name: string }
  | { readonly lifetime: "days"; readonly name: string; readonly userId: number };

const ofAccount = (userId: number, name: string) => `${PREFIX}${userId}.${name}`;

const storageOf = ({ lifetime }: DraftKey) => (lifetime === "tab" ? sessionStorage : localStorage);
const itemOf = (key: DraftKey) => (key.lifetime === "tab" ? PREFIX + key.name : ofAccount(key.userId, key.name));

function draftAt(storage: Storage, item: string): Draft | undefined {
  try {
    const stored: unknown = JSON.parse(storage.getItem(item) ?? "null");
    if (!isObject(stored) || typeof stored.at !== "number" || !isObject(stored.content)) return undefined;
    if (storage === localStorage && Date.now() - stored.at >= DAYS_KEPT * MS_PER_DAY) return undefined;
    return { at: new Date(stored.at), content: stored.content };
  } catch {
    return undefined;
  }
}

/** A draft never holds a password, a card or a photo. */
export function draftOf(key: DraftKey) {
  const [storage, item] = [storageOf(key), itemOf(key)];
  return {
    find: () => draftAt(storage, item),

    read: (): Kept => draftAt(storage, item)?.content ?? {},

    write(content: object) {
      try {
        storage.setItem(item, JSON.stringify({ at: Date.now(), content }));
      } catch {
        // The browser has no room: the form itself still holds everything.
      }
    },

    clear: () => storage.removeItem(item),
  };
}

const keysInBrowser = () => Object.keys(localStorage).filter((key) => key.startsWith(PREFIX));

export function keepDraftsOf(userId: number) {
  for (const key of keysInBrowser()) {
    if (!key.startsWith(ofAccount(userId, "")) || !draftAt(localStorage, key)) localStorage.removeItem(key);
  }
}

/** Drafts, open evaluations, places in lists, the last e-mail: everything in it is the former person's. */
export const clearTabStorage = () => sessionStorage.clear();

export function forgetDrafts() {
  clearTabStorage();
  for (const key of keysInBrowser()) localStorage.removeItem(key);
}

export function withKept<Fields extends { readonly [name in keyof Fields]: string }>(
  fields: Fields,
  kept: unknown,
): Fields {
  const entries = isObject(kept) ? Object.entries(kept) : [];
  const values = entries.filter(([name, value]) => Object.hasOwn(fields, name) && typeof value === "string");
  return { ...fields, ...recordOf(values) };
}

const isObject = (value: unknown): value is Kept =>
  typeof value === "object" && value !== null && !Array.isArray(value);
