import { Badge, Button, Title } from "@mantine/core";
import { formatDate, todayInSaoPaulo } from "#domain/calendar-date.ts";
import { ageText } from "#domain/students/registration.ts";
import { BackButton } from "../../../ui/BackButton.tsx";
import { Face } from "../../../ui/Face.tsx";
import { WhatsAppLink } from "../../../ui/people/WhatsAppLink.tsx";
import { greeting } from "../../../ui/people/whatsapp.ts";
import { ReasonButton } from "../../../ui/ReasonButton.tsx";
import { useTodaysTrainings } from "../../planning/cycles/today/use-todays-trainings.ts";
import { useCycleAddress } from "../../planning/cycles/use-cycle-address.ts";
import type { Student } from "./data.ts";
import classes from "./StudentHeader.module.css";

interface Props {
  readonly student: Student;
  readonly onEdit: () => void;
  readonly onPayments: () => void;
  readonly onLeave: () => void;
}

export function StudentHeader({ student, onEdit, onPayments, onLeave }: Props) {
  const { id, name, age, cellphone, last_evaluation: evaluation } = student;
  const facts = [
    ...(age === null ? [] : [ageText(age)]),
    ...(student.personal_anamnesis.training_goals ? [student.personal_anamnesis.training_goals] : []),
    ...(cellphone ? [cellphone] : []),
    evaluation ? `Última avaliação em ${formatDate(evaluation.slice(0, 10))}` : "Não possui avaliações",
  ];
  return (
    <div className={classes.header}>
      <BackButton iconOnly otherwise={onLeave} />
      <Face photo={student.photo_url} name={name} size={52} />
      <div className={classes.who}>
        <Title order={1} className={classes.name ?? ""}>
          {name}
        </Title>
        <ul className={classes.facts}>
          <li>#{id}</li>
          {facts.map((fact) => (
            <li key={fact}>{fact}</li>
          ))}
          {!student.is_active && (
            <li>
              <Badge variant="default" size="sm">
                Inativo
              </Badge>
            </li>
          )}
        </ul>
      </div>
      <div className={classes.actions}>
        <Button variant="default" onClick={onPayments}>
          Pagamentos
        </Button>
        <CurrentTraining student={student} />
        <Button variant="default" onClick={onEdit}>
          Editar
        </Button>
        <WhatsAppLink student={student} text={greeting(name)} />
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
