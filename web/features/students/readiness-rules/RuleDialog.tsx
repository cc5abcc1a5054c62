import { Button, Checkbox, SimpleGrid, Stack, Text, TextInput } from "@mantine/core";
import { useForm } from "@mantine/form";
import { todayInSaoPaulo } from "#domain/calendar-date.ts";
import { RULE_PLACES } from "#domain/students/readiness/kit-rules.ts";
import { choicesOf } from "#domain/text/labels.ts";
import { FormDialog } from "../../../ui/dialog/FormDialog.tsx";
import { DayInput } from "../../../ui/field/DayInput.tsx";
import { enterMovesOn } from "../../../ui/field/enter-moves-on.ts";
import { FormAlert } from "../../../ui/form/FormAlert.tsx";
import { focusFirstError, useServerErrors } from "../../../ui/form/use-server-errors.ts";
import { useUnsaved } from "../../../ui/form/use-unsaved.ts";
import { Choice } from "../../../ui/select/Choice.tsx";
import { type ReadinessRule, useRemoveRule, useSaveRule } from "./data.ts";
import { formOf, type RuleForm, ruleToSave, validateRule } from "./rule-form.ts";

interface Props {
  readonly rule: ReadinessRule;
  readonly isNew: boolean;
  readonly taken: readonly string[];
  readonly onClose: () => void;
}

export function RuleDialog({ rule, isNew, taken, onClose }: Props) {
  const save = useSaveRule();
  const remove = useRemoveRule();
  const form = useForm<RuleForm>({ initialValues: formOf(rule, isNew), validate: validateRule });
  const { isDirty, finish } = useUnsaved(form.isDirty);
  const mark = useServerErrors(form);
  const leave = () => {
    finish();
    onClose();
  };
  const submit = (values: RuleForm) => {
    const draft = ruleToSave(values);
    if (draft) save.mutate(draft, { onSuccess: leave, onError: mark });
  };
  return (
    <FormDialog
      title={isNew ? "Novo estado" : RULE_PLACES[rule.state]}
      isDirty={isDirty}
      isSaving={save.isPending}
      onSubmit={form.onSubmit(submit, focusFirstError)}
      onKeyDown={enterMovesOn}
      onClose={onClose}
    >
      <Stack>
        {isNew && (
          <Choice
            label="Estado"
            data-autofocus
            withAsterisk
            data={choicesOf(RULE_PLACES).filter(({ value }) => !taken.includes(value))}
            {...form.getInputProps("state")}
          />
        )}
        <SimpleGrid cols={{ base: 1, xs: 3 }} style={{ alignItems: "end" }}>
          <TextInput
            label="Autorização antes dos"
            data-autofocus={!isNew || undefined}
            rightSection={<Text size="sm">anos</Text>}
            rightSectionWidth={52}
            inputMode="numeric"
            maxLength={2}
            withAsterisk
            {...form.getInputProps("authorised_below")}
          />
          <TextInput
            label="Atestado a partir dos"
            rightSection={<Text size="sm">anos</Text>}
            rightSectionWidth={52}
            inputMode="numeric"
            maxLength={3}
            withAsterisk
            {...form.getInputProps("certified_from")}
          />
          <TextInput
            label="Validade"
            rightSection={<Text size="sm">meses</Text>}
            rightSectionWidth={60}
            inputMode="numeric"
            maxLength={2}
            withAsterisk
            {...form.getInputProps("months")}
          />
        </SimpleGrid>
        <Checkbox
          label="Um “sim” no questionário pede um termo assinado"
          {...form.getInputProps("asks_term", { type: "checkbox" })}
        />
        <TextInput
          label="Lei"
          description="Um fato, com o número. O aluno e o personal leem assim"
          placeholder="Lei 16.724/2018 de São Paulo"
          maxLength={160}
          withAsterisk
          autoComplete="off"
          {...form.getInputProps("law")}
        />
        <DayInput
          label="Lei conferida em"
          withAsterisk
          maxDay={todayInSaoPaulo(Date.now())}
          {...form.getInputProps("checked_on")}
        />
        {rule.is_changed && !isNew && (
          <Button
            variant="subtle"
            color="danger"
            w="fit-content"
            px="xs"
            loading={remove.isPending}
            onClick={() => remove.mutate(rule.state, { onSuccess: leave })}
          >
            Voltar à regra que vem com o produto
          </Button>
        )}
        <FormAlert error={save.error ?? remove.error} />
      </Stack>
    </FormDialog>
  );
}
