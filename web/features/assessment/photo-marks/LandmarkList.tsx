import type { Point } from "#domain/assessment/posture/photo-measures/geometry.ts";
import { Icon } from "../../../ui/Icon.tsx";
import classes from "./LandmarkList.module.css";

interface Props {
  readonly landmarks: readonly { readonly key: string; readonly label: string }[];
  readonly points: Readonly<Record<string, Point>>;
  readonly current: string | null;
  readonly onChoose: (key: string) => void;
}

export const NextLandmark = ({ label }: { readonly label: string | undefined }) => (
  <p className={classes.next} aria-live="polite">
    {label ? (
      <>
        Toque na foto: <strong>{label}</strong>
      </>
    ) : (
      "Todos os pontos estão na foto. Arraste para corrigir."
    )}
  </p>
);

export function LandmarkList({ landmarks, points, current, onChoose }: Props) {
  const placed = landmarks.filter(({ key }) => points[key]).length;
  return (
    <details>
      <summary className={classes.summary}>
        Pontos: {placed} de {landmarks.length}
      </summary>
      <ul className={classes.list}>
        {landmarks.map(({ key, label }) => (
          <li key={key}>
            <button
              type="button"
              className={classes.landmark}
              aria-pressed={key === current}
              onClick={() => onChoose(key)}
            >
              {label}
              {points[key] && <Icon name="check" size={16} />}
            </button>
          </li>
        ))}
      </ul>
    </details>
  );
}
