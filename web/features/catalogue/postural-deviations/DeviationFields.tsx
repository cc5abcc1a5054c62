import { NativeSelect, SimpleGrid, Stack, Text, TextInput } from "@mantine/core";
import type { FormErrors } from "@mantine/form";
import { POSTURE_REGIONS } from "#domain/assessment/posture/catalogue.ts";
import { NONE, NONE_LABEL, type PostureAspect, SIDE_NAMES } from "#domain/assessment/posture/region.ts";
import { Choice } from "../../../ui/select/Choice.tsx";
import classes from "./DeviationFields.module.css";
import { type DeviationForm, regionOf } from "./deviation-form.ts";

const TYPES = POSTURE_REGIONS.map(({ code, label }) => ({ value: code, label }));

interface Props {
  readonly value: DeviationForm;
  readonly errors: FormErrors;
  /** A longer form's errors have this before the fields' own names. */
  readonly path?: string;
  readonly autoFocus?: boolean;
  readonly onChange: (value: DeviationForm) => void;
}

export function DeviationFields({ value, errors, path = "", autoFocus = false, onChange }: Props) {
  const region = regionOf(value);
  const missing = errors[`${path}properties`];
  const choose = (key: string, selected: string) =>
    onChange({ ...value, selected: { ...value.selected, [key]: selected } });
  return (
    <Stack gap="md">
      <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="md">
        <TextInput
          label="Nome"
          withAsterisk
          maxLength={120}
          autoComplete="off"
          placeholder="Ombro elevado à direita"
          data-autofocus={autoFocus || undefined}
          data-path={`${path}name`}
          value={value.name}
          error={errors[`${path}name`]}
          onChange={(event) => onChange({ ...value, name: event.currentTarget.value })}
        />
        <Choice
          label="Tipo"
          withAsterisk
          placeholder="Escolha a região"
          data={TYPES}
          data-path={`${path}type`}
          value={value.type || null}
          error={errors[`${path}type`]}
          onChange={(type) => onChange({ ...value, type: type ?? "" })}
        />
      </SimpleGrid>
      {region && (
        <div data-path={`${path}properties`}>
          <Text size="sm" c="dimmed" mb="xs">
            O aluno tem este desvio quando tudo o que for escolhido aqui foi marcado na avaliação.
          </Text>
          <Stack gap="md">
            {region.aspects.map((aspect) => (
              <AspectSelects key={aspect.title} aspect={aspect} selected={value.selected} onChoose={choose} />
            ))}
          </Stack>
          {missing && (
            <Text size="sm" c="var(--mantine-color-error)" mt="xs" role="alert">
              {missing}
            </Text>
          )}
        </div>
      )}
    </Stack>
  );
}

interface AspectProps {
  readonly aspect: PostureAspect;
  readonly selected: DeviationForm["selected"];
  readonly onChoose: (key: string, value: string) => void;
}

const AspectSelects = ({ aspect: { title, fields, options }, selected, onChoose }: AspectProps) => (
  <fieldset className={classes.aspect}>
    <legend>{title}</legend>
    <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="md" verticalSpacing="xs">
      {fields.map(({ key, side }) => (
        <NativeSelect
          key={key}
          {...(side && { label: SIDE_NAMES[side], labelProps: { fw: 400, c: "dimmed" } })}
          aria-label={side ? `${title}, ${SIDE_NAMES[side].toLowerCase()}` : title}
          data={[...options.map(({ value, label }) => ({ value, label })), { value: NONE, label: NONE_LABEL }]}
          value={selected[key] ?? NONE}
          onChange={(event) => onChoose(key, event.currentTarget.value)}
        />
      ))}
    </SimpleGrid>
  </fieldset>
);
