import { Card, Group, Stack, Switch, Table, Text } from "@mantine/core";
import { Link } from "@tanstack/react-router";
import { ageInWords } from "#domain/students/registration.ts";
import { useUpTo } from "../../ui/use-breakpoint.ts";
import { CopyEmail } from "./CopyEmail.tsx";
import { type StudentSummary, useSetStatus } from "./data.ts";
import classes from "./StudentTable.module.css";

interface Props {
  readonly students: readonly StudentSummary[];
}

const planOf = ({ subscription }: StudentSummary) => subscription?.subscription_plan.name ?? "Sem plano";

/** The list view. On a phone each row becomes a card with the same facts. */
export function StudentTable({ students }: Props) {
  // Only who sees the students of all trainers is told whose each is.
  const ofSeveral = students.some(({ personal }) => personal);
  const narrow = useUpTo("md");
  if (narrow) {
    return (
      <Stack component="ul" gap="sm" p={0} m={0}>
        {students.map((student) => (
          <RowCard key={student.id} student={student} />
        ))}
      </Stack>
    );
  }
  return (
    <Card withBorder p={0}>
      <Table highlightOnHover verticalSpacing={2} horizontalSpacing="md">
        <Table.Thead>
          <Table.Tr>
            <Table.Th ta="right">Id</Table.Th>
            <Table.Th>Nome</Table.Th>
            {ofSeveral && <Table.Th>Personal</Table.Th>}
            <Table.Th ta="right">Idade</Table.Th>
            <Table.Th>E-mail</Table.Th>
            <Table.Th>Celular</Table.Th>
            <Table.Th>Plano</Table.Th>
            <Table.Th>Status</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {students.map((student) => (
            <Row key={student.id} student={student} />
          ))}
        </Table.Tbody>
      </Table>
    </Card>
  );
}

function Row({ student }: { readonly student: StudentSummary }) {
  return (
    <Table.Tr {...(!student.is_active && { c: "dimmed" })}>
      <Table.Td ta="right">{student.id}</Table.Td>
      <Table.Td maw={260}>
        <NameLink student={student} />
      </Table.Td>
      {student.personal && <Table.Td maw={200}>{student.personal.fullname}</Table.Td>}
      <Table.Td ta="right">{student.age ?? "–"}</Table.Td>
      <Table.Td maw={260}>
        <CopyEmail email={student.email} />
      </Table.Td>
      <Table.Td className={classes.whole}>{student.cellphone ?? "–"}</Table.Td>
      <Table.Td>{planOf(student)}</Table.Td>
      <Table.Td>
        <StatusSwitch student={student} />
      </Table.Td>
    </Table.Tr>
  );
}

function RowCard({ student }: { readonly student: StudentSummary }) {
  return (
    <Card component="li" withBorder padding="md" style={{ listStyle: "none" }}>
      <Group justify="space-between" wrap="nowrap">
        <NameLink student={student} />
        <StatusSwitch student={student} />
      </Group>
      <Text size="sm" c="dimmed">
        #{student.id} · {ageInWords(student.age) || "Idade não informada"} · {planOf(student)}
      </Text>
      {student.personal && <Text size="sm">Personal: {student.personal.fullname}</Text>}
      <CopyEmail email={student.email} />
      <Text size="sm">{student.cellphone ?? "Celular não informado"}</Text>
    </Card>
  );
}

function NameLink({ student: { id, name } }: { readonly student: StudentSummary }) {
  return (
    <Link to="/inicio/visualizar/$id" params={{ id }} className={classes.name}>
      {name}
    </Link>
  );
}

function StatusSwitch({ student }: { readonly student: StudentSummary }) {
  const status = useSetStatus();
  return (
    <Switch
      size="md"
      checked={student.is_active}
      aria-label={`${student.name}: ativo`}
      onChange={(event) =>
        status.mutate({ id: student.id, name: student.name, is_active: event.currentTarget.checked })
      }
    />
  );
}
