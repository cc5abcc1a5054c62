import { Alert, Button, Text } from "@mantine/core";
import { ConflictAlert } from "../../../../ui/conflict/ConflictAlert.tsx";
import { SavedAt } from "../../../../ui/form/SavedAt.tsx";
import { Icon } from "../../../../ui/Icon.tsx";
import { toast } from "../../../../ui/toast.ts";
import { useEditor, useTrainings } from "./use-trainings.ts";

export function SavingAlert() {
  const { reapply, retry } = useEditor();
  const status = useTrainings((state) => state.status);
  const problem = useTrainings((state) => state.problem);
  if (status === "conflict") {
    const reload = () => reapply().catch(toast.failure);
    return <ConflictAlert sentence={problem} label="Recarregar e aplicar de novo" onReload={reload} />;
  }
  if (status !== "waiting") return null;
  return (
    <Alert color="warning" mb="md" icon={<Icon name="clock" size={18} />} role="alert">
      <Text size="sm" mb="xs">
        {problem} O que você alterou está guardado nesta janela e será enviado assim que houver resposta.
      </Text>
      <Button variant="default" onClick={retry}>
        Tentar agora
      </Button>
    </Alert>
  );
}

const alsoIn = (weeks: number) => (weeks === 1 ? "também em 1 semana" : `também em ${weeks} semanas`);

export function SavingState() {
  const status = useTrainings((state) => state.status);
  const savedAt = useTrainings((state) => state.savedAt);
  const weeks = useTrainings(({ saved }) => saved.changedWeeks?.length ?? 0);
  if (status === "saved" || status === "saving") {
    return <SavedAt at={savedAt} saving={status === "saving"} also={weeks > 0 ? alsoIn(weeks) : undefined} />;
  }
  return (
    <Text size="sm" fw={600} c="var(--mantine-color-warning-text)" role="status">
      {status === "waiting" ? "Sem resposta: guardado aqui" : "Alterado em outra janela"}
    </Text>
  );
}
