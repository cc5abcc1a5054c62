import { Badge, Card, Group, Stack, Table, Text } from "@mantine/core";
import type { ReactNode } from "react";
import { useUpTo } from "../use-breakpoint.ts";
import { formatCount } from "./format.ts";
import type { ReportedLine } from "./import-file.ts";
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

export function LineList({ lines, work, texts }: Props) {
  const narrow = useUpTo("md");
  return (
    <ShowMore items={lines}>
      {(some) =>
        narrow ? (
          <LineCards lines={some} work={work} texts={texts} />
        ) : (
          <LineTable lines={some} work={work} texts={texts} />
        )
      }
    </ShowMore>
  );
}

function LineTable({ lines, work, texts }: Props) {
  return (
    <Card withBorder p={0}>
      <Table verticalSpacing={2} horizontalSpacing="md">
        <Table.Thead>
          <Table.Tr>
            <Table.Th ta="right">Linha</Table.Th>
            <Table.Th>Nome</Table.Th>
            {texts.facts.map(({ key, label }) => (
              <Table.Th key={key}>{label}</Table.Th>
            ))}
            <Table.Th>Situação</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {lines.map((line) => (
            <Table.Tr key={line.line} {...(line.state === "skipped" && { c: "dimmed" })}>
              <Table.Td ta="right">{formatCount(line.line)}</Table.Td>
              <Table.Td className={classes.long ?? ""}>{line.name || "–"}</Table.Td>
              {texts.facts.map(({ key, picture }) => (
                <Table.Td key={key} className={classes.long ?? ""}>
                  <Pictured picture={picture?.(line)}>{line.shown[key] || "–"}</Pictured>
                </Table.Td>
              ))}
              <Table.Td>
                <State line={line} work={work} />
              </Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </Card>
  );
}

function LineCards({ lines, work, texts }: Props) {
  return (
    <Stack component="ul" gap="sm" p={0} m={0}>
      {lines.map((line) => (
        <Card key={line.line} component="li" withBorder padding="md" className={classes.card ?? ""}>
          <Group justify="space-between" wrap="nowrap" gap="xs" align="flex-start">
            <div className={classes.long}>
              <Text fw={600}>{line.name || "Sem nome"}</Text>
              <Text size="sm" c="dimmed">
                Linha {formatCount(line.line)}
              </Text>
            </div>
            <State line={line} work={work} />
          </Group>
          {texts.facts.map(({ key, missing, picture }) => (
            <Text key={key} component="div" size="sm" className={classes.long ?? ""}>
              <Pictured picture={picture?.(line)}>{line.shown[key] || missing}</Pictured>
            </Text>
          ))}
        </Card>
      ))}
    </Stack>
  );
}

const Pictured = ({ picture, children }: { readonly picture: ReactNode; readonly children: string }) =>
  picture ? (
    <Group gap="xs" wrap="nowrap">
      {picture}
      {children}
    </Group>
  ) : (
    children
  );

function State({ line, work }: Pick<Props, "work"> & { readonly line: ReportedLine }) {
  const badge =
    line.state === "skipped" ? (
      <Badge color="gray">Ignorada</Badge>
    ) : line.state === "error" ? (
      <Badge color="danger">Com erro</Badge>
    ) : line.cells.length > 0 ? (
      <Badge color="warning">Aviso</Badge>
    ) : (
      <Badge color="success">Pronta</Badge>
    );
  return (
    <Group gap={4} wrap="nowrap" justify="space-between" flex="none">
      {badge}
      <SkipButton line={line} work={work} />
    </Group>
  );
}
