import { useNetwork } from "@mantine/hooks";
import { Link } from "@tanstack/react-router";
import { type ReactNode, useEffect, useState } from "react";
import { Icon } from "../../../../ui/Icon.tsx";
import classes from "./GymFrame.module.css";

interface Props {
  readonly studentId: number;
  readonly title: string;
  readonly state?: ReactNode;
  /** From 0 to 1. */
  readonly progress?: number;
  readonly onList?: () => void;
  readonly dock?: ReactNode;
  /** Beside the set, on a desk. */
  readonly before?: ReactNode;
  readonly after?: ReactNode;
  readonly children: ReactNode;
}

/** It has no menu, so that nothing but the set is in the way of a thumb. */
export function GymFrame({ studentId, title, state, progress, onList, dock, before, after, children }: Props) {
  return (
    <div className={classes.frame}>
      <link rel="manifest" href="/manifest.webmanifest" />
      <link rel="apple-touch-icon" href="/icons/apple-touch-icon.png" />
      <header className={classes.header}>
        <div className={classes.bar}>
          <Link
            to="/inicio/visualizar/$id"
            params={{ id: studentId }}
            preload={false}
            className={classes.icon}
            aria-label="Sair do treino"
          >
            <Icon name="back" size={24} />
          </Link>
          <div className={classes.title}>
            <h1>{title}</h1>
            {state}
          </div>
          {onList && (
            <button type="button" className={classes.icon} aria-label="Exercícios e treinos" onClick={onList}>
              <Icon name="list" size={24} />
            </button>
          )}
        </div>
        {progress !== undefined && (
          <div className={classes.progress}>
            <div style={{ width: `${progress * 100}%` }} />
          </div>
        )}
      </header>
      <div className={classes.columns}>
        {before}
        <main id="conteudo" tabIndex={-1} className={classes.main}>
          {children}
        </main>
        {after}
      </div>
      {dock}
    </div>
  );
}

/** Sending takes less while there is a signal; until then there is nothing to tell. */
const QUIET_MS = 8000;

function useLateAfter(waiting: boolean, ms: number): boolean {
  const [isLate, setLate] = useState(false);
  useEffect(() => {
    if (!waiting) return;
    const timer = setTimeout(() => setLate(true), ms);
    return () => {
      clearTimeout(timer);
      setLate(false);
    };
  }, [waiting, ms]);
  return isLate;
}

interface SyncLineProps {
  readonly waiting: boolean;
  readonly children: string;
}

export function SyncLine({ waiting, children }: SyncLineProps) {
  const { online } = useNetwork();
  const isLate = useLateAfter(waiting, QUIET_MS) || (waiting && !online);
  const text = isLate ? "Aguardando envio" : online ? children : `${children} · sem sinal`;
  return (
    <span className={classes.state} data-waiting={isLate || undefined} role="status">
      {isLate && <Icon name="clock" size={14} />}
      {text}
    </span>
  );
}
