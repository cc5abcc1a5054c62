import { Badge, Button, Group, Text } from "@mantine/core";
import { useDisclosure } from "@mantine/hooks";
import { Link } from "@tanstack/react-router";
import { ageText, shortName } from "#domain/students/registration.ts";
import { Face } from "../../../../ui/Face.tsx";
import { CopyEmail } from "../../../../ui/people/CopyEmail.tsx";
import classes from "../../../../ui/people/PersonCard.module.css";
import { WhatsAppLink } from "../../../../ui/people/WhatsAppLink.tsx";
import { greeting } from "../../../../ui/people/whatsapp.ts";
import { useUpTo } from "../../../../ui/use-breakpoint.ts";
import { Approval } from "../../../student-billing/approvals/Approval.tsx";
import type { ListedStudent, StudentSummary } from "../data.ts";
import { Attention } from "./Attention.tsx";
import { CurrentMesocycle } from "./CurrentMesocycle.tsx";
import { LastTraining } from "./LastTraining.tsx";
import { planOf } from "./plan.ts";
import { RemovalQuestion } from "./RemovalQuestion.tsx";

interface Props {
  readonly student: ListedStudent;
  readonly today: string;
}

export function StudentCard({ student, today }: Props) {
  const phone = useUpTo("xs");
  return phone ? <PhoneRow student={student} today={today} /> : <Card student={student} today={today} />;
}

function Card({ student, today }: Props) {
  const { id, name, age, cellphone } = student;
  return (
    <li className={classes.card} data-inactive={!student.is_active || undefined}>
      <Group wrap="nowrap" gap="sm" align="flex-start">
        <Face photo={student.photo_url} name={name} size={44} />
        <div className={classes.who}>
          <Link to="/inicio/visualizar/$id" params={{ id }} className={classes.name}>
            {shortName(name)}
          </Link>
          <Text size="xs" c="dimmed" className="figures">
            #{id}
            {age !== null && ` · ${ageText(age)}`}
            {student.personal && ` · ${student.personal.fullname}`}
          </Text>
        </div>
        {!student.is_active && <Inactive />}
      </Group>
      <Group gap={6} className={classes.lacks ?? ""}>
        {student.is_active && (
          <Text size="sm">
            <CurrentMesocycle student={student} today={today} />
          </Text>
        )}
        <Attention student={student} today={today} />
      </Group>
      <Text size="sm" c="dimmed" className={classes.facts ?? ""}>
        {student.last_training_date ? (
          <>
            Último treino <LastTraining student={student} />
          </>
        ) : (
          student.current_mesocycle?.has_training && "Ainda não treinou"
        )}
        <br />
        {!student.personal && planOf(student)}
      </Text>
      <div className={classes.end}>
        <Text size="sm" className={`words ${classes.phone}`}>
          {cellphone ?? "Celular não informado"}
        </Text>
        <Decision student={student} />
        <CopyEmail email={student.email} iconOnly />
        <WhatsAppLink student={student} text={greeting(name)} isQuiet />
      </div>
    </li>
  );
}

const Inactive = () => (
  <Badge variant="default" size="sm">
    Inativo
  </Badge>
);

function PhoneRow({ student, today }: Props) {
  const { id, name } = student;
  return (
    <li className={classes.row} data-inactive={!student.is_active || undefined}>
      <Face photo={student.photo_url} name={name} size={40} />
      <div className={classes.who}>
        <Link to="/inicio/visualizar/$id" params={{ id }} className={classes.name}>
          {shortName(name)}
        </Link>
        <Group gap="2px 6px" className={classes.second ?? ""}>
          {student.is_active || student.personal ? (
            <Text size="xs" c="dimmed" truncate>
              {student.personal ? student.personal.fullname : <CurrentMesocycle student={student} today={today} />}
            </Text>
          ) : null}
          {!student.is_active && <Inactive />}
          <Attention student={student} today={today} />
        </Group>
      </div>
      {!student.awaits_approval && (
        <>
          {student.is_active && <CopyEmail email={student.email} iconOnly />}
          <WhatsAppLink student={student} text={greeting(name)} isQuiet />
        </>
      )}
      <Decision student={student} />
    </li>
  );
}

/** The administrator, who is told whose each student is, decides nothing for a trainer. */
function Decision({ student }: Pick<Props, "student">) {
  if (student.awaits_approval && !student.personal) return <Approval student={student} />;
  return student.is_active ? null : <RemoveStudent student={student} />;
}

function RemoveStudent({ student }: { readonly student: StudentSummary }) {
  const [asking, question] = useDisclosure(false);
  return (
    <>
      <Button variant="subtle" color="danger" px="xs" onClick={question.open}>
        Excluir
      </Button>
      <RemovalQuestion student={student} opened={asking} onClose={question.close} />
    </>
  );
}
