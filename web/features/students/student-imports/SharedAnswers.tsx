import { Chip, Group, Input, SimpleGrid, Text, TextInput } from "@mantine/core";
import { PHONE_COUNTRIES } from "#domain/brazil.ts";
import type { Columns } from "#domain/import/spreadsheet/headings.ts";
import type { FileDefaults } from "#domain/import/students/row.ts";
import { DAYS_FROM_MONDAY, GENDERS, STUDENT_TYPES, shortDayName } from "#domain/students/registration.ts";
import { choicesOf } from "#domain/text/labels.ts";
import { ChipChoice } from "../../../ui/select/ChipChoice.tsx";
import { Choice } from "../../../ui/select/Choice.tsx";

const COUNTRIES = PHONE_COUNTRIES.map(({ code, name, dialCode }) => ({ value: code, label: `${name} (${dialCode})` }));

interface Props {
  readonly defaults: FileDefaults;
  readonly columns: Columns;
  readonly onChange: (defaults: FileDefaults) => void;
}

/** They are used where the column is missing or the cell is empty. */
export function SharedAnswers({ defaults, columns, onChange }: Props) {
  const change = (part: Partial<FileDefaults>) => onChange({ ...defaults, ...part });
  /** Required when the file has no such column. */
  const requiredMark = (field: string) => (columns.includes(field) ? {} : { withAsterisk: true });
  const pick = <Code extends string>(codes: readonly { readonly value: Code }[], chosen: string | null) =>
    codes.find(({ value }) => value === chosen)?.value ?? null;
  const types = choicesOf(STUDENT_TYPES);
  const genders = choicesOf(GENDERS);

  return (
    <section aria-labelledby="shared-title">
      <Text id="shared-title" fw={600} component="h3" m={0}>
        O que a planilha não diz
      </Text>
      <Text size="sm" c="dimmed" mb="sm">
        Vale para todos os alunos em que a coluna falta ou a célula está vazia.
      </Text>
      <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="md" verticalSpacing="md">
        <ChipChoice
          label="Tipo de aluno"
          {...requiredMark("student_type")}
          data={types}
          clearable
          value={defaults.student_type}
          onChange={(chosen) => change({ student_type: pick(types, chosen) })}
        />
        <ChipChoice
          label="Gênero"
          {...requiredMark("gender")}
          data={genders}
          clearable
          value={defaults.gender}
          onChange={(chosen) => change({ gender: pick(genders, chosen) })}
        />
        <Choice
          label="País de residência"
          data={COUNTRIES}
          value={defaults.country}
          onChange={(chosen) => change({ country: pick(COUNTRIES, chosen) ?? defaults.country })}
        />
        <TextInput
          label="DDD dos celulares sem DDD"
          inputMode="numeric"
          autoComplete="off"
          placeholder="11"
          maxLength={2}
          value={defaults.areaCode}
          error={defaults.areaCode.length === 1 && "O DDD tem dois dígitos"}
          onChange={(event) => change({ areaCode: event.currentTarget.value.replace(/\D/g, "") })}
        />
      </SimpleGrid>
      <Input.Wrapper
        label="Dias disponíveis"
        labelElement="div"
        labelProps={{ id: "shared-days" }}
        {...requiredMark("days_of_week")}
        mt="md"
      >
        <Group gap="xs" mt={4} role="group" aria-labelledby="shared-days">
          <Chip.Group
            multiple
            value={[...defaults.days_of_week]}
            onChange={(chosen) =>
              change({
                days_of_week: DAYS_FROM_MONDAY.map(({ key }) => key).filter((key) => chosen.includes(key)),
              })
            }
          >
            {DAYS_FROM_MONDAY.map(({ key, name }) => (
              <Chip key={key} value={key} size="md">
                {shortDayName(name)}
              </Chip>
            ))}
          </Chip.Group>
        </Group>
      </Input.Wrapper>
    </section>
  );
}
