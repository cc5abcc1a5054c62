import { createHash, type Hash } from "node:crypto";
import { Readable, Transform } from "node:stream";
import { ReadableStream } from "node:stream/web";
import { createGunzip, createGzip } from "node:zlib";
import { Decrypter, Encrypter, identityToRecipient } from "age-encryption";
import { StartFailure } from "../start-failure.ts";
import type { BackupStore } from "./store.ts";

/** How the objects of a backup are written: compressed, and encrypted when there is a key. */
export interface Wrapping {
  readonly suffix: string;
  /** Names the key without telling it; files under one key cannot be read with another. */
  readonly fingerprint: string;
  wrap(content: Readable): Promise<Readable>;
  unwrap(content: Readable): Promise<Readable>;
}

export interface Content {
  readonly bytes: number;
  readonly sha256: string;
}

const PLAIN: Wrapping = {
  suffix: ".gz",
  fingerprint: "plain",
  wrap: async (content) => through(content, createGzip()),
  unwrap: async (content) => through(content, createGunzip()),
};

/** `key` is an age identity (`AGE-SECRET-KEY-1…`): the format is https://age-encryption.org/v1, which the program `age` opens too. */
export async function wrappingWith(key: string | undefined): Promise<Wrapping> {
  if (!key) return PLAIN;
  const recipient = await identityToRecipient(key).catch(() => {
    throw new StartFailure(
      "BACKUP_KEY: use uma chave AGE-SECRET-KEY-1…, como a que npm run backup -- --new-key mostra.",
    );
  });
  return {
    suffix: ".gz.age",
    fingerprint: createHash("sha256").update(recipient).digest("hex").slice(0, 16),
    async wrap(content) {
      const encrypter = new Encrypter();
      encrypter.addRecipient(recipient);
      return fromWeb(await encrypter.encrypt(toWeb(through(content, createGzip()))));
    },
    async unwrap(content) {
      const decrypter = new Decrypter();
      decrypter.addIdentity(key);
      return through(fromWeb(await decrypter.decrypt(toWeb(content))), createGunzip());
    },
  };
}

export async function writeWrapped(
  store: BackupStore,
  wrapping: Wrapping,
  { name, content }: { readonly name: string; readonly content: Readable },
): Promise<Content> {
  const { measured, result } = measure(content);
  await store.write(name + wrapping.suffix, await wrapping.wrap(measured));
  return result();
}

export async function readWrapped(store: BackupStore, wrapping: Wrapping, name: string): Promise<Readable> {
  return wrapping.unwrap(await store.read(name + wrapping.suffix));
}

export async function textOf(content: Readable): Promise<string> {
  return Buffer.concat(await content.toArray()).toString("utf8");
}

/** Passes the content on and knows its length and hash at its end. */
export function measure(content: Readable): { readonly measured: Readable; result(): Content } {
  const hash: Hash = createHash("sha256");
  let bytes = 0;
  const measured = through(
    content,
    new Transform({
      transform(chunk: Buffer, _encoding, done) {
        bytes += chunk.length;
        hash.update(chunk);
        done(null, chunk);
      },
    }),
  );
  return { measured, result: () => ({ bytes, sha256: hash.digest("hex") }) };
}

/** `pipe` alone would leave the reader waiting for ever after a failure of the source. */
function through<To extends Transform>(source: Readable, to: To): To {
  source.once("error", (error) => to.destroy(error));
  to.once("close", () => source.destroy());
  return source.pipe(to);
}

/** The types of the web's streams and of Node's differ in name only. */
const toWeb = (stream: Readable) =>
  ReadableStream.from<Uint8Array>(stream) as unknown as globalThis.ReadableStream<Uint8Array>;

const fromWeb = (stream: globalThis.ReadableStream<Uint8Array>): Readable =>
  Readable.from(stream as unknown as AsyncIterable<Uint8Array>, { objectMode: false });
