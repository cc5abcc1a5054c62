import { Text } from "@mantine/core";
import type { ListedCycle } from "../data.ts";

interface Props {
  readonly cycle: ListedCycle;
  readonly part: string;
}

/** In the place of a button that this person cannot use. */
export const MissingPart = ({ cycle, part }: Props) => (
  <Text size="sm" c="dimmed">
    {`${cycle.is_finished ? "Sem" : "Ainda sem"} ${part.toLowerCase()}`}
  </Text>
);
