import { Text } from "@mantine/core";
import { photoChanges } from "#domain/assessment/posture/photo-measures/change.ts";
import type { PhotoMeasure, PhotoMeasurement } from "#domain/assessment/posture/photo-measures/measures.ts";
import { formatDecimal } from "#domain/text/number-format.ts";
import classes from "./MeasureList.module.css";

interface Props {
  readonly measured: PhotoMeasurement;
  readonly former: readonly PhotoMeasure[];
  readonly errors: Readonly<Record<string, number>>;
}

const PROBLEMS = {
  plumb_tilted: "O fio de prumo está mais de 3° fora da vertical. Tire a foto outra vez.",
  points_exchanged: "Dois pontos parecem trocados. Confira o lado de cada um.",
} as const;

const UNITS = { "°": "°", cm: " cm", "%": " %" } as const;
const figure = (value: number, unit: PhotoMeasure["unit"]) => `${formatDecimal(value, 1)}${UNITS[unit]}`;

export function MeasureList({ measured, former, errors }: Props) {
  const { measures, problem } = measured;
  const changes = photoChanges(former, measures);
  const changeText = ({ key, unit }: PhotoMeasure) => {
    const change = changes.find((one) => one.key === key);
    if (!change) return null;
    const verdict = change.isReal === null ? "" : change.isReal ? " · mudança real" : " · dentro do erro de medida";
    return `antes ${figure(change.before, unit)}, diferença ${figure(change.difference, unit)}${verdict}`;
  };
  return (
    <section aria-label="Medidas">
      {problem && <Text role="alert">{PROBLEMS[problem]}</Text>}
      {!problem && measures.length === 0 && (
        <Text c="dimmed" size="sm">
          As medidas aparecem quando os pontos de cada uma estiverem na foto.
        </Text>
      )}
      <dl className={classes.list}>
        {measures.map((measure) => (
          <div key={measure.key} className={classes.measure}>
            <dt>{measure.label}</dt>
            <dd className="figures">
              <strong>{figure(measure.value, measure.unit)}</strong> {measure.direction}
            </dd>
            {[
              measure.reference && `Referência: ${measure.reference}`,
              changeText(measure),
              errors[measure.key] !== undefined &&
                `seu erro ao marcar: ${figure(errors[measure.key] ?? 0, measure.unit)}`,
            ]
              .filter((line) => typeof line === "string")
              .map((line) => (
                <dd key={line} className={classes.note}>
                  {line}
                </dd>
              ))}
          </div>
        ))}
      </dl>
      <Text c="dimmed" size="xs">
        Medida em foto, rastreio, não diagnóstico. Compare só fotos marcadas pela mesma pessoa.
      </Text>
    </section>
  );
}
