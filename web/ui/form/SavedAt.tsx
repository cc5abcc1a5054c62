import { Text } from "@mantine/core";

const clock = new Intl.DateTimeFormat("pt-BR", { hour: "2-digit", minute: "2-digit" });

interface Props {
  readonly at: Date | null;
  readonly saving?: boolean;
}

export function SavedAt({ at, saving = false }: Props) {
  return (
    <Text size="sm" c="dimmed" role="status" className="figures">
      {saving ? "Salvando…" : at ? `Salvo às ${clock.format(at)}` : ""}
    </Text>
  );
}
