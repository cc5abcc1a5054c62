import { Table, Text, Title } from "@mantine/core";
import {
  allowedZones,
  NO_ZONES,
  ZONE_RATES,
  ZONES_NOTE,
  zoneNotes,
  zoneRates,
} from "#domain/assessment/aerobic/training-zones.ts";
import type { CycleEvaluation } from "../data.ts";
import classes from "./TrainingZones.module.css";

interface Props {
  readonly evaluation: Pick<CycleEvaluation, "zoned_heart" | "screening" | "screening_today">;
  readonly ageYears: number | null;
  readonly restingHeartRate: number | null;
}

/** By heart rate where it tells the effort, by talk and effort for everybody. The PDF has them as a page for the wall. */
export function TrainingZones({ evaluation, ageYears, restingHeartRate }: Props) {
  const { obstacle } = evaluation.zoned_heart;
  const screening = evaluation.screening_today ?? evaluation.screening;
  const { zones, reason, limit } = allowedZones({ obstacle, screening, ageYears, restingHeartRate });
  const withRates = zones.some(({ ofMaximum }) => ofMaximum !== null);
  return (
    <section aria-labelledby="zones-title">
      <Title order={3} size="h5" id="zones-title" mb="xs">
        Zonas de treino
      </Title>
      {[limit, reason && NO_ZONES[reason]].map(
        (why) =>
          why && (
            <Text key={why} size="sm" mb="xs">
              {why}
            </Text>
          ),
      )}
      <Table className={`figures ${classes.zones}`} verticalSpacing={8}>
        <Table.Thead>
          <Table.Tr>
            <Table.Th>Zona</Table.Th>
            {withRates && Object.values(ZONE_RATES).map((name) => <Table.Th key={name}>{name}</Table.Th>)}
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {zones.map(({ label, talk, borg, karvonen, ofMaximum }) => (
            <Table.Tr key={label}>
              <Table.Th scope="row">
                {label}
                <Text component="span" className={classes.effort ?? ""}>
                  {talk}. Esforço {borg}
                </Text>
              </Table.Th>
              {withRates && (
                <>
                  <Table.Td>{zoneRates(karvonen)}</Table.Td>
                  <Table.Td>{zoneRates(ofMaximum)}</Table.Td>
                </>
              )}
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
      <Text size="xs" c="dimmed" lh={1.45} mt="xs" maw="44rem">
        {["Esforço de 6 a 20 (Borg).", ...zoneNotes(zones, ageYears, restingHeartRate), ZONES_NOTE].join(" ")}
      </Text>
    </section>
  );
}
