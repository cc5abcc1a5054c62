export const signatureSearch = ({
  expires,
  signature,
}: Record<string, unknown>): { expires?: string; signature?: string } => ({
  ...(expires ? { expires: String(expires) } : {}),
  ...(signature ? { signature: String(signature) } : {}),
});

export const tokenSearch = (raw: Record<string, unknown>): { token?: string } =>
  raw.token ? { token: String(raw.token) } : {};

export const codeSearch = (raw: Record<string, unknown>): { email?: string; students?: string } => ({
  ...(raw.email ? { email: String(raw.email) } : {}),
  ...(raw.students ? { students: String(raw.students) } : {}),
});
