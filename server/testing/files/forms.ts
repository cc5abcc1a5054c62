/** All values become text, as in the multipart form of a browser; files stay. */
export function asForm(body: Readonly<Record<string, unknown>>): FormData {
  const form = new FormData();
  const add = (name: string, value: unknown): void => {
    if (value === undefined) return;
    if (value instanceof Blob) form.append(name, value, value instanceof File ? value.name : "photo.jpg");
    else if (Array.isArray(value)) for (const one of value) add(`${name}[]`, one);
    else if (typeof value === "object" && value !== null)
      for (const [key, inner] of Object.entries(value)) add(`${name}[${key}]`, inner);
    else form.append(name, value === null ? "" : String(value));
  };
  for (const [name, value] of Object.entries(body)) add(name, value);
  return form;
}

export const aFile = (bytes: Uint8Array, name = "foto.jpg", type = "image/jpeg"): File =>
  new File([new Uint8Array(bytes)], name, { type });
