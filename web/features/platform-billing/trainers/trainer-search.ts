import { type PeopleSearch, peopleSearch } from "../../../ui/people/people-search.ts";

const DIALOG = "trainer";

interface TrainerDialogSearch {
  /** The form of a new trainer, or of the one whose page it is. */
  readonly dialog?: typeof DIALOG | undefined;
  readonly tab?: string | undefined;
}

/** The state of the list that lives in its address. */
export type TrainersSearch = PeopleSearch & TrainerDialogSearch;

/** Reads the address of a trainer's page. Parts that make no sense are dropped, not refused. */
export const trainerSearch = (raw: Record<string, unknown>): TrainerDialogSearch => ({
  ...(raw.dialog === DIALOG && { dialog: DIALOG }),
  ...(typeof raw.tab === "string" && { tab: raw.tab }),
});

/** Reads the address of the list. */
export const trainersSearch = (raw: Record<string, unknown>): TrainersSearch => ({
  ...peopleSearch(raw),
  ...trainerSearch(raw),
});
