/** libpq's form of several servers: `postgres://account:password@one:5432,other:5432/prumo`. A password may hold a comma. */
const PARTS = /^(postgres(?:ql)?:\/\/)((?:[^/?#]*@)?)([^/?#@]*)(.*)$/s;

/** The same address once for each server that it names. */
export function serversIn(databaseUrl: string): [string, ...string[]] {
  const [, scheme, account, hosts, rest] = PARTS.exec(databaseUrl) ?? [];
  const [first = "", ...others] = (hosts ?? "").split(",");
  const at = (host: string) => (hosts === undefined ? databaseUrl : `${scheme}${account}${host}${rest}`);
  return [at(first), ...others.map(at)];
}

export function accountIn(databaseUrl: string): { readonly username: string; readonly password: string } {
  const { username, password } = new URL(serversIn(databaseUrl)[0]);
  return { username, password };
}

export function withAccount(databaseUrl: string, username: string, password: string): string {
  const [, scheme, , hosts, rest] = PARTS.exec(databaseUrl) ?? [];
  return `${scheme}${encodeURIComponent(username)}:${encodeURIComponent(password)}@${hosts}${rest}`;
}

/** Another way to the same database, by the same account. */
export function inAccountOf(databaseUrl: string, otherUrl: string): string {
  const { username, password } = accountIn(databaseUrl);
  return withAccount(otherUrl, username, password);
}

/** How the servers are named to a person, without account and password. */
export const hostsIn = (databaseUrl: string): string => PARTS.exec(databaseUrl)?.[3] ?? "";
