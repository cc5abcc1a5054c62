import { type PeopleSearch, peopleSearch } from "../../../ui/people/people-search.ts";

const DIALOG = "trainer";

/** The columns of the table that it may be ordered by, as the call names them. */
const ORDERS = ["name", "last_sign_in", "email", "plan", "students"] as const;
export type TrainerOrder = (typeof ORDERS)[number];

const STANDINGS = ["unconfirmed", "pix", "trial"] as const;
type TrainerStanding = (typeof STANDINGS)[number];

export interface TrainerListing {
  /** Absent: by name. */
  readonly ordem?: TrainerOrder | undefined;
  readonly sentido?: "desc" | undefined;
  /** Only those whose subscription is late. */
  readonly atraso?: 1 | undefined;
  readonly filtro?: TrainerStanding | undefined;
  /** The plan is that of the last subscription. */
  readonly plano?: number | undefined;
}

interface TrainerDialogSearch {
  readonly dialog?: typeof DIALOG | undefined;
  readonly tab?: string | undefined;
}

export type TrainersSearch = PeopleSearch & TrainerDialogSearch & TrainerListing;

export const trainerSearch = (raw: Record<string, unknown>): TrainerDialogSearch => ({
  ...(raw.dialog === DIALOG && { dialog: DIALOG }),
  ...(typeof raw.tab === "string" && { tab: raw.tab }),
});

function listingOf(raw: Record<string, unknown>): TrainerListing {
  const ordem = ORDERS.find((one) => one === raw.ordem);
  const filtro = STANDINGS.find((one) => one === raw.filtro);
  const plano = Number(raw.plano);
  return {
    ...(filtro && { filtro }),
    ...(Number.isInteger(plano) && plano > 0 && { plano }),
    ...(ordem && { ordem }),
    ...(raw.sentido === "desc" && { sentido: "desc" }),
    ...(Number(raw.atraso) === 1 && { atraso: 1 }),
  };
}

export const trainersSearch = (raw: Record<string, unknown>): TrainersSearch => ({
  ...peopleSearch(raw),
  ...listingOf(raw),
  ...trainerSearch(raw),
});
