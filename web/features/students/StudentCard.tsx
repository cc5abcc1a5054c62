import { Badge, Group, Text } from "@mantine/core";
import { Link } from "@tanstack/react-router";
import { formatDate } from "#domain/calendar-date.ts";
import { ageInWords, shortName } from "#domain/students/registration.ts";
import { Face } from "../../ui/Face.tsx";
import { CopyEmail } from "./CopyEmail.tsx";
import type { StudentSummary } from "./data.ts";
import { RemoveStudent } from "./RemoveStudent.tsx";
import classes from "./StudentCard.module.css";

/** The whole card leads to the student; the e-mail in it copies itself. */
export function StudentCard({ student }: { readonly student: StudentSummary }) {
  const { id, name, age, cellphone, last_training_date: lastTraining } = student;
  const changed = student.is_profile_changed && !student.is_changes_notified;

  return (
    <li className={classes.card} data-inactive={!student.is_active || undefined}>
      <Group wrap="nowrap" gap="sm" align="flex-start">
        <Face photo={student.photo_url} name={name} size={52} />
        <div className={classes.who}>
          <Link to="/inicio/visualizar/$id" params={{ id }} className={classes.name}>
            {shortName(name)}
          </Link>
          <Text size="xs" c="dimmed" className="figures">
            #{id}
            {age !== null && ` · ${ageInWords(age)}`}
          </Text>
        </div>
        {!student.is_active && (
          <Badge variant="default" size="sm">
            Inativo
          </Badge>
        )}
      </Group>
      <CopyEmail email={student.email} />
      <dl className={classes.facts}>
        {student.personal && (
          <>
            <dt>Personal</dt>
            <dd>{student.personal.fullname}</dd>
          </>
        )}
        <dt>Celular</dt>
        <dd>{cellphone ?? "Não informado"}</dd>
        <dt>Último treino</dt>
        <dd>{lastTraining ? formatDate(lastTraining.slice(0, 10)) : "Nenhum"}</dd>
      </dl>
      {(changed || !student.is_active) && (
        <Group justify="space-between" className={classes.end ?? ""}>
          {changed ? <Badge color="warning">Modificou cadastro</Badge> : <span />}
          {!student.is_active && <RemoveStudent student={student} />}
        </Group>
      )}
    </li>
  );
}
