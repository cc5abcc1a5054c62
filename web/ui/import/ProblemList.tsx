import { Card, Group, Stack, Table, Text } from "@mantine/core";
import { enterMovesOn } from "../field/enter-moves-on.ts";
import { useUpTo } from "../use-breakpoint.ts";
import { CellInput } from "./CellInput.tsx";
import { formatCount } from "./format.ts";
import type { ReportedCell, ReportedLine } from "./import-file.ts";
import type { ImportTexts } from "./import-noun.ts";
import classes from "./LineList.module.css";
import { ShowMore } from "./ShowMore.tsx";
import { SkipButton } from "./SkipButton.tsx";
import type { LineWork } from "./use-import.ts";

interface Props {
  readonly lines: readonly ReportedLine[];
  readonly work: LineWork;
  readonly texts: ImportTexts;
}

export function ProblemList({ lines, work, texts }: Props) {
  const narrow = useUpTo("sm");
  return (
    <form noValidate onKeyDown={enterMovesOn} onSubmit={(event) => event.preventDefault()}>
      <ShowMore items={lines}>
        {(some) =>
          narrow ? (
            <ProblemCards lines={some} work={work} texts={texts} />
          ) : (
            <ProblemTable lines={some} work={work} texts={texts} />
          )
        }
      </ShowMore>
    </form>
  );
}

function ProblemTable({ lines, work, texts }: Props) {
  return (
    <Card withBorder p={0}>
      <Table layout="fixed" verticalSpacing="xs" horizontalSpacing="md" className={classes.problems ?? ""}>
        <Table.Thead>
          <Table.Tr>
            <Table.Th ta="right" w={70}>
              Linha
            </Table.Th>
            <Table.Th w="18%">{capitalised(texts.subject ?? texts.one)}</Table.Th>
            <Table.Th w="15%">Campo</Table.Th>
            <Table.Th w="25%">Valor</Table.Th>
            <Table.Th>Problema</Table.Th>
            <Table.Th w={110}>
              <span className={classes.unseen}>Ações</span>
            </Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {lines.flatMap((line) =>
            line.cells.map((cell, index) => (
              <Table.Tr key={`${line.line} ${cell.field} ${cell.sentence}`} data-first={index === 0 || undefined}>
                <Table.Td ta="right">{index === 0 && formatCount(line.line)}</Table.Td>
                <Table.Td className={classes.long ?? ""}>{index === 0 && (line.name || "Sem nome")}</Table.Td>
                <Table.Td>{cell.label}</Table.Td>
                <Table.Td>
                  <CellInput
                    line={line.line}
                    cell={cell}
                    choices={texts.choicesOf(cell.field)}
                    onEdit={(text) => work.edit(line.line, cell.field, text)}
                  />
                </Table.Td>
                <Table.Td>
                  <Sentence cell={cell} />
                </Table.Td>
                <Table.Td>{index === 0 && <SkipButton line={line} work={work} />}</Table.Td>
              </Table.Tr>
            )),
          )}
        </Table.Tbody>
      </Table>
    </Card>
  );
}

function ProblemCards({ lines, work, texts }: Props) {
  return (
    <Stack component="ul" gap="sm" p={0} m={0}>
      {lines.map((line) => (
        <Card key={line.line} component="li" withBorder padding="md" className={classes.card ?? ""}>
          <Group justify="space-between" wrap="nowrap" gap="xs">
            <div className={classes.long}>
              <Text fw={600}>{line.name || "Sem nome"}</Text>
              <Text size="sm" c="dimmed">
                Linha {formatCount(line.line)}
              </Text>
            </div>
            <SkipButton line={line} work={work} />
          </Group>
          <Stack gap="sm" mt="xs">
            {line.cells.map((cell) => (
              <div key={`${cell.field} ${cell.sentence}`}>
                <Text size="sm" fw={550} aria-hidden="true">
                  {cell.label}
                </Text>
                <CellInput
                  line={line.line}
                  cell={cell}
                  choices={texts.choicesOf(cell.field)}
                  onEdit={(text) => work.edit(line.line, cell.field, text)}
                />
                <Sentence cell={cell} />
              </div>
            ))}
          </Stack>
        </Card>
      ))}
    </Stack>
  );
}

const capitalised = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);

function Sentence({ cell: { severity, sentence } }: { readonly cell: ReportedCell }) {
  const isError = severity === "error";
  return (
    <Text size="sm" {...(isError ? { c: "var(--mantine-color-error)" } : {})}>
      {!isError && "Aviso: "}
      {sentence}
    </Text>
  );
}
