import { Button, Checkbox, Group, SimpleGrid, Stack, Text } from "@mantine/core";
import { useForm } from "@mantine/form";
import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { TrainingMaxDraft } from "#contract/prescription/training-maxes.ts";
import { formatDecimal, parseDecimal } from "#domain/text/number-format.ts";
import { loadOfPercent } from "#domain/training/maxima/training-max.ts";
import { roleOf, useCurrentUser } from "../../../session/current-user.ts";
import { FormDialog } from "../../../ui/dialog/FormDialog.tsx";
import { DecimalInput } from "../../../ui/field/DecimalInput.tsx";
import { enterMovesOn } from "../../../ui/field/enter-moves-on.ts";
import { FormAlert } from "../../../ui/form/FormAlert.tsx";
import { validateBy } from "../../../ui/form/schema-validation.ts";
import { focusFirstError } from "../../../ui/form/use-server-errors.ts";
import { toast } from "../../../ui/toast.ts";
import { loadStepsQuery } from "../load-steps/data.ts";
import { CurrentMax } from "./CurrentMax.tsx";
import { type TrainingMax, useSaveTrainingMax } from "./data.ts";
import { kgText } from "./max-text.ts";

interface Props {
  readonly studentId: number;
  readonly max: TrainingMax;
  readonly onSaved: (() => void) | undefined;
  readonly onClose: () => void;
  /** The history. */
  readonly children: ReactNode;
}

interface TypedMax {
  readonly one_rep_max_kg: string;
  readonly percent: string;
  readonly is_fixed: boolean;
}

const validate = validateBy<TrainingMaxDraft>(TrainingMaxDraft);

export function TrainingMaxForm({ studentId, max, onSaved, onClose, children }: Props) {
  const { exercise, current } = max;
  const save = useSaveTrainingMax(studentId);
  const initialValues: TypedMax = {
    one_rep_max_kg: current ? formatDecimal(current.one_rep_max_kg, 0, 1) : "",
    percent: String(max.percent),
    is_fixed: max.is_fixed,
  };
  const read = ({ one_rep_max_kg, percent, is_fixed }: TypedMax): TrainingMaxDraft => ({
    exercise_id: exercise.id,
    one_rep_max_kg: one_rep_max_kg.trim() === "" ? null : (parseDecimal(one_rep_max_kg) ?? Number.NaN),
    percent: parseDecimal(percent) ?? Number.NaN,
    is_fixed,
  });
  const form = useForm<TypedMax>({ initialValues, validate: (typed) => validate(read(typed)) });
  const send = (draft: TrainingMaxDraft, told: string) =>
    save.mutate(draft, {
      onSuccess: () => {
        toast.success(told);
        onSaved?.();
        onClose();
      },
    });
  const typed = read(form.values);
  return (
    <FormDialog
      title={exercise.name}
      width={560}
      isSaving={save.isPending}
      isDirty={() => !save.isSuccess && form.isDirty()}
      onKeyDown={enterMovesOn}
      onSubmit={form.onSubmit((values) => send(read(values), "Carga máxima salva com sucesso"), focusFirstError)}
      onClose={onClose}
    >
      <Stack>
        <CurrentMax max={max} isStudent={false} />
        <SimpleGrid cols={2} spacing="md">
          <DecimalInput
            label="Carga máxima (1RM)"
            unit="kg"
            decimals={1}
            data-autofocus
            {...form.getInputProps("one_rep_max_kg")}
          />
          <DecimalInput label="Máxima de treino" unit="% da 1RM" decimals={0} {...form.getInputProps("percent")} />
        </SimpleGrid>
        <Checkbox
          label="Fixar"
          description="Testes e treinos não mudam esta carga até você soltar."
          {...form.getInputProps("is_fixed", { type: "checkbox" })}
        />
        {current?.source === "typed" && (
          <Group>
            <Button
              variant="default"
              onClick={() =>
                send({ ...typed, one_rep_max_kg: null, is_fixed: false }, "Volta a valer o que testes e treinos dizem")
              }
            >
              Voltar ao que testes e treinos dizem
            </Button>
          </Group>
        )}
        <Loads typed={typed} equipment={exercise.equipament_needed} />
        <FormAlert error={save.error} />
        {children}
      </Stack>
    </FormDialog>
  );
}

const SHOWN_PERCENTS = [60, 70, 80, 90];

/** Some percentages of it, in the trainer's loads. */
function Loads({ typed, equipment }: { readonly typed: TrainingMaxDraft; readonly equipment: string | null }) {
  const isTrainer = roleOf(useCurrentUser()) === "trainer";
  const { data: steps } = useQuery({ ...loadStepsQuery, enabled: isTrainer });
  const { one_rep_max_kg, percent } = typed;
  if (!steps || one_rep_max_kg === null || !(one_rep_max_kg > 0) || !(percent > 0)) return null;
  const loadOf = (share: number) => {
    const load = loadOfPercent(
      { percent: share, of: "training_max" },
      { one_rep_max_kg, percent },
      { equipment, steps },
    );
    return load === null ? "–" : kgText(load);
  };
  return (
    <Text size="sm" c="dimmed" className="figures">
      Máxima de treino: {kgText((one_rep_max_kg * percent) / 100)}. Dela,{" "}
      {SHOWN_PERCENTS.map((share) => `${share}% = ${loadOf(share)}`.replaceAll(" ", "\u00a0")).join(" · ")}
    </Text>
  );
}
