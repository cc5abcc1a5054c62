import { Alert, Button, Group, SimpleGrid, Skeleton, Stack } from "@mantine/core";
import { EmptyState } from "../../../ui/EmptyState.tsx";
import { Icon } from "../../../ui/Icon.tsx";
import { Loading } from "../../../ui/Skeletons.tsx";
import { EvaluationSheet } from "./EvaluationSheet.tsx";
import type { TabProps } from "./evaluation-tab.ts";
import { EvaluationReport } from "./report/EvaluationReport.tsx";

interface Props extends Omit<TabProps, "disabled"> {
  readonly readOnlyBecause: string | null;
  readonly asReport: boolean;
  /** Absent for a student, who has the report alone. */
  readonly onFields: (() => void) | undefined;
}

export function EvaluationContent({ readOnlyBecause, asReport, onFields, ...parts }: Props) {
  if (readOnlyBecause !== null && !parts.evaluation.was_evaluated) {
    return <EmptyState title="Esta avaliação ainda não foi feita">{readOnlyBecause}</EmptyState>;
  }
  if (!asReport) return <EvaluationSheet {...parts} readOnlyBecause={readOnlyBecause} />;
  return (
    <EvaluationReport
      {...parts}
      notice={onFields && <FinishedNotice because={readOnlyBecause} onFields={onFields} />}
    />
  );
}

interface NoticeProps {
  readonly because: string | null;
  readonly onFields: () => void;
}

function FinishedNotice({ because, onFields }: NoticeProps) {
  return (
    <Alert color="gray" variant="light" icon={<Icon name="eye" size={18} />}>
      <Group justify="space-between" gap="sm">
        {because}
        <Button variant="default" onClick={onFields}>
          Ver campos
        </Button>
      </Group>
    </Alert>
  );
}

const ROWS = Array.from({ length: 10 }, (_, row) => row);

export function EvaluationSkeleton() {
  return (
    <Loading>
      <Stack gap="lg">
        <Skeleton height={68} width="min(640px, 100%)" />
        <Skeleton height={36} />
        <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="xl" verticalSpacing="xs">
          {ROWS.map((row) => (
            <Skeleton key={row} height={44} />
          ))}
        </SimpleGrid>
      </Stack>
    </Loading>
  );
}
