import { Button } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { FullScreenDialog } from "../../../ui/dialog/FullScreenDialog.tsx";
import { ErrorState } from "../../../ui/ErrorState.tsx";
import { Icon } from "../../../ui/Icon.tsx";
import { RowsSkeleton } from "../../../ui/Skeletons.tsx";
import { AllEvaluations } from "./AllEvaluations.tsx";
import { evaluationHistoryQuery } from "./data.ts";

interface Props {
  readonly studentId: number;
  readonly studentView: boolean;
  /** Absent without the right to. */
  readonly onImport?: (() => void) | undefined;
  readonly onClose: () => void;
}

export default function AllEvaluationsDialog({ studentId, studentView, onImport, onClose }: Props) {
  const { data, error, refetch, isFetching } = useQuery(evaluationHistoryQuery(studentId));
  return (
    <FullScreenDialog
      opened
      title="Todas as avaliações"
      width={1100}
      onClose={onClose}
      footer={
        onImport && (
          <Button variant="default" leftSection={<Icon name="upload" size={18} />} onClick={onImport}>
            Importar avaliações anteriores
          </Button>
        )
      }
    >
      {data ? (
        <AllEvaluations studentId={studentId} studentView={studentView} {...data} />
      ) : error ? (
        <ErrorState error={error} onRetry={refetch} retrying={isFetching} />
      ) : (
        <RowsSkeleton />
      )}
    </FullScreenDialog>
  );
}
