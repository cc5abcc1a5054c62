import { Badge } from "@mantine/core";
import { attentionNeeded } from "#domain/students/attention.ts";
import type { ListedStudent } from "../data.ts";

interface Props {
  readonly student: ListedStudent;
  readonly today: string;
}

export function Attention({ student, today }: Props) {
  const { current_mesocycle: mesocycle, last_evaluation: lastEvaluation, is_active: isActive } = student;
  const currentMesocycle = mesocycle && {
    name: mesocycle.name,
    endDate: mesocycle.end_date,
    // The administrator reads no trainings of a list.
    hasTraining: mesocycle.has_training || student.personal !== undefined,
  };
  const isChanged = student.is_profile_changed && !student.is_changes_notified;
  const isWaiting = student.awaits_approval;
  const words = isActive && !isWaiting ? attentionNeeded({ currentMesocycle, lastEvaluation }, today) : [];
  return [
    ...(student.is_payment_late ? [{ word: "Em atraso", color: "danger" }] : []),
    ...[...(isWaiting ? ["Aguarda aprovação"] : []), ...(isChanged ? ["Modificou cadastro"] : []), ...words].map(
      (word) => ({ word, color: "warning" }),
    ),
  ].map(({ word, color }) => (
    <Badge key={word} color={color} size="sm">
      {word}
    </Badge>
  ));
}
