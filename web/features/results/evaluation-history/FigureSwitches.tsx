import { Group, Switch, Text } from "@mantine/core";
import type { ReactNode } from "react";
import type { ShownFigures } from "./use-shown-figures.ts";

const TALL = { body: { minHeight: 44, alignItems: "center" } };

export function FigureSwitches({ shown, children }: { readonly shown: ShownFigures; readonly children?: ReactNode }) {
  const { figures, onlyChanged, setOnlyChanged, technical, setTechnical } = shown;
  return (
    <>
      <Group gap="0 24px" mb="xs">
        <Switch
          label="Só o que mudou"
          checked={onlyChanged}
          onChange={(event) => setOnlyChanged(event.currentTarget.checked)}
          styles={TALL}
        />
        {setTechnical && (
          <Switch
            label="Como foi medido"
            checked={technical}
            onChange={(event) => setTechnical(event.currentTarget.checked)}
            styles={TALL}
          />
        )}
        {children}
      </Group>
      {figures.length === 0 && <Text mb="md">Nenhuma medida mudou mais do que o erro.</Text>}
    </>
  );
}
