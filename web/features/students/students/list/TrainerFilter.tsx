import { Button, Text } from "@mantine/core";
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
      // One line of a width of its own, so that the name, which comes later than the list, moves nothing.
      w={{ base: "100%", sm: "auto" }}
      maw="100%"
      title={label}
      aria-label={`${label}: tirar o filtro`}
      rightSection={<Icon name="close" size={18} />}
      onClick={onClear}
    >
      <Text span inherit truncate lh={1.5}>
        {label}
      </Text>
    </Button>
  );
}
