import { TextInput, type TextInputProps } from "@mantine/core";
import type { ChangeEvent } from "react";
import { digitsOf, formatBrazilianPhone } from "#domain/brazil.ts";

interface Props extends Omit<TextInputProps, "value" | "defaultValue" | "onChange" | "ref"> {
  readonly value?: string;
  readonly onChange: (value: string) => void;
}

interface WrittenProps extends Props {
  readonly write: (typed: string) => string;
}

const MAX_DIGITS = 11;
const writeBrazilian = (typed: string) => formatBrazilianPhone(digitsOf(typed).slice(0, MAX_DIGITS));

const SIGN = /[\d+]/;
const signsIn = (text: string): number => [...text].filter((sign) => SIGN.test(sign)).length;

function caretAfter(signs: number, text: string): number {
  let caret = 0;
  for (let seen = 0; seen < signs && caret < text.length; caret++) {
    if (SIGN.test(text.charAt(caret))) seen++;
  }
  return caret;
}

/** A phone that is written anew after each key. imask loses digits when a mask gives way to another; here the caret stays with its digit. */
export function PhoneInput({ value = "", onChange, write, ...input }: WrittenProps) {
  const change = ({ currentTarget: field }: ChangeEvent<HTMLInputElement>) => {
    const signs = signsIn(field.value.slice(0, field.selectionStart ?? field.value.length));
    const text = write(field.value);
    field.value = text;
    const caret = caretAfter(signs, text);
    field.setSelectionRange(caret, caret);
    onChange(text);
  };

  return <TextInput inputMode="tel" autoComplete="tel-national" {...input} value={value} onChange={change} />;
}

export const BrazilianPhoneInput = (props: Props) => <PhoneInput {...props} write={writeBrazilian} />;
