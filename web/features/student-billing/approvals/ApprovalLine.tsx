import { Text } from "@mantine/core";
import type { Student } from "#contract/students/students.ts";
import { StatusLine } from "../../../ui/StatusLine.tsx";
import { Approval } from "./Approval.tsx";

interface Props {
  readonly student: Student;
  readonly onRefused: () => void;
}

export const ApprovalLine = ({ student, onRefused }: Props) => (
  <StatusLine label="Aprovação" icon="alert" tone="warn" actions={<Approval student={student} onRefused={onRefused} />}>
    <Text fw={600} size="sm">
      Aguarda aprovação
    </Text>
    <Text size="sm" c="dimmed">
      Comprou um plano na sua página e ainda não tem acesso.
    </Text>
  </StatusLine>
);
