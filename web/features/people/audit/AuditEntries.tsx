import { Card, Stack, Table, Text, Title } from "@mantine/core";
import { SAO_PAULO, timeIn, todayInSaoPaulo } from "#domain/calendar-date.ts";
import { useCurrentUser } from "../../../session/current-user.ts";
import { useUpTo } from "../../../ui/use-breakpoint.ts";
import classes from "./AuditEntries.module.css";
import type { AuditEntry } from "./data.ts";
import { dayHeading, daysOfLog } from "./log-days.ts";

interface Props {
  readonly entries: readonly AuditEntry[];
}

export function AuditEntries({ entries }: Props) {
  const narrow = useUpTo("md");
  const { id: ownId } = useCurrentUser();
  const today = todayInSaoPaulo(Date.now());
  const days = daysOfLog(entries);
  if (narrow) {
    return days.map(({ day, entries: listed }) => (
      <section key={day} aria-label={dayHeading(day, today)}>
        <Title order={2} size="h5" mb="xs" className="figures">
          {dayHeading(day, today)}
        </Title>
        <Stack component="ul" gap="sm" p={0} m={0}>
          {listed.map((entry) => (
            <Card key={entry.id} component="li" withBorder padding="md" style={{ listStyle: "none" }}>
              <Text fw={600}>{entry.label}</Text>
              <Text>{whoOf(entry, ownId)}</Text>
              {[timeOf(entry), ...originOf(entry)].map((line) => (
                <Text key={line} size="sm" c="dimmed" className="figures">
                  {line}
                </Text>
              ))}
            </Card>
          ))}
        </Stack>
      </section>
    ));
  }
  return (
    <Card withBorder p={0}>
      <Table verticalSpacing="sm" horizontalSpacing="md" className="figures">
        <Table.Thead>
          <Table.Tr>
            <Table.Th>Hora</Table.Th>
            <Table.Th>O que aconteceu</Table.Th>
            <Table.Th>Quem</Table.Th>
            <Table.Th>De onde</Table.Th>
          </Table.Tr>
        </Table.Thead>
        {days.map(({ day, entries: listed }) => (
          <Table.Tbody key={day}>
            <Table.Tr>
              <Table.Th colSpan={4} scope="rowgroup" className={classes.day ?? ""}>
                {dayHeading(day, today)}
              </Table.Th>
            </Table.Tr>
            {listed.map((entry) => (
              <Table.Tr key={entry.id}>
                <Table.Td>{timeOf(entry)}</Table.Td>
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
        ))}
      </Table>
    </Card>
  );
}

const timeOf = ({ happened_at }: AuditEntry): string => timeIn(SAO_PAULO, Date.parse(happened_at));

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
