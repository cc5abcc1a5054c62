import { STEPS, type Step } from "../../../../ui/import/steps.ts";
import { type PeopleSearch, peopleSearch } from "../../../../ui/people/people-search.ts";

const DIALOGS = ["new", "import", "undo-import", "import-evaluations"] as const;
type ListDialog = (typeof DIALOGS)[number];

export interface ListSearch extends PeopleSearch {
  readonly dialog?: ListDialog | undefined;
  /** The administrator: the students of one trainer. */
  readonly personal?: number | undefined;
  readonly pagamento?: "atrasado" | undefined;
  readonly step?: Step | undefined;
  readonly tab?: string | undefined;
}

export function listSearch(raw: Record<string, unknown>): ListSearch {
  const dialog = DIALOGS.find((one) => one === raw.dialog);
  const step = STEPS.find((one) => one === raw.step);
  return {
    ...peopleSearch(raw),
    ...(dialog && { dialog }),
    ...(Number.isInteger(Number(raw.personal)) && Number(raw.personal) > 0 && { personal: Number(raw.personal) }),
    ...(raw.pagamento === "atrasado" && { pagamento: "atrasado" }),
    ...((dialog === "import" || dialog === "import-evaluations") && step && { step }),
    ...(typeof raw.tab === "string" && { tab: raw.tab }),
  };
}
