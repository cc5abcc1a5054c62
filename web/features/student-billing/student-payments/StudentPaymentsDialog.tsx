import { FocusTrap, Modal, Stack, Text } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { roleOf, useCurrentUser } from "../../../session/current-user.ts";
import { ErrorState } from "../../../ui/ErrorState.tsx";
import { RowsSkeleton } from "../../../ui/Skeletons.tsx";
import { useUpTo } from "../../../ui/use-breakpoint.ts";
import { CardRenewal } from "../student-cards/CardRenewal.tsx";
import { PlanPart } from "../student-plans/PlanPart.tsx";
import { moneyQuery, type StudentMoney } from "./data.ts";
import { OpenCharges } from "./OpenCharges.tsx";
import { PaymentLog } from "./PaymentLog.tsx";

interface Props {
  readonly studentId: number;
  /** Null where the student reads it. */
  readonly name: string | null;
  readonly onClose: () => void;
}

export default function StudentPaymentsDialog({ studentId, name, onClose }: Props) {
  const narrow = useUpTo("sm");
  const { data, error, refetch, isFetching } = useQuery(moneyQuery(studentId));
  return (
    <Modal
      opened
      onClose={onClose}
      title={
        <>
          Pagamentos
          {name && (
            <Text span display="block" size="sm" c="dimmed">
              {name}
            </Text>
          )}
        </>
      }
      size={760}
      fullScreen={narrow ?? false}
    >
      {/* By default it would be on the button that closes. */}
      <FocusTrap.InitialFocus />
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
      <CardRenewal studentId={studentId} renewal={money.renewal} isStudent={role === "student"} />
      <PaymentLog {...parts} />
    </Stack>
  );
}
