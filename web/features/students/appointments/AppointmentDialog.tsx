import { Button } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import type { Student } from "#contract/students/students.ts";
import { FormDialog } from "../../../ui/dialog/FormDialog.tsx";
import { ErrorState } from "../../../ui/ErrorState.tsx";
import { RowsSkeleton } from "../../../ui/Skeletons.tsx";
import { AppointmentForm } from "./AppointmentForm.tsx";
import { appointmentQuery } from "./data.ts";

interface Props {
  readonly student: Student;
  readonly onClose: () => void;
}

export default function AppointmentDialog({ student, onClose }: Props) {
  const { data: found, error, refetch, isFetching } = useQuery(appointmentQuery(student.id));
  if (found) return <AppointmentForm student={student} found={found} onClose={onClose} />;
  return (
    <FormDialog title="Próxima avaliação" footer={<Button onClick={onClose}>Fechar</Button>} onClose={onClose}>
      {error ? <ErrorState error={error} onRetry={refetch} retrying={isFetching} /> : <RowsSkeleton rows={4} />}
    </FormDialog>
  );
}
