import { STEPS, type Step } from "../../../../ui/import/steps.ts";
import { type PeopleSearch, peopleSearch } from "../../../../ui/people/people-search.ts";

const DIALOGS = ["new", "import", "undo-import"] as const;
type ListDialog = (typeof DIALOGS)[number];

/** The state of the list that lives in its address. */
export interface ListSearch extends PeopleSearch {
  readonly dialog?: ListDialog | undefined;
  /** Only those with a late payment. */
  readonly pagamento?: "atrasado" | undefined;
  /** Of the import. */
  readonly step?: Step | undefined;
  /** The open tab of the dialog. */
  readonly tab?: string | undefined;
}

/** Reads the address. Parts that make no sense are dropped, not refused. */
export function listSearch(raw: Record<string, unknown>): ListSearch {
  const dialog = DIALOGS.find((one) => one === raw.dialog);
  const step = STEPS.find((one) => one === raw.step);
  return {
    ...peopleSearch(raw),
    ...(dialog && { dialog }),
    ...(raw.pagamento === "atrasado" && { pagamento: "atrasado" }),
    ...(dialog === "import" && step && { step }),
    ...(typeof raw.tab === "string" && { tab: raw.tab }),
  };
}
