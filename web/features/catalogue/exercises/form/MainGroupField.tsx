import { Group, Radio } from "@mantine/core";
import type { MuscleGroup } from "../../muscle-groups/data.ts";

interface Props {
  /** The main one first. */
  readonly groups: readonly MuscleGroup[];
  readonly onChoose: (id: string) => void;
}

export function MainGroupField({ groups, onChoose }: Props) {
  const [main, ...others] = groups;
  if (!main || others.length === 0) return null;
  // In the order of the list: a choice must not move under the finger.
  const listed = groups.toSorted((one, other) => one.id - other.id);
  return (
    <Radio.Group
      label="Grupo principal"
      description="O que mais trabalha: conta a série inteira; os outros contam meia"
      value={String(main.id)}
      onChange={onChoose}
    >
      <Group gap="lg" mt="xs">
        {listed.map(({ id, name }) => (
          <Radio key={id} value={String(id)} label={name} />
        ))}
      </Group>
    </Radio.Group>
  );
}
