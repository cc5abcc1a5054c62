import { Button, Text } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { useRef } from "react";
import { Icon } from "../../../ui/Icon.tsx";
import { whatsAppAddress } from "../../../ui/people/whatsapp.ts";
import { type Signal, type StudentSignals as Signals, studentSignalsQuery, useDismissSignals } from "./data.ts";
import classes from "./StudentSignals.module.css";
import { actsOf, messageTo } from "./signal-acts.ts";

/** For the trainer: what the student's trainings say. Nothing while there is nothing. */
export function StudentSignals({ studentId }: { readonly studentId: number }) {
  const { data: student } = useQuery(studentSignalsQuery(studentId));
  const dismiss = useDismissSignals(studentId);
  const heading = useRef<HTMLHeadingElement>(null);
  if (!student || student.signals.length === 0) return null;
  return (
    <section className={classes.signals} aria-label="Sinais">
      <h2 ref={heading} tabIndex={-1} className={classes.heading}>
        Sinais
      </h2>
      <ul className={classes.list}>
        {student.signals.map((signal) => (
          <Line
            key={signal.key}
            student={student}
            signal={signal}
            onDismiss={() => {
              // The button that was pressed goes.
              heading.current?.focus();
              dismiss([signal.key]);
            }}
          />
        ))}
      </ul>
    </section>
  );
}

interface LineProps {
  readonly student: Signals;
  readonly signal: Signal;
  readonly onDismiss: () => void;
}

function Line({ student, signal, onDismiss }: LineProps) {
  const { kind, is_severe: isSevere, sentence, basis } = signal;
  return (
    <li data-pressing={kind === "pain" || undefined} data-severe={isSevere || undefined}>
      <span className={classes.sign}>
        <Icon name="alert" size={18} />
      </span>
      <div className={classes.words}>
        <Text fw={600} size="sm">
          {sentence}
        </Text>
        <Text size="sm" c="dimmed">
          {basis}
        </Text>
      </div>
      <div className={classes.acts}>
        {actsOf(signal, student.cycle).map(({ label, search }) => (
          <Button
            key={label}
            variant="subtle"
            renderRoot={(props) => (
              <Link
                to="/inicio/visualizar/$id"
                params={{ id: student.id }}
                search={search}
                preload={false}
                aria-label={`${label}: ${sentence}`}
                {...props}
              />
            )}
          >
            {label}
          </Button>
        ))}
        {student.whatsapp && (
          <Button
            component="a"
            variant="subtle"
            href={whatsAppAddress(student.whatsapp, messageTo(student, signal))}
            target="_blank"
            rel="noopener noreferrer"
            aria-label={`Chamar no WhatsApp: ${sentence}`}
          >
            Chamar
          </Button>
        )}
        <Button variant="subtle" color="gray" aria-label={`Dispensar: ${sentence}`} onClick={onDismiss}>
          Dispensar
        </Button>
      </div>
    </li>
  );
}
