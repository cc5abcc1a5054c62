import { Button, Group, Stack, Text } from "@mantine/core";
import { useForm } from "@mantine/form";
import { VolumeBand } from "#contract/prescription/prescription-checks.ts";
import { bandText, DEFAULT_BAND } from "#domain/training/weekly/band.ts";
import { PhoneWideDialog } from "../../../ui/dialog/PhoneWideDialog.tsx";
import { DecimalInput } from "../../../ui/field/DecimalInput.tsx";
import { FormAlert } from "../../../ui/form/FormAlert.tsx";
import { validateBy } from "../../../ui/form/schema-validation.ts";
import { toast } from "../../../ui/toast.ts";
import { useSaveBand } from "./data.ts";

interface Props {
  readonly band: VolumeBand;
  readonly onClose: () => void;
}

interface TypedBand {
  readonly min: string;
  readonly max: string;
}

const read = ({ min, max }: TypedBand): VolumeBand => ({ min: Number(min), max: Number(max) });
const validate = validateBy<VolumeBand>(VolumeBand);

export default function BandDialog({ band, onClose }: Props) {
  const save = useSaveBand();
  const form = useForm<TypedBand>({
    initialValues: { min: String(band.min), max: String(band.max) },
    validate: (typed) => validate(read(typed)),
  });
  const submit = form.onSubmit((typed) =>
    save.mutate(read(typed), {
      onSuccess: () => {
        toast.success("Faixa salva com sucesso");
        onClose();
      },
    }),
  );
  return (
    <PhoneWideDialog opened onClose={onClose} title="Faixa de séries por semana">
      <form onSubmit={submit} noValidate>
        <Stack>
          <Text size="sm" c="dimmed">
            Vale para cada grupo muscular, em todos os seus alunos. A literatura sugere de {bandText(DEFAULT_BAND)}{" "}
            séries.
          </Text>
          <Group grow align="flex-start">
            <DecimalInput label="Mínimo" decimals={0} digits={2} data-autofocus {...form.getInputProps("min")} />
            <DecimalInput label="Máximo" decimals={0} digits={2} {...form.getInputProps("max")} />
          </Group>
          <FormAlert error={save.error} />
          <Group justify="flex-end">
            <Button variant="default" onClick={onClose}>
              Cancelar
            </Button>
            <Button type="submit" loading={save.isPending}>
              Salvar
            </Button>
          </Group>
        </Stack>
      </form>
    </PhoneWideDialog>
  );
}
