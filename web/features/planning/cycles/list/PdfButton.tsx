import { Icon } from "../../../../ui/Icon.tsx";
import { ReasonIcon } from "../../../../ui/ReasonButton.tsx";
import { type downloadEvaluationPdf, usePdf } from "../cycle-data.ts";
import type { CyclePath } from "../data.ts";

interface Props {
  readonly label: string;
  readonly save: typeof downloadEvaluationPdf;
  readonly path: CyclePath;
}

export function PdfButton({ label, save, path }: Props) {
  const pdf = usePdf(save, path);
  return (
    <ReasonIcon aria-label={label} reason={null} variant="default" loading={pdf.isPending} onClick={() => pdf.mutate()}>
      <Icon name="download" size={18} />
    </ReasonIcon>
  );
}
