import { Button, NumberInput, SimpleGrid, Stack } from "@mantine/core";
import { useState } from "react";
import { choicesOf, codesOf } from "#domain/text/labels.ts";
import { LEVELS } from "#domain/training/generator/levels.ts";
import { OBJECTIVES } from "#domain/training/generator/objectives.ts";
import { Icon } from "../../../ui/Icon.tsx";
import { ChipChoice } from "../../../ui/select/ChipChoice.tsx";
import { Choice } from "../../../ui/select/Choice.tsx";
import { useUpTo } from "../../../ui/use-breakpoint.ts";
import type { TrainingProposal, Wishes } from "./data.ts";

interface Props {
  readonly proposal: TrainingProposal;
  readonly onWish: (wishes: Wishes) => void;
}

const MINUTES = { min: 20, max: 180 };

export function ProposalWishes({ proposal, onWish }: Props) {
  const [minutes, setMinutes] = useState<string | number>(proposal.minutes);
  const askForMinutes = () => {
    const typed = Math.min(Math.max(Number(minutes) || proposal.minutes, MINUTES.min), MINUTES.max);
    setMinutes(typed);
    if (typed !== proposal.minutes) onWish({ minutes: typed });
  };
  const phone = useUpTo("sm");
  const [unfolded, setUnfolded] = useState(false);
  const grid = (
    <SimpleGrid cols={{ base: 2, sm: 3 }} spacing="sm">
      <Choice
        label="Objetivo"
        data={choicesOf(OBJECTIVES)}
        value={proposal.objective}
        onChange={(code) => {
          const objective = codesOf(OBJECTIVES).find((one) => one === code);
          if (objective) onWish({ objective });
        }}
      />
      <ChipChoice
        label="Nível"
        data={choicesOf(LEVELS)}
        value={proposal.level}
        onChange={(code) => {
          const level = codesOf(LEVELS).find((one) => one === code);
          if (level) onWish({ level });
        }}
      />
      <NumberInput
        label="Minutos por treino"
        value={minutes}
        min={MINUTES.min}
        max={MINUTES.max}
        step={5}
        allowDecimal={false}
        inputMode="numeric"
        hideControls
        onChange={setMinutes}
        onBlur={askForMinutes}
        onKeyDown={({ key }) => key === "Enter" && askForMinutes()}
      />
    </SimpleGrid>
  );
  if (!phone) return grid;
  const { objective, level } = proposal;
  return (
    <Stack gap="xs">
      <Button
        variant="default"
        justify="space-between"
        aria-expanded={unfolded}
        rightSection={<Icon name={unfolded ? "chevron-up" : "chevron-down"} size={18} />}
        onClick={() => setUnfolded(!unfolded)}
      >
        {OBJECTIVES[objective]} · {LEVELS[level]} · {proposal.minutes} min
      </Button>
      {unfolded && grid}
    </Stack>
  );
}
