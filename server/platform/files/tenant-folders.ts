import type { Disk } from "flydrive";

export interface StoredFile {
  readonly key: string;
  readonly lastModified: Date;
}

/** The files of a folder that has a folder for each tenant. */
export interface TenantFolders {
  listTenants(): Promise<readonly number[]>;
  listFiles(tenant: number): Promise<readonly StoredFile[]>;
}

export const tenantFolders = (disk: Disk, folder: string): TenantFolders => ({
  async listTenants() {
    const entries = await listAll(disk, folder);
    return entries.flatMap((entry) => (entry.isDirectory ? Number(entry.name) : [])).filter(Number.isSafeInteger);
  },
  async listFiles(tenant) {
    const files: StoredFile[] = [];
    for (const entry of await listAll(disk, `${folder}/${tenant}`)) {
      if (!entry.isFile) continue;
      const { lastModified } = await entry.getMetaData();
      files.push({ key: entry.key, lastModified });
    }
    return files;
  },
});

async function listAll(disk: Disk, folder: string) {
  const entries = [];
  let paginationToken: string | undefined;
  do {
    const page = await disk.listAll(folder, paginationToken ? { paginationToken } : {}).catch(emptyWhereAbsent);
    entries.push(...page.objects);
    paginationToken = page.paginationToken;
  } while (paginationToken);
  return entries;
}

/** A bucket has no folders, so that an absent one is empty; the file system says that it is absent. */
function emptyWhereAbsent(error: unknown): Awaited<ReturnType<Disk["listAll"]>> {
  if (error instanceof Error && "code" in error && error.code === "ENOENT") return { objects: [] };
  throw error;
}
