import { Card, Group, Stack, Switch, Table, Text, UnstyledButton } from "@mantine/core";
import { Link } from "@tanstack/react-router";
import { Icon } from "../../../../ui/Icon.tsx";
import { CopyEmail } from "../../../../ui/people/CopyEmail.tsx";
import classes from "../../../../ui/people/PersonTable.module.css";
import { useUpTo } from "../../../../ui/use-breakpoint.ts";
import { type TrainerSummary, useSetTrainerStatus } from "../data.ts";
import { PlanLabel } from "../PlanLabel.tsx";
import type { TrainerListing, TrainerOrder } from "../trainer-search.ts";
import { lastSignIn } from "./last-sign-in.ts";

interface Props {
  readonly trainers: readonly TrainerSummary[];
  readonly listing: TrainerListing;
  readonly onOrder: (order: TrainerListing) => void;
}

const COLUMNS = [
  { order: "name", label: "Nome" },
  { order: "last_sign_in", label: "Último Login" },
  { order: "email", label: "Email" },
  { order: "plan", label: "Plano do Professor" },
  { order: "students", label: "Alunos", isNumber: true },
] as const satisfies readonly { order: TrainerOrder; label: string; isNumber?: boolean }[];

export function TrainerTable({ trainers, listing, onOrder }: Props) {
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
            {COLUMNS.map(({ order, label, ...column }) => (
              <ColumnHead
                key={order}
                order={order}
                label={label}
                isNumber={"isNumber" in column}
                listing={listing}
                onOrder={onOrder}
              />
            ))}
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

interface HeadProps extends Pick<Props, "listing" | "onOrder"> {
  readonly order: TrainerOrder;
  readonly label: string;
  readonly isNumber: boolean;
}

/** A second press turns the order round. */
function ColumnHead({ order, label, isNumber, listing: { ordem = "name", sentido }, onOrder }: HeadProps) {
  const isChosen = ordem === order;
  const next: TrainerListing = {
    ordem: order === "name" ? undefined : order,
    sentido: isChosen && sentido === undefined ? "desc" : undefined,
  };
  const direction = sentido === "desc" ? "descending" : "ascending";
  return (
    <Table.Th ta={isNumber ? "right" : undefined} {...(isChosen && { "aria-sort": direction })}>
      <UnstyledButton className={classes.order} onClick={() => onOrder(next)}>
        {label}
        {isChosen && <Icon name={sentido === "desc" ? "chevron-down" : "chevron-up"} size={16} />}
      </UnstyledButton>
    </Table.Th>
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
