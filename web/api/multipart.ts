export function hasFile(value: unknown): boolean {
  if (value instanceof Blob) return true;
  if (typeof value !== "object" || value === null) return false;
  return Object.values(value).some(hasFile);
}

/** A form has only text and files: the server reads a blank as null; undefined is left out, as in JSON. */
export function toFormData(body: unknown): FormData {
  const form = new FormData();
  append(form, "", body);
  return form;
}

function append(form: FormData, path: string, value: unknown): void {
  if (value === undefined) return;
  if (value === null) form.append(path, "");
  else if (value instanceof Blob) form.append(path, value);
  else if (Array.isArray(value)) for (const item of value) append(form, `${path}[]`, item);
  else if (typeof value === "object") {
    for (const [key, item] of Object.entries(value)) append(form, path ? `${path}[${key}]` : key, item);
  } else form.append(path, String(value));
}
