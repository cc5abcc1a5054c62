import { once } from "node:events";
import { createServer, type Socket } from "node:net";
import pg from "pg";

const message = (type: string, ...parts: readonly (Buffer | string)[]): Buffer => {
  const body = Buffer.concat(parts.map((part) => Buffer.from(part)));
  const length = Buffer.alloc(4);
  length.writeInt32BE(body.length + 4);
  return Buffer.concat([Buffer.from(type), length, body]);
};
const int16 = (value: number) => Buffer.from([(value >> 8) & 255, value & 255]);
const int32 = (value: number) => Buffer.concat([int16(value >>> 16), int16(value)]);

const READY = message("Z", "I");
export const WELCOME = Buffer.concat([message("R", int32(0)), READY]);
const columnOfText = (name: string) =>
  message("T", int16(1), `${name}\0`, int32(0), int16(0), int32(25), int16(-1), int32(-1), int16(0));

/** All clients share one connection, as in PgBouncer's mode by transaction. It takes every password. */
export async function aTransactionPooler(databaseUrl: string): Promise<{ url: string; close(): Promise<void> }> {
  const shared = new pg.Client({ connectionString: databaseUrl });
  await shared.connect();
  const clients = new Set<Socket>();

  async function answer(text: string): Promise<Buffer> {
    const { rows, fields } = await shared.query({ text, rowMode: "array" });
    const value = String(rows[0]?.[0]);
    const row = message("D", int16(1), int32(Buffer.byteLength(value)), value);
    return Buffer.concat([columnOfText(fields[0]?.name ?? ""), row, message("C", "SELECT 1\0"), READY]);
  }

  const pooler = createServer((client) => {
    clients.add(client);
    client.on("error", () => {});
    client.once("data", () => {
      client.write(WELCOME);
      client.on("data", async (bytes) => {
        if (bytes.toString("latin1", 0, 1) === "Q")
          client.write(await answer(bytes.toString("utf8", 5, bytes.length - 1)));
        else client.end();
      });
    });
  });
  pooler.listen(0, "127.0.0.1");
  await once(pooler, "listening");
  const at = pooler.address();
  const url = new URL(databaseUrl);
  url.port = String(typeof at === "object" && at ? at.port : 0);
  return {
    url: url.href,
    async close() {
      for (const client of clients) client.destroy();
      pooler.close();
      await shared.end();
    },
  };
}
