import { Text } from "@mantine/core";

const clock = new Intl.DateTimeFormat("pt-BR", { hour: "2-digit", minute: "2-digit" });

interface Props {
  readonly at: Date | null;
  readonly saving?: boolean;
  /** Beside the time: "também em 3 semanas". */
  readonly also?: string | undefined;
}

export function SavedAt({ at, saving = false, also }: Props) {
  const saved = at && [`Salvo às ${clock.format(at)}`, ...(also ? [also] : [])].join(" · ");
  return (
    <Text size="sm" c="dimmed" role="status" className="figures">
      {saving ? "Salvando…" : (saved ?? "")}
    </Text>
  );
}
