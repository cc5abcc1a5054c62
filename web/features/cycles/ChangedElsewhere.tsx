import { Alert, Button, Text } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { Icon } from "../../ui/Icon.tsx";
import { toast } from "../../ui/toast.ts";
import { type MacrocyclePath, type MesocycleSummary, mesocyclesQuery } from "./data.ts";

interface Props {
  readonly path: MacrocyclePath;
  readonly mesoId: number;
  /** The server's. */
  readonly sentence: string;
  readonly onReloaded: (fresh: MesocycleSummary) => void;
}

/** Another window saved first: reads what it saved, so that one's own can be saved over it knowingly. */
export function ChangedElsewhere({ path, mesoId, sentence, onReloaded }: Props) {
  const { refetch, isFetching } = useQuery(mesocyclesQuery(path));
  const reload = async () => {
    const { data, error } = await refetch();
    const fresh = data?.find(({ id }) => id === mesoId);
    if (error || !fresh)
      return toast.failure(error, error ? undefined : "Este mesociclo foi removido em outra janela.");
    onReloaded(fresh);
    toast.warning("Recarregado. O que você digitou foi mantido; salve para aplicar.");
  };
  return (
    <Alert color="warning" mb="md" icon={<Icon name="alert" size={18} />} role="alert">
      <Text size="sm" mb="xs">
        {sentence} O que você digitou será mantido.
      </Text>
      <Button variant="default" loading={isFetching} onClick={reload}>
        Recarregar
      </Button>
    </Alert>
  );
}
