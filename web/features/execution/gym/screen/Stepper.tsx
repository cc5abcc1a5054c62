import { useState } from "react";
import { Icon } from "../../../../ui/Icon.tsx";
import classes from "./SetDock.module.css";

interface Props {
  readonly label: string;
  readonly unit: string;
  readonly text: string;
  readonly inputMode: "decimal" | "numeric";
  readonly onType: (text: string) => void;
  readonly onLess: () => void;
  readonly onMore: () => void;
}

export function Stepper({ label, unit, text, inputMode, onType, onLess, onMore }: Props) {
  const [typed, setTyped] = useState<string | null>(null);
  return (
    <div className={classes.stepper}>
      <button type="button" className={classes.change} aria-label={`Menos ${label.toLowerCase()}`} onClick={onLess}>
        <Icon name="minus" size={28} />
      </button>
      <label className={classes.value}>
        <input
          className={classes.number}
          inputMode={inputMode}
          autoComplete="off"
          enterKeyHint="done"
          aria-label={label}
          placeholder="–"
          size={Math.max((typed ?? text).length, 1)}
          value={typed ?? text}
          onFocus={(event) => event.currentTarget.select()}
          onChange={(event) => {
            setTyped(event.currentTarget.value);
            onType(event.currentTarget.value);
          }}
          onBlur={() => setTyped(null)}
          onKeyDown={(event) => event.key === "Enter" && event.currentTarget.blur()}
        />
        <span className={classes.unit} aria-hidden="true">
          {unit}
        </span>
      </label>
      <button type="button" className={classes.change} aria-label={`Mais ${label.toLowerCase()}`} onClick={onMore}>
        <Icon name="plus" size={28} />
      </button>
    </div>
  );
}
