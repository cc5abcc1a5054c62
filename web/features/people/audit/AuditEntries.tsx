import { Card, Stack, Table, Text } from "@mantine/core";
import { useCurrentUser } from "../../../session/current-user.ts";
import { instantOf } from "../../../ui/instants.ts";
import { useUpTo } from "../../../ui/use-breakpoint.ts";
import type { AuditEntry } from "./data.ts";

interface Props {
  readonly entries: readonly AuditEntry[];
}

export function AuditEntries({ entries }: Props) {
  const narrow = useUpTo("md");
  const { id: ownId } = useCurrentUser();
  if (narrow) {
    return (
      <Stack component="ul" gap="sm" p={0} m={0}>
        {entries.map((entry) => (
          <Card key={entry.id} component="li" withBorder padding="md" style={{ listStyle: "none" }}>
            <Text fw={600}>{entry.label}</Text>
            <Text>{whoOf(entry, ownId)}</Text>
            {[instantOf(entry.happened_at), ...originOf(entry)].map((line) => (
              <Text key={line} size="sm" c="dimmed" className="figures">
                {line}
              </Text>
            ))}
          </Card>
        ))}
      </Stack>
    );
  }
  return (
    <Card withBorder p={0}>
      <Table verticalSpacing="sm" horizontalSpacing="md" className="figures">
        <Table.Thead>
          <Table.Tr>
            <Table.Th>Quando</Table.Th>
            <Table.Th>O que aconteceu</Table.Th>
            <Table.Th>Quem</Table.Th>
            <Table.Th>De onde</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {entries.map((entry) => (
            <Table.Tr key={entry.id}>
              <Table.Td style={{ whiteSpace: "nowrap" }}>{instantOf(entry.happened_at)}</Table.Td>
              <Table.Td>{entry.label}</Table.Td>
              <Table.Td>{whoOf(entry, ownId)}</Table.Td>
              <Table.Td>
                {originOf(entry).map((line, index) => (
                  <Text key={line} size="sm" {...(index > 0 && { c: "dimmed" })}>
                    {line}
                  </Text>
                ))}
              </Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </Card>
  );
}

const ROLES = { Admin: "Administração", PersonalTrainer: "Personal", Student: "Aluno" } as const;

function whoOf({ done_by, because }: AuditEntry, ownId: number): string {
  if (!done_by) return because ? "Plataforma" : "Não identificado";
  if (done_by.id === ownId) return "Você";
  const role = ROLES[done_by.role_type];
  return `${done_by.fullname ?? "Nome Indisponível"} (${role.toLowerCase()})`;
}

const originOf = ({ device, network, because }: AuditEntry): readonly string[] => [
  ...(because ? [`Pela plataforma: ${because}`] : []),
  ...(device ? [device] : []),
  ...(network ? [`Rede ${network}`] : []),
];
