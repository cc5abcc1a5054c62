import { SavedAt } from "../../../../ui/form/SavedAt.tsx";
import type { Saving } from "./use-saving.ts";

interface Props {
  readonly saving: Saving;
}

/** The quiet word beside the title: "Salvo às 10:42". Trouble is said by `SavingAlert`. */
export const SavingState = ({ saving: { status, savedAt } }: Props) =>
  status === "saved" || status === "saving" ? <SavedAt at={savedAt} saving={status === "saving"} /> : null;
