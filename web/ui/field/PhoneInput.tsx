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

function placeAfter(signs: number, text: string): number {
  let place = 0;
  for (let seen = 0; seen < signs && place < text.length; place++) {
    if (SIGN.test(text.charAt(place))) seen++;
  }
  return place;
}

/** A phone that is written anew after each key. imask loses digits when a mask gives way to another; here the caret stays with its digit. */
export function PhoneInput({ value = "", onChange, write, ...input }: WrittenProps) {
  const change = ({ currentTarget: field }: ChangeEvent<HTMLInputElement>) => {
    const before = signsIn(field.value.slice(0, field.selectionStart ?? field.value.length));
    const text = write(field.value);
    field.value = text;
    const caret = placeAfter(before, text);
    field.setSelectionRange(caret, caret);
    onChange(text);
  };

  return <TextInput inputMode="tel" autoComplete="tel-national" {...input} value={value} onChange={change} />;
}

export const BrazilianPhoneInput = (props: Props) => <PhoneInput {...props} write={writeBrazilian} />;
