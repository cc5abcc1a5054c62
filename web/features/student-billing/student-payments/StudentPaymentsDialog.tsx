import { Modal, Stack } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { roleOf, useCurrentUser } from "../../../session/current-user.ts";
import { ErrorState } from "../../../ui/ErrorState.tsx";
import { RowsSkeleton } from "../../../ui/Skeletons.tsx";
import { useUpTo } from "../../../ui/use-breakpoint.ts";
import { PlanPart } from "../student-plans/PlanPart.tsx";
import { moneyQuery, type StudentMoney } from "./data.ts";
import { OpenCharges } from "./OpenCharges.tsx";
import { PaymentLog } from "./PaymentLog.tsx";

interface Props {
  readonly studentId: number;
  readonly onClose: () => void;
}

export default function StudentPaymentsDialog({ studentId, onClose }: Props) {
  const narrow = useUpTo("sm");
  const { data, error, refetch, isFetching } = useQuery(moneyQuery(studentId));
  return (
    <Modal
      opened
      onClose={onClose}
      title="Pagamentos"
      size={760}
      fullScreen={narrow ?? false}
      closeButtonProps={{ "aria-label": "Fechar" }}
    >
      {data ? (
        <Parts studentId={studentId} money={data} />
      ) : error ? (
        <ErrorState title="Erro ao buscar os pagamentos" error={error} onRetry={refetch} retrying={isFetching} />
      ) : (
        <RowsSkeleton rows={4} />
      )}
    </Modal>
  );
}

function Parts({ studentId, money }: { readonly studentId: number; readonly money: StudentMoney }) {
  const role = roleOf(useCurrentUser());
  const parts = { studentId, money, mayChange: role === "trainer" };
  return (
    <Stack>
      <PlanPart {...parts} />
      <OpenCharges studentId={studentId} money={money} role={role} />
      <PaymentLog {...parts} />
    </Stack>
  );
}
