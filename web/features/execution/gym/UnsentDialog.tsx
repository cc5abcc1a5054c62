import { ConfirmDialog } from "../../../ui/dialog/ConfirmDialog.tsx";

interface Props {
  /** Trainings and comments, or a trainer's fields and photos, that the server does not have. */
  readonly count: number;
  readonly isTrainer?: boolean;
  readonly busy: boolean;
  readonly onStay: () => void;
  readonly onLeave: () => void;
}

/** Asks before signing out deletes what could not be sent. */
export default function UnsentDialog({ count, isTrainer = false, busy, onStay, onLeave }: Props) {
  return (
    <ConfirmDialog
      opened
      danger
      busy={busy}
      cancelLabel="Ficar"
      confirmLabel="Sair e apagar"
      onCancel={onStay}
      onConfirm={onLeave}
    >
      {isTrainer ? evaluationsText(count) : recordsText(count)} Se você sair agora, isso será apagado.
    </ConfirmDialog>
  );
}

const recordsText = (count: number) =>
  count === 1
    ? "Um registro ou comentário deste aparelho ainda não chegou ao seu personal."
    : `${count} registros e comentários deste aparelho ainda não chegaram ao seu personal.`;

const evaluationsText = (count: number) =>
  count === 1
    ? "Um campo ou foto de avaliação deste aparelho ainda não foi enviado."
    : `${count} campos e fotos de avaliações deste aparelho ainda não foram enviados.`;
