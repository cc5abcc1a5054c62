import { useQuery } from "@tanstack/react-query";
import { formatLongDate } from "#domain/periodisation/months.ts";
import { FormButtons, FormDialog } from "../../../../ui/dialog/FormDialog.tsx";
import { ErrorState } from "../../../../ui/ErrorState.tsx";
import { RowsSkeleton } from "../../../../ui/Skeletons.tsx";
import { trainingToRecordQuery } from "../data.ts";
import { RecordDialog } from "./RecordDialog.tsx";

interface Props {
  readonly studentId: number;
  readonly trainingId: number;
  readonly day: string;
  readonly onClose: () => void;
}

export function RecordTraining({ studentId, trainingId, day, onClose }: Props) {
  const { data, error, refetch, isFetching } = useQuery(trainingToRecordQuery(studentId, trainingId, day));
  if (data) {
    const { training, exercises, execution } = data;
    const what = { studentId, training, day, last: exercises, recorded: execution };
    return <RecordDialog {...what} onClose={onClose} />;
  }
  return (
    <FormDialog
      title={formatLongDate(day)}
      footer={<FormButtons formId="" saving label="Registrar treino" onCancel={onClose} />}
      onClose={onClose}
    >
      {error ? <ErrorState error={error} onRetry={refetch} retrying={isFetching} /> : <RowsSkeleton />}
    </FormDialog>
  );
}
