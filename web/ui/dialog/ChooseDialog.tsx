import { Button, Checkbox, Stack } from "@mantine/core";
import { type FormEvent, useId, useState } from "react";
import { Icon } from "../Icon.tsx";
import type { IconName } from "../icon-paths.ts";
import { FormDialog } from "./FormDialog.tsx";

interface Props<Value extends string> {
  readonly title: string;
  readonly label: string;
  readonly description: string;
  readonly options: readonly { readonly value: Value; readonly label: string }[];
  /** Ticked at first; absent: all. */
  readonly initial?: readonly Value[];
  /** Told when nothing is ticked; absent: nothing may be ticked. */
  readonly emptyError?: string;
  readonly submitLabel: string;
  readonly submitIcon: IconName;
  readonly busy: boolean;
  readonly onSubmit: (chosen: readonly Value[]) => void;
  readonly onClose: () => void;
}

/** Which of some parts are taken. They are ticked anew each time, and the focus is on the button, so that Enter takes all. */
export function ChooseDialog<Value extends string>({
  options,
  initial,
  emptyError,
  busy,
  onClose,
  ...props
}: Props<Value>) {
  const formId = useId();
  const [ticked, setTicked] = useState<readonly string[]>(initial ?? options.map(({ value }) => value));
  const chosen = options.map(({ value }) => value).filter((value) => ticked.includes(value));
  const isMissing = emptyError !== undefined && chosen.length === 0;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!isMissing && !busy) props.onSubmit(chosen);
  };
  return (
    <FormDialog
      title={props.title}
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
            loading={busy}
            disabled={isMissing}
            leftSection={<Icon name={props.submitIcon} size={18} />}
          >
            {props.submitLabel}
          </Button>
        </>
      }
    >
      <form id={formId} onSubmit={submit}>
        <Checkbox.Group
          label={props.label}
          description={props.description}
          error={isMissing && emptyError}
          value={[...ticked]}
          onChange={setTicked}
        >
          <Stack gap={0} mt="sm">
            {options.map(({ value, label }) => (
              <Checkbox key={value} value={value} label={label} py={11} />
            ))}
          </Stack>
        </Checkbox.Group>
      </form>
    </FormDialog>
  );
}
