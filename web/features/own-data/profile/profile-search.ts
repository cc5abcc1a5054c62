import { type VersionSearch, versionSearch } from "../../people/terms/version-search.ts";

const DIALOGS = ["password", "receiving"] as const;

/** The dialog over the profile: the change of password, how a trainer receives, or a version of the terms. */
interface ProfileSearch extends VersionSearch {
  readonly dialog?: (typeof DIALOGS)[number] | undefined;
}

export function profileSearch(raw: Record<string, unknown>): ProfileSearch {
  const dialog = DIALOGS.find((known) => known === raw.dialog);
  return { ...versionSearch(raw), ...(dialog && { dialog }) };
}
