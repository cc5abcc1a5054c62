import { Alert, Button, Table, Text } from "@mantine/core";
import { useState } from "react";
import {
  classesApart,
  type PressureReference,
  pressureReference,
} from "#domain/assessment/cardiometabolic/blood-pressure.ts";
import { printedRanges } from "#domain/assessment/references/scale.ts";
import { CLASS_SCALE_COLORS } from "#domain/figures/class-scale.ts";
import { Icon } from "../../../../ui/Icon.tsx";
import classes from "./PressureNote.module.css";
import { type Pressure, usePressure } from "./use-pressure.ts";

/** Stands before the values do, so that their class moves nothing. */
export function PressureNote({ ageYears }: { readonly ageYears: number | null }) {
  const [withRanges, setWithRanges] = useState(false);
  const pressure = usePressure(ageYears);
  const reference = pressureReference(ageYears);
  const apart = pressure?.found && classesApart(pressure.found);
  return (
    <div className={classes.note}>
      {pressure?.danger && (
        <Alert color="red" variant="light" role="alert" icon={<Icon name="alert" size={18} />} fw={600}>
          {pressure.danger}
        </Alert>
      )}
      <div className={classes.line}>
        {reference && <ClassName pressure={pressure} />}
        {reference && (
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
      <Text size="xs" c="dimmed" lh={1.4}>
        {reference ? reference.note : "Abaixo de 13 anos a pressão não é classificada."}
      </Text>
      {reference && withRanges && <Ranges {...reference} />}
    </div>
  );
}

function ClassName({ pressure }: { readonly pressure: Pressure | null }) {
  if (!pressure?.found) {
    return (
      <Text size="sm" c="dimmed">
        Classe da pressão
      </Text>
    );
  }
  return (
    <>
      <span className={classes.dot} style={{ background: CLASS_SCALE_COLORS[pressure.found.pair.tone] }} />
      <Text size="sm" fw={600}>
        {pressure.label}
      </Text>
    </>
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
