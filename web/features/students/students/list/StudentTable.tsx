import { ActionIcon, Button, Card, Group, Menu, Stack, Table, Text, VisuallyHidden } from "@mantine/core";
import { useDisclosure } from "@mantine/hooks";
import { Link } from "@tanstack/react-router";
import { todayInSaoPaulo } from "#domain/calendar-date.ts";
import { ageText } from "#domain/students/registration.ts";
import { Icon } from "../../../../ui/Icon.tsx";
import { CopyEmail } from "../../../../ui/people/CopyEmail.tsx";
import classes from "../../../../ui/people/PersonTable.module.css";
import { WhatsAppLink } from "../../../../ui/people/WhatsAppLink.tsx";
import { greeting } from "../../../../ui/people/whatsapp.ts";
import { useUpTo } from "../../../../ui/use-breakpoint.ts";
import { Approval } from "../../../student-billing/approvals/Approval.tsx";
import { type ListedStudent, useSetStatus } from "../data.ts";
import { Attention } from "./Attention.tsx";
import { CurrentMesocycle } from "./CurrentMesocycle.tsx";
import { LastTraining } from "./LastTraining.tsx";
import { planOf } from "./plan.ts";
import { RemovalQuestion } from "./RemovalQuestion.tsx";

interface Props {
  readonly students: readonly ListedStudent[];
}

export function StudentTable({ students }: Props) {
  // Only the administrator, who sees the students of all trainers, is told whose each is, and reads no trainings or plans of a list.
  const ofSeveral = students.some(({ personal }) => personal);
  const today = todayInSaoPaulo(Date.now());
  const narrow = useUpTo("lg");
  if (narrow) {
    return (
      <Stack component="ul" gap="sm" p={0} m={0}>
        {students.map((student) => (
          <RowCard key={student.id} student={student} today={today} />
        ))}
      </Stack>
    );
  }
  return (
    <Card withBorder p={0}>
      <Table highlightOnHover verticalSpacing={2} horizontalSpacing="sm">
        <Table.Thead>
          <Table.Tr>
            <Table.Th ta="right">Id</Table.Th>
            <Table.Th>Nome</Table.Th>
            {ofSeveral && <Table.Th>Personal</Table.Th>}
            <Table.Th ta="right">Idade</Table.Th>
            <Table.Th>E-mail</Table.Th>
            <Table.Th>Celular</Table.Th>
            <Table.Th>Ciclo atual</Table.Th>
            {!ofSeveral && (
              <>
                <Table.Th>Último treino</Table.Th>
                <Table.Th>Plano</Table.Th>
              </>
            )}
            <Table.Th>Status</Table.Th>
            <Table.Th>
              <VisuallyHidden>Falar e treinar</VisuallyHidden>
            </Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {students.map((student) => (
            <Row key={student.id} student={student} today={today} />
          ))}
        </Table.Tbody>
      </Table>
    </Card>
  );
}

interface RowProps {
  readonly student: ListedStudent;
  readonly today: string;
}

function Row({ student, today }: RowProps) {
  return (
    <Table.Tr {...(!student.is_active && { c: "dimmed" })}>
      <Table.Td ta="right">{student.id}</Table.Td>
      <Table.Td maw={260}>
        <NameLink student={student} />
      </Table.Td>
      {student.personal && <Table.Td maw={200}>{student.personal.fullname}</Table.Td>}
      <Table.Td ta="right">{student.age ?? "–"}</Table.Td>
      <Table.Td maw={280}>
        <CopyEmail email={student.email} />
      </Table.Td>
      <Table.Td className={classes.whole}>{student.cellphone ?? "–"}</Table.Td>
      <Table.Td miw={168}>
        <CurrentMesocycle student={student} today={today} />
        <Group gap={4}>
          <Attention student={student} today={today} />
        </Group>
      </Table.Td>
      {!student.personal && (
        <>
          <Table.Td>
            <LastTraining student={student} />
          </Table.Td>
          <Table.Td>{planOf(student)}</Table.Td>
        </>
      )}
      <Table.Td>
        <Status student={student} />
      </Table.Td>
      <Table.Td>
        <Contact student={student} />
      </Table.Td>
    </Table.Tr>
  );
}

