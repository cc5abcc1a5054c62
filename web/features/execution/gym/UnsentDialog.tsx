import { ConfirmDialog } from "../../../ui/dialog/ConfirmDialog.tsx";

interface Props {
  /** Trainings and comments that the server does not have. */
  readonly count: number;
  readonly busy: boolean;
  readonly onStay: () => void;
  readonly onLeave: () => void;
}

/** Asks before signing out deletes what could not be sent. */
export default function UnsentDialog({ count, busy, onStay, onLeave }: Props) {
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
      {count === 1
        ? "Um registro ou comentário deste aparelho ainda não chegou ao seu personal."
        : `${count} registros e comentários deste aparelho ainda não chegaram ao seu personal.`}{" "}
      Se você sair agora, isso será apagado.
    </ConfirmDialog>
  );
}
