import { Button, Text } from "@mantine/core";
import { useState } from "react";
import type { Student } from "#contract/students/students.ts";
import { todayInSaoPaulo } from "#domain/calendar-date.ts";
import { appointmentText, inDaysText } from "#domain/students/appointments/appointment.ts";
import { shortName } from "#domain/students/registration.ts";
import { roleOf, useCurrentUser } from "../../../session/current-user.ts";
import { Icon } from "../../../ui/Icon.tsx";
import { StatusLine } from "../../../ui/StatusLine.tsx";
import classes from "./AppointmentLine.module.css";
import { saveToCalendar } from "./appointment-file.ts";

interface Props {
  readonly student: Student;
  /** Absent for the student, who reads how to prepare instead. */
  readonly onOpen?: () => void;
}

/** The evaluation to come, in one line. A student sees it only once it is marked. */
export function AppointmentLine({ student, onOpen }: Props) {
  const { appointment } = student;
  const [isOpen, setOpen] = useState(false);
  const isStudent = roleOf(useCurrentUser()) === "student";
  if (!appointment && !onOpen) return null;
  const today = todayInSaoPaulo(Date.now());
  const title = isStudent ? "Avaliação física" : `Avaliação de ${shortName(student.name)}`;
  return (
    <StatusLine
      label="Próxima avaliação"
      icon="calendar"
      actions={
        <>
          {!onOpen && appointment?.instructions && (
            <Button variant="subtle" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
              Como se preparar
            </Button>
          )}
          {appointment && (
            <Button
              variant="subtle"
              leftSection={<Icon name="download" size={18} />}
              onClick={() => saveToCalendar(appointment, title)}
            >
              Pôr no calendário
            </Button>
          )}
          {onOpen && (
            <Button
              variant={appointment ? "subtle" : "default"}
              onClick={onOpen}
              aria-label="Marcar a próxima avaliação"
            >
              {appointment ? "Mudar" : "Marcar"}
            </Button>
          )}
        </>
      }
      below={
        isOpen && (
          <Text size="sm" className={classes.instructions ?? ""}>
            {appointment?.instructions}
          </Text>
        )
      }
    >
      {appointment ? (
        <>
          <Text fw={600} size="sm">
            {isStudent ? "Sua avaliação" : "Próxima avaliação"}: {appointmentText(appointment)}
          </Text>
          <Text size="sm" c="dimmed">
            {[inDaysText(appointment.day, today), appointment.place].filter(Boolean).join(" · ")}
          </Text>
        </>
      ) : (
        <Text size="sm">Próxima avaliação sem data</Text>
      )}
    </StatusLine>
  );
}
