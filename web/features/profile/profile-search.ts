import { type VersionSearch, versionSearch } from "../terms/version-search.ts";

/** The dialog over the profile: the change of password, or a version of the terms. */
interface ProfileSearch extends VersionSearch {
  readonly dialog?: "password" | undefined;
}

export const profileSearch = (raw: Record<string, unknown>): ProfileSearch => ({
  ...versionSearch(raw),
  ...(raw.dialog === "password" && { dialog: "password" }),
});
