import { Button, Group } from "@mantine/core";
import { FullScreenDialog } from "../dialog/FullScreenDialog.tsx";
import { EmptyState } from "../EmptyState.tsx";

const moment = new Intl.DateTimeFormat("pt-BR", { dateStyle: "short", timeStyle: "short" });

interface Props {
  readonly title: string;
  readonly subtitle?: string | undefined;
  readonly at: Date;
  readonly missing: string;
  readonly onContinue: () => void;
  readonly onDiscard: () => void;
  readonly onClose: () => void;
}

/** The name that was typed for somebody new. */
export const nameIn = (draft: { readonly name?: unknown } | undefined): string | undefined =>
  typeof draft?.name === "string" ? draft.name.trim() || undefined : undefined;

export function DraftOffer({ title, subtitle, at, missing, onContinue, onDiscard, onClose }: Props) {
  return (
    <FullScreenDialog opened title={title} subtitle={subtitle} onClose={onClose}>
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
        Foi preenchido neste navegador em {moment.format(at)}. {missing}
      </EmptyState>
    </FullScreenDialog>
  );
}
