/** What the link to a signed file carries. */
export const signatureSearch = ({
  expires,
  signature,
}: Record<string, unknown>): { expires?: string; signature?: string } => ({
  ...(expires ? { expires: String(expires) } : {}),
  ...(signature ? { signature: String(signature) } : {}),
});

/** What a mail's link carries. */
export const tokenSearch = (raw: Record<string, unknown>): { token?: string } =>
  raw.token ? { token: String(raw.token) } : {};

/** Whose code is asked for: the e-mail, and whether it is a student's. */
export const codeSearch = (raw: Record<string, unknown>): { email?: string; students?: string } => ({
  ...(raw.email ? { email: String(raw.email) } : {}),
  ...(raw.students ? { students: String(raw.students) } : {}),
});
