import pg from "pg";
import { serversIn } from "./address.ts";
import { type ServerKind, ServerSearch } from "./server-search.ts";

/** A server that ends without a word closes no connection, so that those of its clients would wait for `query_timeout`. */
const WATCH_MS = 2_000;

/** A server that stopped answering is noticed within ten seconds, while a connection opens and while it is idle. */
const GIVE_UP = { connectionTimeoutMillis: 10_000, keepAlive: true, keepAliveInitialDelayMillis: 10_000 };

/** With several servers in the address each connection goes to the one that is of the kind at that time. */
export function openPool(databaseUrl: string, given: pg.PoolConfig = {}, kind: ServerKind = "primary"): pg.Pool {
  const options = { ...GIVE_UP, ...given };
  const servers = serversIn(databaseUrl);
  const [first] = servers;
  if (servers.length === 1) return withoutCrash(new pg.Pool({ ...options, connectionString: first }));
  // Less than what the pool waits for a connection: an error of its own says more than the pool's.
  const limitMs = (given.connectionTimeoutMillis ?? GIVE_UP.connectionTimeoutMillis) * 0.8;
  const search = new ServerSearch(servers, kind, limitMs);
  const pool = withoutCrash(new pg.Pool({ ...options, connectionString: first, Client: clientOf(search) }));
  watch(pool, search);
  return pool;
}

/**
 * PostgreSQL may end a connection at any time, for example at its restart. A running query then fails by itself, and the pool
 * opens another connection for the next one. Without these listeners the event would end our process.
 */
function withoutCrash(pool: pg.Pool): pg.Pool {
  pool.on("error", () => {});
  pool.on("connect", (client) => client.on("error", () => {}));
  return pool;
}

/** The server of each client of a list. */
const addresses = new WeakMap<pg.Client, string>();

const clientOf = (search: ServerSearch) =>
  class extends pg.Client {
    override connect(): Promise<pg.Client>;
    override connect(callback: (error: Error) => void): void;
    override connect(callback?: (error: Error) => void): Promise<pg.Client> | undefined {
      const found = search.find().then((address) => {
        const { hostname, port } = new URL(address);
        this.host = hostname;
        this.port = Number(port || 5432);
        addresses.set(this, address);
      });
      if (!callback) return found.then(() => super.connect());
      found.then(() => super.connect(callback), callback);
    }
  };

function watch(pool: pg.Pool, search: ServerSearch): void {
  const clients = new Set<pg.Client>();
  pool.on("connect", (client) => void clients.add(client));
  pool.on("remove", (client) => void clients.delete(client));
  const closeLost = async () => {
    const used = new Set([...clients].flatMap((client) => addresses.get(client) ?? []));
    for (const address of used) {
      if ((await search.isThere(address)) || (await search.isThere(address))) continue;
      for (const client of clients) if (addresses.get(client) === address) client.connection.stream.destroy();
    }
    schedule();
  };
  const schedule = () => {
    if (!pool.ending) setTimeout(closeLost, WATCH_MS).unref();
  };
  schedule();
}
