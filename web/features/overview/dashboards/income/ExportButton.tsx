import type { IncomePeriod } from "#domain/billing/income-period.ts";
import { Icon } from "../../../../ui/Icon.tsx";
import { ReasonIcon } from "../../../../ui/ReasonButton.tsx";
import { useExportIncome } from "../data.ts";

interface Props {
  readonly whose: "master" | "personal";
  readonly period: IncomePeriod;
  readonly total: number | undefined;
}

export function ExportButton({ whose, period, total }: Props) {
  const spreadsheet = useExportIncome(whose);
  return (
    <ReasonIcon
      aria-label="Baixar planilha"
      reason={total === 0 ? "Não há pagamentos para baixar." : null}
      variant="default"
      loading={spreadsheet.isPending}
      onClick={() => spreadsheet.mutate(period)}
    >
      <Icon name="download" size={18} />
    </ReasonIcon>
  );
}
