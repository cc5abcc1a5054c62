import { TextInput, type TextInputProps } from "@mantine/core";
import type { ChangeEvent } from "react";
import { digitsOf, formatBrazilianPhone } from "#domain/brazil.ts";

interface Props extends Omit<TextInputProps, "value" | "defaultValue" | "onChange" | "ref"> {
  readonly value?: string;
  readonly onChange: (value: string) => void;
}

const MOST_DIGITS = 11;

/** Where the caret stands after so many digits. */
function placeAfter(digits: number, text: string): number {
  let place = 0;
  for (let seen = 0; seen < digits && place < text.length; place++) {
    if (/\d/.test(text.charAt(place))) seen++;
  }
  return place;
}

/**
 * A phone in Brazil, written as (##) ####-#### until the eleventh digit makes it (##) #####-####. imask loses digits when a mask
 * gives way to another, so the two are written here; the caret stays with its digit.
 */
export function BrazilianPhoneInput({ value = "", onChange, ...input }: Props) {
  const change = ({ currentTarget: field }: ChangeEvent<HTMLInputElement>) => {
    const before = digitsOf(field.value.slice(0, field.selectionStart ?? field.value.length)).length;
    const text = formatBrazilianPhone(digitsOf(field.value).slice(0, MOST_DIGITS));
    field.value = text;
    const caret = placeAfter(before, text);
    field.setSelectionRange(caret, caret);
    onChange(text);
  };

  return <TextInput inputMode="tel" autoComplete="tel-national" {...input} value={value} onChange={change} />;
}
