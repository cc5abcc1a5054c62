import { type PeopleSearch, peopleSearch } from "../../../ui/people/people-search.ts";

const DIALOG = "trainer";

interface TrainerDialogSearch {
  readonly dialog?: typeof DIALOG | undefined;
  readonly tab?: string | undefined;
}

export type TrainersSearch = PeopleSearch & TrainerDialogSearch;

export const trainerSearch = (raw: Record<string, unknown>): TrainerDialogSearch => ({
  ...(raw.dialog === DIALOG && { dialog: DIALOG }),
  ...(typeof raw.tab === "string" && { tab: raw.tab }),
});

export const trainersSearch = (raw: Record<string, unknown>): TrainersSearch => ({
  ...peopleSearch(raw),
  ...trainerSearch(raw),
});
