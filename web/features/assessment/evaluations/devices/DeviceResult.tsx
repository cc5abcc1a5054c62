import { Text } from "@mantine/core";
import {
  type BodyCompositionDevices,
  type DeviceReading,
  deviceFigures,
  deviceNames,
} from "#contract/assessment/evaluation-sections/body-composition-devices.ts";
import { type CompositionDevice, DEVICE_REASONS, resultsOf } from "#domain/assessment/body-composition/devices.ts";
import { type ComparableEvaluation, judgeChange } from "#domain/assessment/judged-change.ts";
import { formatDecimal } from "#domain/text/number-format.ts";
import type { CycleEvaluation } from "../data.ts";
import { Difference } from "../results/Difference.tsx";
import classes from "./DevicesTab.module.css";

interface Props {
  readonly device: CompositionDevice;
  readonly reading: DeviceReading;
  readonly previous: CycleEvaluation["previous"];
}

const comparable = (section: BodyCompositionDevices | undefined): ComparableEvaluation => ({
  figures: deviceFigures(section),
  basis: {
    skinfoldProtocol: undefined,
    muscleMass: undefined,
    vo2: undefined,
    sex: "female",
    ageYears: null,
    ageMonths: null,
    isPregnant: false,
    devices: deviceNames(section),
  },
});

/** The figures that a reading gives, each with the change since the last time by the same device, or why there is none. */
export function DeviceResult({ device, reading, previous }: Props) {
  const { figures, reason, notes } = reading.result;
  const now = comparable({ [device.key]: reading });
  const earlier = comparable(previous?.evaluated_items.body_composition_devices);
  const rows = resultsOf(device).flatMap((row) => {
    const { [row.key]: value } = figures;
    return value === undefined ? [] : [{ ...row, value, before: earlier.figures[row.figure] }];
  });
  return (
    <div role="status" className={classes.result}>
      {reason && <p className={classes.reason}>{DEVICE_REASONS[reason]}</p>}
      {rows.length > 0 && (
        <dl className={classes.figures}>
          {rows.map(({ key, figure, label, unit, decimals, value, before }) => {
            const judgement = judgeChange(figure, earlier, now);
            return (
              <div key={key}>
                <dt>{label}</dt>
                <dd className="figures">
                  {formatDecimal(value, decimals)} {unit}
                  {typeof before === "number" && (
                    <small>
                      {" "}
                      antes {formatDecimal(before, decimals)}{" "}
                      {judgement.caveat ? (
                        `(${judgement.caveat})`
                      ) : (
                        <Difference before={before} now={value} decimals={decimals} judgement={judgement} asText />
                      )}
                    </small>
                  )}
                </dd>
              </div>
            );
          })}
        </dl>
      )}
      {notes.map((note) => (
        <Text key={note} size="xs" c="dimmed" lh={1.35}>
          {note}
        </Text>
      ))}
    </div>
  );
}
