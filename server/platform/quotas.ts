/** A guard against a runaway client. Requests at once may go beyond by as many as there are connections. */
export interface Quota {
  readonly max: number;
  readonly sentence: (limit: string) => string;
}

const NUMBER = new Intl.NumberFormat("pt-BR");

export interface QuotaReached {
  readonly outcome: "quota_reached";
  readonly detail: string;
}

export const quotaReached = ({ max, sentence }: Quota): QuotaReached => ({
  outcome: "quota_reached",
  detail: sentence(NUMBER.format(max)),
});
