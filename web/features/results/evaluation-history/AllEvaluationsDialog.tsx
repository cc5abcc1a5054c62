import { useQuery } from "@tanstack/react-query";
import { FullScreenDialog } from "../../../ui/dialog/FullScreenDialog.tsx";
import { ErrorState } from "../../../ui/ErrorState.tsx";
import { RowsSkeleton } from "../../../ui/Skeletons.tsx";
import { AllEvaluations } from "./AllEvaluations.tsx";
import { evaluationHistoryQuery } from "./data.ts";

interface Props {
  readonly studentId: number;
  readonly studentView: boolean;
  readonly onClose: () => void;
}

export default function AllEvaluationsDialog({ studentId, studentView, onClose }: Props) {
  const { data, error, refetch, isFetching } = useQuery(evaluationHistoryQuery(studentId));
  return (
    <FullScreenDialog opened title="Todas as avaliações" width={1100} onClose={onClose}>
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
