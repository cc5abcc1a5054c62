/**
 * A form after another window saved first: what was typed stays, and what was left alone takes the other window's value.
 * Plain objects merge field by field; a text, a number, a list or a file counts as one value. Fields that only `latest` has are kept.
 */
export function mergeThreeWays<Form extends object>(typed: Form, former: Form, latest: Form): Form {
  const merged: Form = { ...latest };
  for (const key in typed) {
    const [mine, before, theirs] = [typed[key], former[key], latest[key]];
    if (isPlainObject(mine) && isPlainObject(before) && isPlainObject(theirs)) {
      merged[key] = mergeThreeWays(mine, before, theirs);
    } else if (!isSame(mine, before)) merged[key] = mine;
  }
  return merged;
}

/** Another window cannot have merged into a `File`. */
const isPlainObject = (value: unknown): value is object =>
  typeof value === "object" && value !== null && Object.getPrototypeOf(value) === Object.prototype;

/** Two files look alike as JSON, so they are compared by identity. */
const isSame = (one: unknown, other: unknown) =>
  one === other || (!isFile(one) && !isFile(other) && JSON.stringify(one) === JSON.stringify(other));

const isFile = (value: unknown) => value instanceof Blob;
