import { Button, Text } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { Link, useNavigate } from "@tanstack/react-router";
import { useRef, useState } from "react";
import { ActionMenu } from "../../../ui/ActionMenu.tsx";
import { Icon } from "../../../ui/Icon.tsx";
import { MoreOptions } from "../../../ui/MoreOptions.tsx";
import { whatsAppAddress } from "../../../ui/people/whatsapp.ts";
import { ReadFailure } from "../../../ui/ReadFailure.tsx";
import { useUpTo } from "../../../ui/use-breakpoint.ts";
import { type Signal, type StudentSignals as Signals, studentSignalsQuery, useDismissSignals } from "./data.ts";
import classes from "./StudentSignals.module.css";
import { actsOf, messageTo } from "./signal-acts.ts";

/** More would move the periodisation out of sight. */
const FIRST = 2;

/** For the trainer: what the student's trainings say. Nothing while there is nothing. */
export function StudentSignals({ studentId }: { readonly studentId: number }) {
  const { data: student, error, refetch } = useQuery(studentSignalsQuery(studentId));
  const dismiss = useDismissSignals(studentId);
  const heading = useRef<HTMLHeadingElement>(null);
  const [showsAll, setShowsAll] = useState(false);
  if (!student)
    return error && <ReadFailure onRetry={() => void refetch()}>Não foi possível ler os sinais do aluno.</ReadFailure>;
  if (student.signals.length === 0) return null;
  const hidden = student.signals.length - FIRST;
  return (
    <section className={classes.signals} aria-label="Sinais">
      <h2 ref={heading} tabIndex={-1} className={classes.heading}>
        Sinais
      </h2>
      <ul className={classes.list}>
        {student.signals.slice(0, showsAll ? undefined : FIRST).map((signal) => (
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
      {hidden > 0 && (
        <MoreOptions
          opened={showsAll}
          label={hidden === 1 ? "mais 1 sinal" : `mais ${hidden} sinais`}
          onToggle={() => setShowsAll(!showsAll)}
        />
      )}
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
  const navigate = useNavigate();
  const phone = useUpTo("sm");
  const acts = actsOf(signal, student.cycle);
  const shown = phone ? acts.slice(0, 1) : acts;
  const whatsApp = student.whatsapp && whatsAppAddress(student.whatsapp, messageTo(student, signal));
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
        {shown.map(({ label, search }) => (
          <Button
            key={label}
            variant={phone ? "light" : "subtle"}
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
        {whatsApp && !phone && (
          <Button
            component="a"
            variant="subtle"
            href={whatsApp}
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
        {phone && (
          <ActionMenu
            label={`Mais opções: ${sentence}`}
            isPlain
            actions={[
              ...acts.slice(1).map(({ label, icon, search }) => ({
                label,
                icon,
                act: () => void navigate({ to: "/inicio/visualizar/$id", params: { id: student.id }, search }),
              })),
              ...(whatsApp
                ? [
                    {
                      label: "Chamar no WhatsApp",
                      icon: "message" as const,
                      act: () => void window.open(whatsApp, "_blank", "noopener,noreferrer"),
                    },
                  ]
                : []),
            ]}
          />
        )}
      </div>
    </li>
  );
}
