/*
 * `Object.fromEntries` and `Reflect.get` answer `any` where a type does not fit. These do the same and keep the types.
 */

type RecordOf<K extends PropertyKey, V> = string extends K ? Record<string, V> : { [Key in K]?: V };

/** A record of these entries. Where the keys are known by name, each of them may be absent. */
export const recordOf = <const K extends PropertyKey, V>(entries: Iterable<readonly [K, V]>): RecordOf<K, V> =>
  Object.fromEntries(entries) as RecordOf<K, V>;

export function mapRecord<K extends PropertyKey, V>(keys: readonly K[], valueAt: (key: K) => V): Record<K, V> {
  const record: Partial<Record<K, V>> = {};
  // Twice as fast as from a list of entries: the editor reads each field of hundreds of rows.
  for (const key of keys) record[key] = valueAt(key);
  return record as Record<K, V>;
}

export const pick = <R extends object, K extends keyof R>(record: R, keys: readonly K[]): { [Key in K]?: R[Key] } =>
  mapRecord(keys, (key) => record[key]) as Pick<R, K>;

type EntryOf<R extends object> = { [K in keyof R & string]-?: [K, R[K]] }[keyof R & string];

/** The entries of a record that has no other keys than its type, as a table of ours. */
export const entriesOf = <R extends object>(record: R): EntryOf<R>[] => Object.entries(record) as EntryOf<R>[];

/** The value under a name that the object's type may lack. */
export const valueUnder = (name: string, object: object): unknown => Reflect.get(object, name);
