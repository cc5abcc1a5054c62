import { Button, Checkbox, Stack } from "@mantine/core";
import { type FormEvent, useId, useState } from "react";
import { type PhotoSlot, photoSlotLabel } from "#domain/assessment/posture/photo-slots.ts";
import { FormDialog } from "../../../ui/dialog/FormDialog.tsx";
import { Icon } from "../../../ui/Icon.tsx";

interface Props {
  /** The views that two of the evaluations have. */
  readonly views: readonly PhotoSlot[];
  readonly printing: boolean;
  readonly onPrint: (chosen: readonly PhotoSlot[]) => void;
  readonly onClose: () => void;
}

/** Which views a PDF lays side by side. All are ticked each time, and the focus is on the button, so that Enter prints all. */
export default function ChoosePhotosDialog({ views, printing, onPrint, onClose }: Props) {
  const formId = useId();
  const [chosen, setChosen] = useState<readonly string[]>(views);
  const print = (event: FormEvent) => {
    event.preventDefault();
    if (!printing) onPrint(views.filter((view) => chosen.includes(view)));
  };
  return (
    <FormDialog
      title="Fotos no PDF"
      width={460}
      onClose={onClose}
      footer={
        <>
          <Button variant="default" onClick={onClose}>
            Cancelar
          </Button>
          <Button
            type="submit"
            form={formId}
            data-autofocus
            loading={printing}
            leftSection={<Icon name="download" size={18} />}
          >
            Gerar PDF
          </Button>
        </>
      }
    >
      <form id={formId} onSubmit={print}>
        <Checkbox.Group
          label="Fotos lado a lado, antes e depois"
          description="Só aparecem aqui as vistas que duas avaliações têm. Sem nenhuma marcada, o PDF sai sem fotos."
          value={[...chosen]}
          onChange={setChosen}
        >
          <Stack gap={0} mt="sm">
            {views.map((view) => (
              <Checkbox key={view} value={view} label={photoSlotLabel(view)} py={11} />
            ))}
          </Stack>
        </Checkbox.Group>
      </form>
    </FormDialog>
  );
}
