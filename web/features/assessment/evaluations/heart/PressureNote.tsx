import { Alert, Button, Table, Text } from "@mantine/core";
import { useState } from "react";
import {
  bloodPressureClasses,
  classesApart,
  noTestToday,
  type PressureReference,
  pressureError,
  pressureReference,
} from "#domain/assessment/cardiometabolic/blood-pressure.ts";
import { printedRanges } from "#domain/assessment/references/scale.ts";
import { CLASS_SCALE_COLORS } from "#domain/figures/class-scale.ts";
import { Icon } from "../../../../ui/Icon.tsx";
import { useSheetState } from "../state/use-evaluation.ts";
import { changedFields, numberIn } from "../state/values.ts";
import classes from "./PressureNote.module.css";

export function PressureNote({ ageYears }: { readonly ageYears: number | null }) {
  const [withRanges, setWithRanges] = useState(false);
  const systolic = useSheetState(({ values }) => numberIn(values, "sistole"));
  const diastolic = useSheetState(({ values }) => numberIn(values, "diastole"));
  const storedLabel = useSheetState(({ stored, values, saved }) =>
    changedFields(values, saved).some((key) => key === "sistole" || key === "diastole")
      ? null
      : (stored?.heart.pressaoArterial ?? null),
  );
  if (systolic === null || diastolic === null) return null;
  const pressure = { systolic, diastolic };
  if (pressureError(pressure)) return null;
  const reference = pressureReference(ageYears);
  const found = bloodPressureClasses(pressure, ageYears);
  const apart = found && classesApart(found);
  const danger = noTestToday(pressure);
  return (
    <div className={classes.note}>
      {danger && (
        <Alert color="red" variant="light" role="alert" icon={<Icon name="alert" size={18} />} fw={600}>
          {danger}
        </Alert>
      )}
      <div className={classes.line}>
        {found && <span className={classes.dot} style={{ background: CLASS_SCALE_COLORS[found.pair.tone] }} />}
        <Text size="sm" fw={600}>
          {found ? (storedLabel ?? found.pair.label) : "Abaixo de 13 anos a pressão não é classificada"}
        </Text>
        {found && (
          <Button
            variant="subtle"
            color="gray"
            size="compact-sm"
            className={classes.toggle}
            aria-expanded={withRanges}
            onClick={() => setWithRanges((shown) => !shown)}
          >
            {withRanges ? "Ocultar faixas" : "Faixas de pressão"}
          </Button>
        )}
      </div>
      {apart && (
        <Text size="xs" lh={1.4}>
          {apart}
        </Text>
      )}
      {reference && (
        <Text size="xs" c="dimmed" lh={1.4}>
          {reference.note}
        </Text>
      )}
      {reference && withRanges && <Ranges {...reference} />}
    </div>
  );
}

/** A pressure belongs to the worse of its two classes. */
function Ranges({ systolic, diastolic }: Pick<PressureReference, "systolic" | "diastolic">) {
  const [ofSystolic, ofDiastolic] = [printedRanges(systolic), printedRanges(diastolic)];
  const diastolicRange = (label: string) => ofDiastolic[diastolic.bands.findIndex((band) => band.label === label)];
  return (
    <Table verticalSpacing={4} horizontalSpacing={0} fz="xs" withRowBorders={false}>
      <Table.Thead>
        <Table.Tr>
          <Table.Th>Classe (vale a pior)</Table.Th>
          <Table.Th ta="end">Sístole (mmHg)</Table.Th>
          <Table.Th ta="end">Diástole (mmHg)</Table.Th>
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {systolic.bands.map(({ label }, index) => (
          <Table.Tr key={label}>
            <Table.Td>{label}</Table.Td>
            <Table.Td ta="end">{ofSystolic[index]}</Table.Td>
            <Table.Td ta="end">{diastolicRange(label) ?? "–"}</Table.Td>
          </Table.Tr>
        ))}
      </Table.Tbody>
    </Table>
  );
}
