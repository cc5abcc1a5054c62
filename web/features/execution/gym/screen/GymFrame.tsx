import { useNetwork } from "@mantine/hooks";
import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
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
  readonly children: ReactNode;
}

/** It has no menu, so that nothing but the set is in the way of a thumb. */
export const GymFrame = ({ studentId, title, state, progress, onList, dock, children }: Props) => (
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
    <main id="conteudo" tabIndex={-1} className={classes.main}>
      {children}
    </main>
    {dock}
  </div>
);

interface SyncLineProps {
  readonly waiting: boolean;
  readonly children: string;
}

export function SyncLine({ waiting, children }: SyncLineProps) {
  const { online } = useNetwork();
  const text = waiting ? "Aguardando envio" : online ? children : `${children} · sem sinal`;
  return (
    <span className={classes.state} data-waiting={waiting || undefined} role="status">
      {waiting && <Icon name="clock" size={14} />}
      {text}
    </span>
  );
}
