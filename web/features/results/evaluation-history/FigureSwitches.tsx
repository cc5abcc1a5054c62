import { Box, Chip, Text } from "@mantine/core";
import type { ReactNode } from "react";
import { ChipRow } from "../../../ui/select/ChipRow.tsx";
import type { ShownFigures } from "./use-shown-figures.ts";

export function FigureSwitches({ shown, children }: { readonly shown: ShownFigures; readonly children?: ReactNode }) {
  const { figures, onlyChanged, setOnlyChanged, technical, setTechnical } = shown;
  return (
    <>
      <Box mb="sm">
        <ChipRow>
          <Chip checked={onlyChanged} onChange={setOnlyChanged}>
            Só o que mudou
          </Chip>
          {children}
          {setTechnical && (
            <Chip checked={technical} onChange={setTechnical}>
              Como foi medido
            </Chip>
          )}
        </ChipRow>
      </Box>
      {figures.length === 0 && <Text mb="md">Nenhuma medida mudou mais do que o erro.</Text>}
    </>
  );
}
