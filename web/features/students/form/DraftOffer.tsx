import { Button, Group } from "@mantine/core";
import { FullScreenDialog } from "../../../ui/dialog/FullScreenDialog.tsx";
import { EmptyState } from "../../../ui/EmptyState.tsx";
import type { Student } from "../data.ts";
import { titleOf } from "./student-tabs.ts";

const moment = new Intl.DateTimeFormat("pt-BR", { dateStyle: "short", timeStyle: "short" });

interface Props {
  readonly student: Student | undefined;
  /** When it was last typed in. */
  readonly at: Date;
  readonly onContinue: () => void;
  readonly onDiscard: () => void;
  readonly onClose: () => void;
}

/** Shown before the form when an earlier visit left something unsaved. */
export function DraftOffer({ student, at, onContinue, onDiscard, onClose }: Props) {
  return (
    <FullScreenDialog opened title={titleOf(student)} subtitle={student?.name} onClose={onClose}>
      <EmptyState
        icon="clock"
        title="Há um rascunho não salvo"
        action={
          <Group gap="sm" justify="center">
            <Button variant="default" onClick={onDiscard}>
              Descartar
            </Button>
            <Button onClick={onContinue} data-autofocus>
              Continuar rascunho
            </Button>
          </Group>
        }
      >
        Foi preenchido neste navegador em {moment.format(at)}. Fotos não ficam no rascunho.
      </EmptyState>
    </FullScreenDialog>
  );
}