function RowCard({ student, today }: RowProps) {
  return (
    <Card component="li" withBorder padding="md" style={{ listStyle: "none" }}>
      <Group justify="space-between" wrap="nowrap">
        <NameLink student={student} />
        <Status student={student} />
      </Group>
      <Text size="sm" c="dimmed">
        #{student.id} · {ageText(student.age) || "Idade não informada"} ·{" "}
        <CurrentMesocycle student={student} today={today} />
      </Text>
      {student.last_training_date && (
        <Text size="sm">
          Último treino: <LastTraining student={student} />
        </Text>
      )}
      {!student.personal && <Text size="sm">Plano: {planOf(student)}</Text>}
      {student.personal && <Text size="sm">Personal: {student.personal.fullname}</Text>}
      <Group justify="space-between" gap={0}>
        <Text size="sm" className="words">
          {student.cellphone ?? "Celular não informado"}
        </Text>
        <Group gap={0} wrap="nowrap">
          <CopyEmail email={student.email} iconOnly />
          <Contact student={student} />
        </Group>
      </Group>
      <Group gap={4}>
        <Attention student={student} today={today} />
      </Group>
    </Card>
  );
}

function NameLink({ student: { id, name } }: { readonly student: ListedStudent }) {
  return (
    <Link to="/inicio/visualizar/$id" params={{ id }} className={classes.name}>
      {name}
    </Link>
  );
}

function Status({ student }: { readonly student: ListedStudent }) {
  const isToDecide = student.awaits_approval && !student.personal;
  return isToDecide ? <Approval student={student} /> : <StatusMenu student={student} />;
}

/** Two presses, because a row is pressed in passing. */
function StatusMenu({ student }: { readonly student: ListedStudent }) {
  const { id, name, is_active: isActive } = student;
  const status = useSetStatus();
  const [asking, question] = useDisclosure(false);
  const word = isActive ? "Ativo" : "Inativo";
  return (
    <>
      <Menu position="bottom-end" withInitialFocusPlaceholder={false}>
        <Menu.Target>
          <Button
            variant="subtle"
            color="gray"
            px="xs"
            size="sm"
            h={44}
            aria-label={`${name}: ${word.toLowerCase()}`}
            rightSection={<Icon name="chevron-down" size={16} />}
          >
            {word}
          </Button>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item mih={44} onClick={() => status.mutate({ id, name, is_active: !isActive })}>
            {isActive ? "Inativar" : "Ativar"}
          </Menu.Item>
          {!isActive && (
            <Menu.Item mih={44} c="var(--mantine-color-error)" onClick={question.open}>
              Excluir
            </Menu.Item>
          )}
        </Menu.Dropdown>
      </Menu>
      <RemovalQuestion student={student} opened={asking} onClose={question.close} />
    </>
  );
}

function Contact({ student }: { readonly student: ListedStudent }) {
  const { id, name, current_mesocycle: mesocycle } = student;
  return (
    <Group gap={0} wrap="nowrap" justify="flex-end">
      <WhatsAppLink student={student} text={greeting(name)} isQuiet />
      {mesocycle?.has_training && !student.personal && (
        <ActionIcon
          title="Treino"
          renderRoot={(props) => (
            <Link
              to="/inicio/visualizar/$id"
              params={{ id }}
              search={{
                dialog: "training",
                macro: mesocycle.macrocycle_id,
                meso: mesocycle.mesocycle_id,
                micro: mesocycle.microcycle_id ?? undefined,
              }}
              preload={false}
              aria-label="Treino de hoje"
              {...props}
            />
          )}
        >
          <Icon name="dumbbell" size={18} />
        </ActionIcon>
      )}
    </Group>
  );
}
