import { WEEKS_CONFIRMATION } from "#domain/periodisation/weeks.ts";
import { ConfirmDialog } from "../../../../ui/dialog/ConfirmDialog.tsx";
import type { CycleForm } from "./cycle-form.ts";

interface Props {
  /** Absent while no question is open. */
  readonly asking: CycleForm | undefined;
  /** It stays while the question closes. */
  readonly weeks: number | null;
  readonly busy: boolean;
  readonly onConfirm: (values: CycleForm) => void;
  readonly onCancel: () => void;
}

/** The number of microcycles cannot be changed afterwards. */
export function WeeksConfirmation({ asking, weeks, busy, onConfirm, onCancel }: Props) {
  return (
    <ConfirmDialog
      opened={asking !== undefined}
      title={WEEKS_CONFIRMATION.title(asking?.weeks ?? weeks ?? 0)}
      confirmLabel="Criar"
      busy={busy}
      onConfirm={() => asking && onConfirm(asking)}
      onCancel={onCancel}
    >
      {WEEKS_CONFIRMATION.warning}
    </ConfirmDialog>
  );
}
