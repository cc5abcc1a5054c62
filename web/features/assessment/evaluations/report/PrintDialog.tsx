import { Button, Checkbox, Stack } from "@mantine/core";
import { type FormEvent, useId, useState } from "react";
import { REPORT_SECTIONS, type ReportSection } from "#domain/assessment/report-sections.ts";
import { FormDialog } from "../../../../ui/dialog/FormDialog.tsx";
import { Icon } from "../../../../ui/Icon.tsx";

interface Props {
  /** The measured sections, in the order of the report. */
  readonly sections: readonly ReportSection[];
  readonly printing: boolean;
  readonly onPrint: (chosen: readonly ReportSection[]) => void;
  readonly onClose: () => void;
}

/** Which measured sections the PDF has. All are ticked each time, and the focus is on the button, so that Enter prints all. */
export function PrintDialog({ sections, printing, onPrint, onClose }: Props) {
  const formId = useId();
  const [chosen, setChosen] = useState<readonly string[]>(sections);
  const isChosen = (section: ReportSection) => chosen.includes(section);
  const nothing = !sections.some(isChosen);

  const print = (event: FormEvent) => {
    event.preventDefault();
    if (!nothing && !printing) onPrint(sections.filter(isChosen));
  };

  return (
    <FormDialog
      title="Gerar PDF da avaliação"
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
            disabled={nothing}
            leftSection={<Icon name="download" size={18} />}
          >
            Gerar PDF
          </Button>
        </>
      }
    >
      <form id={formId} onSubmit={print}>
        <Checkbox.Group
          label="O que vai no PDF"
          description="Só aparece aqui o que foi medido nesta avaliação."
          error={nothing && "Escolha ao menos uma parte"}
          value={[...chosen]}
          onChange={setChosen}
        >
          <Stack gap={0} mt="sm">
            {REPORT_SECTIONS.filter(({ code }) => sections.includes(code)).map(({ code, label }) => (
              <Checkbox key={code} value={code} label={label} py={11} />
            ))}
          </Stack>
        </Checkbox.Group>
      </form>
    </FormDialog>
  );
}
