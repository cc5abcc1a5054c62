import { TextInput, type TextInputProps } from "@mantine/core";
import { useEffect, useRef } from "react";
import { useIMask } from "react-imask";

interface Props extends Omit<TextInputProps, "value" | "defaultValue" | "onChange" | "ref"> {
  /** imask's notation, as in `#domain/brazil.ts`: 0 is a digit, everything else is written for the person. */
  readonly mask: string;
  readonly value?: string;
  readonly onChange: (value: string) => void;
}

/** The value keeps the mask's punctuation. */
export function MaskedInput({ mask, value = "", onChange, ...input }: Props) {
  const latest = useRef(value);
  const { ref, setValue } = useIMask<HTMLInputElement>(
    { mask },
    {
      defaultValue: value,
      onAccept: (typed) => {
        if (typed === latest.current) return;
        latest.current = typed;
        onChange(typed);
      },
    },
  );

  useEffect(() => {
    if (value === latest.current) return;
    latest.current = value;
    setValue(value);
  }, [value, setValue]);

  return <TextInput inputMode="numeric" {...input} ref={ref} />;
}
