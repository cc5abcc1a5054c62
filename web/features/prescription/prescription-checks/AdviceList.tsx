import { Button, Text } from "@mantine/core";
import { useRef, useState } from "react";
import type { Advice } from "#domain/training/check/advice.ts";
import { Icon } from "../../../ui/Icon.tsx";
import { MoreOptions } from "../../../ui/MoreOptions.tsx";
import classes from "./AdviceList.module.css";

interface Props {
  readonly advices: readonly Advice[];
  readonly dismissed: readonly Advice[];
  readonly onDismiss: ((key: string, dismissed: boolean) => void) | undefined;
  readonly onMend: MendAdvice;
}

/** Opens the exercise that mends it. */
export type MendAdvice = (advice: Advice) => void;

/** As many as stand beside the bars without moving the trainings down. */
const FIRST = 3;

export function AdviceList({ advices, dismissed, onDismiss, onMend }: Props) {
  const [showsAll, setShowsAll] = useState(false);
  const [showsDismissed, setShowsDismissed] = useState(false);
  const heading = useRef<HTMLParagraphElement>(null);
  const shown = showsAll ? advices : advices.slice(0, FIRST);
  const hidden = advices.length - FIRST;
  const change = (key: string, isDismissed: boolean) => {
    // The button that was pressed goes.
    heading.current?.focus();
    onDismiss?.(key, isDismissed);
  };
  return (
    <div>
      <p ref={heading} tabIndex={-1} className={classes.heading}>
        Avisos
      </p>
      {advices.length === 0 ? (
        <Text size="sm" c="dimmed">
          Nada a corrigir nesta semana.
        </Text>
      ) : (
        <ul className={classes.list} aria-label="Avisos">
          {shown.map((advice) => {
            const { key, sentence, remedy } = advice;
            return (
              <li key={key}>
                <span className={classes.sign}>
                  <Icon name="alert" size={18} />
                </span>
                <span className={classes.sentence}>{sentence}</span>
                {remedy && (
                  <Button variant="subtle" aria-label={`${remedy.label}: ${sentence}`} onClick={() => onMend(advice)}>
                    {remedy.label}
                  </Button>
                )}
                {onDismiss && (
                  <Button
                    variant="subtle"
                    color="gray"
                    aria-label={`Dispensar: ${sentence}`}
                    onClick={() => change(key, true)}
                  >
                    Dispensar
                  </Button>
                )}
              </li>
            );
          })}
        </ul>
      )}
      {hidden > 0 && (
        <MoreOptions
          opened={showsAll}
          label={hidden === 1 ? "mais 1 aviso" : `mais ${hidden} avisos`}
          onToggle={() => setShowsAll(!showsAll)}
        />
      )}
      {dismissed.length > 0 && (
        <MoreOptions
          opened={showsDismissed}
          label={dismissed.length === 1 ? "1 aviso dispensado" : `${dismissed.length} avisos dispensados`}
          onToggle={() => setShowsDismissed(!showsDismissed)}
        />
      )}
      {showsDismissed && dismissed.length > 0 && (
        <ul className={classes.list} aria-label="Avisos dispensados">
          {dismissed.map(({ key, sentence }) => (
            <li key={key}>
              <span className={classes.past}>{sentence}</span>
              <Button
                variant="subtle"
                color="gray"
                aria-label={`Voltar a mostrar: ${sentence}`}
                onClick={() => change(key, false)}
              >
                Voltar a mostrar
              </Button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
