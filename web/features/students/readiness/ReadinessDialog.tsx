import { Button } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { FormDialog } from "../../../ui/dialog/FormDialog.tsx";
import { ErrorState } from "../../../ui/ErrorState.tsx";
import { RowsSkeleton } from "../../../ui/Skeletons.tsx";
import { readinessQuery } from "./data.ts";
import { ReadinessForm, type ScreenedStudent } from "./ReadinessForm.tsx";

interface Props {
  readonly student: ScreenedStudent;
  readonly onClose: () => void;
}

export default function ReadinessDialog({ student, onClose }: Props) {
  const { data: readiness, error, refetch, isFetching } = useQuery(readinessQuery(student.id));
  if (readiness) return <ReadinessForm student={student} readiness={readiness} onClose={onClose} />;
  return (
    <FormDialog
      title="Triagem de saúde"
      width={760}
      footer={<Button onClick={onClose}>Fechar</Button>}
      onClose={onClose}
    >
      {error ? <ErrorState error={error} onRetry={refetch} retrying={isFetching} /> : <RowsSkeleton rows={4} />}
    </FormDialog>
  );
}
