import { existsSync, realpathSync } from "node:fs";
import { basename, dirname, join, relative, resolve } from "node:path";
import type { Config } from "../config.ts";
import { StartFailure } from "../start-failure.ts";

/** A backup keeps its objects below `files/`, as photos lie there, and removes what no backup names. */
export function refuseAmongFiles(place: string, { dataDir, s3 }: Pick<Config, "dataDir" | "s3">): void {
  if (place.startsWith("s3://")) refuseBucketOfFiles(place, s3?.bucket);
  else refuseFolderOfFiles(place, dataDir);
}

function refuseFolderOfFiles(place: string, dataDir: string): void {
  const [folder, files] = [real(resolve(place)), real(join(dataDir, "files"))];
  if (!isWithin(folder, files) && !isWithin(files, folder)) return;
  throw new StartFailure(
    `As cópias não podem ficar em ${place}, que contém os arquivos do Prumo (${files}) ou fica entre eles. Indique uma pasta à parte, de preferência em outro disco.`,
  );
}

function refuseBucketOfFiles(place: string, bucket: string | undefined): void {
  if (new URL(place).hostname !== bucket) return;
  throw new StartFailure(
    `As cópias não podem ficar no bucket dos arquivos (S3_BUCKET=${bucket}): cada uma copiaria também as anteriores. Indique outro bucket.`,
  );
}

/** Links are followed as far as the path exists. */
const real = (path: string): string =>
  existsSync(path) ? realpathSync(path) : join(real(dirname(path)), basename(path));

const isWithin = (outer: string, inner: string): boolean => relative(outer, inner).split("/")[0] !== "..";
