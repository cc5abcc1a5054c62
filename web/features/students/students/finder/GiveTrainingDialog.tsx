import { StudentChoice } from "./StudentChoice.tsx";
import { useGiveTraining } from "./use-give-training.ts";

interface Props {
  readonly entryId: number;
  readonly onClose: () => void;
}

export function GiveTrainingDialog({ entryId, onClose }: Props) {
  const give = useGiveTraining(entryId);
  return <StudentChoice title="Usar com um aluno" onChoose={give} onClose={onClose} />;
}
