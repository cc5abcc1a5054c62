import { Card, Group, Stack, Switch, Table, Text } from "@mantine/core";
import { Link } from "@tanstack/react-router";
import { CopyEmail } from "../../../../ui/people/CopyEmail.tsx";
import classes from "../../../../ui/people/PersonTable.module.css";
import { useUpTo } from "../../../../ui/use-breakpoint.ts";
import { type TrainerSummary, useSetTrainerStatus } from "../data.ts";
import { PlanLabel } from "../PlanLabel.tsx";
import { lastSignIn } from "./last-sign-in.ts";

interface Props {
  readonly trainers: readonly TrainerSummary[];
}

export function TrainerTable({ trainers }: Props) {
  const narrow = useUpTo("md");
  if (narrow) {
    return (
      <Stack component="ul" gap="sm" p={0} m={0}>
        {trainers.map((trainer) => (
          <RowCard key={trainer.id} trainer={trainer} />
        ))}
      </Stack>
    );
  }
  return (
    <Card withBorder p={0}>
      <Table highlightOnHover verticalSpacing={2} horizontalSpacing="md">
        <Table.Thead>
          <Table.Tr>
            <Table.Th>Nome</Table.Th>
            <Table.Th>Último Login</Table.Th>
            <Table.Th>Email</Table.Th>
            <Table.Th>Plano do Professor</Table.Th>
            <Table.Th ta="right">Alunos</Table.Th>
            <Table.Th>Status</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {trainers.map((trainer) => (
            <Row key={trainer.id} trainer={trainer} />
          ))}
        </Table.Tbody>
      </Table>
    </Card>
  );
}

interface RowProps {
  readonly trainer: TrainerSummary;
}

function Row({ trainer }: RowProps) {
  return (
    <Table.Tr {...(!trainer.is_active && { c: "dimmed" })}>
      <Table.Td maw={260}>
        <NameLink trainer={trainer} />
      </Table.Td>
      <Table.Td className={classes.whole}>{lastSignIn(trainer.last_sign_in_at)}</Table.Td>
      <Table.Td maw={280}>
        <CopyEmail email={trainer.email} />
      </Table.Td>
      <Table.Td>
        <PlanLabel trainer={trainer} />
      </Table.Td>
      <Table.Td ta="right">{trainer.students_count}</Table.Td>
      <Table.Td>
        <StatusSwitch trainer={trainer} />
      </Table.Td>
    </Table.Tr>
  );
}

function RowCard({ trainer }: RowProps) {
  return (
    <Card component="li" withBorder padding="md" style={{ listStyle: "none" }}>
      <Group justify="space-between" wrap="nowrap">
        <NameLink trainer={trainer} />
        <StatusSwitch trainer={trainer} />
      </Group>
      <Text size="sm" c="dimmed" className="figures">
        Último login: {lastSignIn(trainer.last_sign_in_at)}
      </Text>
      <CopyEmail email={trainer.email} />
      <Text size="sm" component="div">
        <PlanLabel trainer={trainer} />
      </Text>
      <Text size="sm" className="figures">
        Alunos: {trainer.students_count}
      </Text>
    </Card>
  );
}

function NameLink({ trainer: { id, fullname } }: RowProps) {
  return (
    <Link to="/admin/home/personal/visualizar/$id" params={{ id }} className={classes.name}>
      {fullname}
    </Link>
  );
}

function StatusSwitch({ trainer: { id, fullname, is_active } }: RowProps) {
  const status = useSetTrainerStatus();
  return (
    <Switch
      size="md"
      checked={is_active}
      aria-label={`${fullname}: ativo`}
      onChange={(event) => status.mutate({ id, name: fullname, is_active: event.currentTarget.checked })}
    />
  );
}
