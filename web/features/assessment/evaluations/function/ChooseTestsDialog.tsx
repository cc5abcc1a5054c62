import { Checkbox, Stack, Text } from "@mantine/core";
import { type FormEvent, useState } from "react";
import { FUNCTION_TESTS, type FunctionTestKey } from "#domain/assessment/function/catalogue.ts";
import { FUNCTION_GROUPS } from "#domain/assessment/function/function-test.ts";
import { entriesOf } from "#domain/record.ts";
import { FormDialog } from "../../../../ui/dialog/FormDialog.tsx";

interface Props {
  readonly chosen: readonly FunctionTestKey[];
  readonly onChoose: (keys: readonly string[]) => void;
  readonly onClose: () => void;
}

export function ChooseTestsDialog({ chosen, onChoose, onClose }: Props) {
  const [ticked, setTicked] = useState<string[]>([...chosen]);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onChoose(ticked);
    onClose();
  };
  return (
    <FormDialog
      title="Escolher testes"
      width={460}
      onClose={onClose}
      onSubmit={submit}
      submitLabel="Usar estes testes"
      isSaving={false}
    >
      <Text size="sm" c="dimmed">
        Este aparelho lembra os testes que você faz, um conjunto até 59 anos e outro a partir de 60.
      </Text>
      <Checkbox.Group value={ticked} onChange={setTicked}>
        {entriesOf(FUNCTION_GROUPS).map(([group, label]) => (
          <Stack key={group} gap={0} mt="md" role="group" aria-label={label}>
            <Text fw={600}>{label}</Text>
            {FUNCTION_TESTS.filter((test) => test.group === group).map((test) => (
              <Checkbox key={test.key} value={test.key} label={test.label} py={11} />
            ))}
          </Stack>
        ))}
      </Checkbox.Group>
    </FormDialog>
  );
}
