export interface VersionSearch {
  readonly version?: number | undefined;
}

export function versionSearch(raw: Record<string, unknown>): VersionSearch {
  const version = Number(raw.version);
  return Number.isSafeInteger(version) && version > 0 ? { version } : {};
}
