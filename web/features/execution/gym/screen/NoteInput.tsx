import { useId, useState } from "react";
import classes from "./ScaleInput.module.css";

interface Props {
  readonly label: string;
  readonly placeholder: string;
  readonly maxLength: number;
  readonly value: string;
  /** Called with every letter, so that closing the tab loses none. */
  readonly onChange: (text: string) => void;
}

/** The field holds its own text: what the device keeps arrives a moment later. */
export function NoteInput({ label, placeholder, maxLength, value, onChange }: Props) {
  const id = useId();
  const [text, setText] = useState(value);
  return (
    <div>
      <label className={classes.legend} htmlFor={id}>
        {label}
      </label>
      <textarea
        id={id}
        className={classes.note}
        placeholder={placeholder}
        maxLength={maxLength}
        rows={2}
        value={text}
        onChange={(event) => {
          setText(event.currentTarget.value);
          onChange(event.currentTarget.value);
        }}
      />
    </div>
  );
}
