import { Alert, Card, Stack, Table, Text } from "@mantine/core";
import type { ReactNode } from "react";
import { columnLetters, withColumn } from "#domain/import/spreadsheet/headings.ts";
import { Icon } from "../Icon.tsx";
import { Choice } from "../select/Choice.tsx";
import { useUpTo } from "../use-breakpoint.ts";
import { counted } from "./format.ts";
import { agreeing } from "./import-file.ts";
import type { ImportTexts } from "./import-noun.ts";
import classes from "./MapColumns.module.css";
import type { ColumnWork, OpenFile } from "./use-import.ts";

const IGNORE = "-";

const choicesOf = ({ kinds, needed }: ImportTexts) => [
  { value: IGNORE, label: "Ignorar" },
  ...kinds.fields.map(({ key, label }) => ({ value: key, label: needed.includes(key) ? `${label} *` : label })),
];

interface Props {
  readonly file: OpenFile;
  readonly work: ColumnWork;
  readonly texts: ImportTexts;
  readonly children: ReactNode;
}

export function MapColumns({ file, work, texts, children }: Props) {
  const { preview, sheets, sheet } = file;
  const where = preview.headingLine === null ? "sem linha de títulos" : `títulos na linha ${preview.headingLine}`;

  return (
    <Stack gap="xl">
      {sheets.length > 1 && (
        <Choice
          label="Aba da planilha"
          maw={360}
          data={sheets.map((name, index) => ({ value: String(index), label: name }))}
          value={String(sheet)}
          onChange={(chosen) => work.chooseSheet(Number(chosen))}
        />
      )}
      {preview.refusal ? (
        <Alert color="danger" variant="light" icon={<Icon name="alert" size={18} />} role="alert">
          {preview.refusal}
        </Alert>
      ) : (
        <>
          <section aria-labelledby="columns-title">
            <Text id="columns-title" fw={600} component="h3" m={0}>
              O que há em cada coluna?
            </Text>
            <Text size="sm" c="dimmed" mb="sm">
              {counted(preview.rowCount, "linha encontrada", "linhas encontradas")}, {where}. Os campos com * são
              necessários.
            </Text>
            <ColumnList file={file} texts={texts} onChange={work.chooseColumns} />
          </section>
          {children}
        </>
      )}
    </Stack>
  );
}

interface ListProps {
  readonly file: OpenFile;
  readonly texts: ImportTexts;
  readonly onChange: (columns: OpenFile["plan"]["columns"]) => void;
}

function ColumnList({ file: { preview, plan }, texts, onChange }: ListProps) {
  const choices = choicesOf(texts);
  const narrow = useUpTo("sm");
  const columns = preview.names.map((name, index) => ({
    index,
    name,
    samples: preview.samples[index]?.join(" · ") ?? "",
    choice: (
      <Choice
        aria-label={`Campo da coluna ${name}`}
        data={choices}
        value={plan.columns[index] ?? IGNORE}
        {...(!plan.columns[index] && { classNames: { input: classes.ignored ?? "" } })}
        onChange={(chosen) => onChange(withColumn(plan.columns, index, chosen === IGNORE ? null : chosen))}
      />
    ),
  }));
  if (narrow) {
    return (
      <Stack component="ul" gap="sm" p={0} m={0}>
        {columns.map(({ index, name, samples, choice }) => (
          <Card key={index} component="li" withBorder padding="md" className={classes.card ?? ""}>
            <Text fw={600}>{name}</Text>
            <Text size="sm" c="dimmed" lineClamp={1} mb="xs">
              {samples || "Sem valores"}
            </Text>
            {choice}
          </Card>
        ))}
      </Stack>
    );
  }
  return (
    <Card withBorder p={0}>
      <Table verticalSpacing="xs" horizontalSpacing="md" layout="fixed">
        <Table.Thead>
          <Table.Tr>
            <Table.Th w="30%">Coluna da planilha</Table.Th>
            <Table.Th>Exemplos</Table.Th>
            <Table.Th w={300}>
              Campo {agreeing(texts, "do", "da")} {texts.one}
            </Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {columns.map(({ index, name, samples, choice }) => (
            <Table.Tr key={index}>
              <Table.Td>
                <Text component="span" c="dimmed" size="sm" mr={8}>
                  {columnLetters(index)}
                </Text>
                <Text component="span" fw={550} className={classes.long ?? ""}>
                  {name}
                </Text>
              </Table.Td>
              <Table.Td>
                <Text size="sm" c="dimmed" truncate>
                  {samples || "Sem valores"}
                </Text>
              </Table.Td>
              <Table.Td>{choice}</Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </Card>
  );
}
