import { addAbortSignal, PassThrough, Readable } from "node:stream";
import { finished } from "node:stream/promises";
import { ZipFile } from "yazl";

export type AddFile = (path: string, content: Iterable<Buffer | string> | AsyncIterable<string>) => Promise<void>;

interface ZipOptions {
  readonly mtime: Date;
  readonly level?: number;
}

/** Only what the reader has not taken yet is in memory. A reader that gives up ends the file under way and its source. */
export function streamZip({ mtime, level = 6 }: ZipOptions, fill: (add: AddFile) => Promise<void>): Readable {
  const zip = new ZipFile();
  const out = new PassThrough();
  const abandoned = new AbortController();
  out.once("close", () => abandoned.abort());
  zip.on("error", (error: Error) => out.destroy(error));
  zip.outputStream.pipe(out);
  const add: AddFile = async (path, content) => {
    const stream = addAbortSignal(abandoned.signal, Readable.from(content, { objectMode: false }));
    zip.addReadStream(stream, path, { mtime, compressionLevel: level });
    await finished(stream);
  };
  fill(add).then(
    () => zip.end(),
    (error: Error) => out.destroy(error),
  );
  return out;
}
