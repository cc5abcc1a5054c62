import { Button, Stack, Text } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { FormDialog } from "../../../ui/dialog/FormDialog.tsx";
import { ErrorState } from "../../../ui/ErrorState.tsx";
import { RowsSkeleton } from "../../../ui/Skeletons.tsx";
import { goalsQuery } from "./data.ts";
import { GoalsForm } from "./GoalsForm.tsx";

interface Props {
  readonly student: { readonly id: number; readonly name: string };
  readonly onClose: () => void;
}

export default function GoalsDialog({ student, onClose }: Props) {
  const { data: goals, error, refetch, isFetching } = useQuery(goalsQuery(student.id));
  if (goals?.basis) return <GoalsForm student={student} goals={goals} onClose={onClose} />;
  return (
    <FormDialog title="Metas" width={620} footer={<Button onClick={onClose}>Fechar</Button>} onClose={onClose}>
      {goals && (
        <Stack>
          <Text>A meta parte da última avaliação, e este aluno ainda não foi avaliado.</Text>
        </Stack>
      )}
      {!goals &&
        (error ? <ErrorState error={error} onRetry={refetch} retrying={isFetching} /> : <RowsSkeleton rows={4} />)}
    </FormDialog>
  );
}
