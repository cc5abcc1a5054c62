import { Button } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { Icon } from "../../../../ui/Icon.tsx";
import { trainerQuery } from "../../../platform-billing/trainers/data.ts";

interface Props {
  readonly id: number;
  readonly onClear: () => void;
}

/** Names whose students alone are listed. */
export function TrainerFilter({ id, onClear }: Props) {
  const { data: trainer } = useQuery(trainerQuery(id));
  const label = `Alunos de ${trainer?.fullname ?? "um personal"}`;
  return (
    <Button
      variant="light"
      maw="100%"
      h="auto"
      mih={44}
      py={8}
      styles={{ label: { whiteSpace: "normal", textAlign: "start", height: "auto", overflow: "visible" } }}
      aria-label={`${label}: tirar o filtro`}
      rightSection={<Icon name="close" size={18} />}
      onClick={onClear}
    >
      {label}
    </Button>
  );
}
