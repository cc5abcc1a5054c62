import { type VersionSearch, versionSearch } from "../../people/terms/version-search.ts";

const DIALOGS = ["email", "password", "app", "receiving", "loads"] as const;

interface ProfileSearch extends VersionSearch {
  readonly dialog?: (typeof DIALOGS)[number] | undefined;
}

export function profileSearch(raw: Record<string, unknown>): ProfileSearch {
  const dialog = DIALOGS.find((one) => one === raw.dialog);
  return { ...versionSearch(raw), ...(dialog && { dialog }) };
}
