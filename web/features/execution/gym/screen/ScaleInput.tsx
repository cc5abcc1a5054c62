import classes from "./ScaleInput.module.css";

const SCALE = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10];

interface Props {
  readonly legend: string;
  readonly ends: readonly [string, string];
  readonly value: number | null;
  /** The chosen number again takes the answer back. */
  readonly onChange: (value: number | null) => void;
}

export const ScaleInput = ({ legend, ends, value, onChange }: Props) => (
  <fieldset className={classes.scale}>
    <legend className={classes.legend}>{legend}</legend>
    <div className={classes.choices}>
      {SCALE.map((number) => (
        <button
          key={number}
          type="button"
          className={classes.choice}
          aria-pressed={number === value}
          onClick={() => onChange(number === value ? null : number)}
        >
          {number}
        </button>
      ))}
    </div>
    <div className={classes.ends} aria-hidden="true">
      <span>0 {ends[0]}</span>
      <span>10 {ends[1]}</span>
    </div>
  </fieldset>
);
