import classes from "./ScaleInput.module.css";

const SCALE = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10];

interface Props {
  readonly legend: string;
  /** Some of the numbers have words, the ends among them. */
  readonly words: Readonly<Record<number, string>>;
  readonly value: number | null;
  /** The chosen number again takes the answer back. */
  readonly onChange: (value: number | null) => void;
}

export const ScaleInput = ({ legend, words, value, onChange }: Props) => (
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
          {words[number] && (
            <span className={classes.word} aria-hidden="true">
              {words[number]}
            </span>
          )}
        </button>
      ))}
    </div>
  </fieldset>
);
