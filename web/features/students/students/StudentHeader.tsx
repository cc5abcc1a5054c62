import { Badge, Button, Group, Text, Title } from "@mantine/core";
import { formatDate, todayInSaoPaulo } from "#domain/calendar-date.ts";
import { roleOf, useCurrentUser } from "../../../session/current-user.ts";
import { Face } from "../../../ui/Face.tsx";
import { Icon } from "../../../ui/Icon.tsx";
import { ReasonButton } from "../../../ui/ReasonButton.tsx";
import { useTodaysTrainings } from "../../planning/cycles/today/use-todays-trainings.ts";
import { useCycleAddress } from "../../planning/cycles/use-cycle-address.ts";
import type { Student } from "./data.ts";
import classes from "./StudentHeader.module.css";

interface Props {
  readonly student: Student;
  readonly onEdit: () => void;
  readonly onPayments: () => void;
}

export function StudentHeader({ student, onEdit, onPayments }: Props) {
  const { id, name, last_evaluation: evaluation } = student;
  const role = roleOf(useCurrentUser());
  return (
    <div className={classes.header}>
      <Face photo={student.photo_url} name={name} size={72} />
      <div className={classes.who}>
        <Title order={1}>{name}</Title>
        <Group gap="xs" className="figures">
          <Text size="sm" c="dimmed">
            #{id} ·{" "}
            {evaluation ? `Última avaliação em ${formatDate(evaluation.slice(0, 10))}` : "Não possui avaliações"}
          </Text>
          {!student.is_active && (
            <Badge variant="default" size="sm">
              Inativo
            </Badge>
          )}
        </Group>
      </div>
      <div className={classes.actions}>
        <Button variant="default" onClick={onPayments}>
          Pagamentos
        </Button>
        {role !== "student" && <CurrentTraining student={student} />}
        <Button variant="default" leftSection={<Icon name="edit" size={18} />} onClick={onEdit}>
          Editar
        </Button>
      </div>
    </div>
  );
}

function CurrentTraining({ student }: Pick<Props, "student">) {
  const { trainings, nothing } = useTodaysTrainings(student, todayInSaoPaulo(Date.now()));
  const { open } = useCycleAddress();
  const current = trainings?.find(({ reason }) => reason === null);
  const reason = current ? null : (trainings?.[0]?.reason ?? nothing);
  return (
    <ReasonButton variant="default" reason={reason} onClick={() => current && open("training", current.path)}>
      Ver Treinos
    </ReasonButton>
  );
}
