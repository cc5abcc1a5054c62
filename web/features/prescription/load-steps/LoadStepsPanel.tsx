import { Box, Button, SimpleGrid, Text } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { lazy, Suspense } from "react";
import type { LoadSteps } from "#contract/prescription/load-steps.ts";
import { formatDecimal } from "#domain/text/number-format.ts";
import { barStepKg } from "#domain/training/loads/load-steps.ts";
import { useFocusBack } from "../../../ui/dialog/use-focus-back.ts";
import { ErrorState } from "../../../ui/ErrorState.tsx";
import { Section } from "../../../ui/Section.tsx";
import { RowsSkeleton } from "../../../ui/Skeletons.tsx";
import { loadStepsQuery } from "./data.ts";

const LoadStepsDialog = lazy(() => import("./LoadStepsDialog.tsx"));

interface Props {
  readonly isEditing: boolean;
  readonly onEditing: (isEditing: boolean) => void;
}

export function LoadStepsPanel({ isEditing, onEditing }: Props) {
  const { data: steps, error, refetch, isFetching } = useQuery(loadStepsQuery);
  const button = useFocusBack<HTMLButtonElement>(isEditing);
  return (
    <>
      <Section
        title="Cargas que existem"
        about="As porcentagens que você prescreve e as progressões viram estas cargas."
        action={
          <Button ref={button} variant="default" onClick={() => onEditing(true)}>
            Editar
          </Button>
        }
      >
        {error && !steps && <ErrorState error={error} onRetry={refetch} retrying={isFetching} />}
        {!steps && !error && (
          <Box mih={{ base: 356, xs: 242 }}>
            <RowsSkeleton rows={2} />
          </Box>
        )}
        {steps && (
          <SimpleGrid
            component="dl"
            m={0}
            cols={{ base: 1, xs: 2 }}
            spacing="md"
            verticalSpacing="sm"
            className="figures"
          >
            {factsOf(steps).map(([label, text]) => (
              <div key={label}>
                <Text component="dt" size="sm" c="dimmed">
                  {label}
                </Text>
                <Text component="dd" m={0}>
                  {text}
                </Text>
              </div>
            ))}
          </SimpleGrid>
        )}
      </Section>
      <Suspense>{isEditing && steps && <LoadStepsDialog steps={steps} onClose={() => onEditing(false)} />}</Suspense>
    </>
  );
}

const kg = (value: number) => `${formatDecimal(value, 0, 2)} kg`;
const every = (value: number) => `de ${kg(value)} em ${kg(value)}`;

const factsOf = (steps: LoadSteps): readonly (readonly [string, string])[] => [
  ["Barra", `${kg(steps.bar_kg)}, ${every(barStepKg(steps))}`],
  [
    "Halteres",
    steps.dumbbell_step_kg === steps.heavy_dumbbell_step_kg
      ? every(steps.dumbbell_step_kg)
      : `${every(steps.dumbbell_step_kg)} até 10 kg, depois ${every(steps.heavy_dumbbell_step_kg)}`,
  ],
  ["Máquina", every(steps.machine_step_kg)],
  ["Polia", every(steps.cable_step_kg)],
  ["Kettlebell", every(steps.kettlebell_step_kg)],
];
