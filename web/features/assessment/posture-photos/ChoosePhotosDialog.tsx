import { type PhotoSlot, photoSlotLabel } from "#domain/assessment/posture/photo-slots.ts";
import { ChooseDialog } from "../../../ui/dialog/ChooseDialog.tsx";

interface Props {
  readonly views: readonly PhotoSlot[];
  readonly printing: boolean;
  readonly onPrint: (chosen: readonly PhotoSlot[]) => void;
  readonly onClose: () => void;
}

export default function ChoosePhotosDialog({ views, printing, onPrint, onClose }: Props) {
  return (
    <ChooseDialog
      title="Fotos no PDF"
      label="Fotos lado a lado, antes e depois"
      description="Só aparecem aqui as vistas que duas avaliações têm. Sem nenhuma marcada, o PDF sai sem fotos."
      options={views.map((view) => ({ value: view, label: photoSlotLabel(view) }))}
      submitLabel="Gerar PDF"
      submitIcon="download"
      busy={printing}
      onSubmit={onPrint}
      onClose={onClose}
    />
  );
}
