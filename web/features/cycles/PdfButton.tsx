import { Icon } from "../../ui/Icon.tsx";
import { ReasonIcon } from "../../ui/ReasonButton.tsx";
import { type downloadEvaluationPdf, type MesocyclePath, usePdf } from "./data.ts";

interface Props {
  readonly label: string;
  readonly save: typeof downloadEvaluationPdf;
  readonly path: MesocyclePath;
  readonly name: string;
}

/** Downloads a sheet without opening its dialog. */
export function PdfButton({ label, save, path, name }: Props) {
  const pdf = usePdf(save, path, name);
  return (
    <ReasonIcon aria-label={label} reason={null} variant="default" loading={pdf.isPending} onClick={() => pdf.mutate()}>
      <Icon name="download" size={18} />
    </ReasonIcon>
  );
}
