import { Checkbox, Chip, Group, Input, SegmentedControl, Stack } from "@mantine/core";
import { choicesOf, codesOf } from "#domain/text/labels.ts";
import { HOME_EQUIPMENT, TRAINING_PLACES } from "#domain/training/generator/equipment.ts";
import type { TrainingPlace, TrainingProposal } from "./data.ts";

interface Props {
  readonly proposal: TrainingProposal;
  readonly onPlace: (place: TrainingPlace) => void;
  readonly onClear: (cleared: boolean) => void;
}

/** A student with a heart problem needs a doctor's clearance. */
export function ProposalPlace({ proposal, onPlace, onClear }: Props) {
  const { place, equipment, needs_clearance, cleared } = proposal;
  return (
    <Stack gap="sm">
      <Group gap="sm">
        <SegmentedControl
          aria-label="Onde o aluno treina"
          data={choicesOf(TRAINING_PLACES)}
          value={place}
          onChange={(code) => {
            const chosen = codesOf(TRAINING_PLACES).find((one) => one === code);
            if (chosen) onPlace({ place: chosen, equipment });
          }}
        />
        {needs_clearance && (
          <Checkbox
            label="Liberado pelo médico"
            checked={cleared}
            onChange={({ currentTarget }) => onClear(currentTarget.checked)}
          />
        )}
      </Group>
      {place === "home" && (
        <Input.Wrapper
          label="Equipamento em casa"
          labelElement="div"
          labelProps={{ id: "home-equipment" }}
          description="Colchonete, parede, cadeira e degrau não precisam ser marcados."
        >
          <Group role="group" aria-labelledby="home-equipment" gap="xs" mt={4}>
            <Chip.Group
              multiple
              value={equipment}
              onChange={(codes) =>
                onPlace({ place, equipment: codesOf(HOME_EQUIPMENT).filter((code) => codes.includes(code)) })
              }
            >
              {choicesOf(HOME_EQUIPMENT).map(({ value, label }) => (
                <Chip key={value} value={value} size="md">
                  {label}
                </Chip>
              ))}
            </Chip.Group>
          </Group>
        </Input.Wrapper>
      )}
    </Stack>
  );
}
