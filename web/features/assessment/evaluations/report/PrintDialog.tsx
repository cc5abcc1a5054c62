import { REPORT_SECTIONS, type ReportSection } from "#domain/assessment/report-sections.ts";
import { ChooseDialog } from "../../../../ui/dialog/ChooseDialog.tsx";

interface Props {
  readonly sections: readonly ReportSection[];
  readonly printing: boolean;
  readonly onPrint: (chosen: readonly ReportSection[]) => void;
  readonly onClose: () => void;
}

export const PrintDialog = ({ sections, printing, onPrint, onClose }: Props) => (
  <ChooseDialog
    title="Gerar PDF da avaliação"
    label="O que vai no PDF"
    description="Só aparece aqui o que foi medido nesta avaliação."
    emptyError="Escolha ao menos uma parte"
    options={REPORT_SECTIONS.filter(({ code }) => sections.includes(code)).map(({ code, label }) => ({
      value: code,
      label,
    }))}
    submitLabel="Gerar PDF"
    submitIcon="download"
    busy={printing}
    onSubmit={onPrint}
    onClose={onClose}
  />
);
