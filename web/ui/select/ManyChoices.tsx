import { MultiSelect, type MultiSelectProps } from "@mantine/core";
import { type KeyboardEvent, useState } from "react";
import { accentlessFilter } from "./accentless-filter.ts";
import { chooseHighlighted, highlightedOption, isOpen, itemsOf, NO_MATCH, settleText, typeInto } from "./list-keys.ts";
import { LIST_IN_PLACE } from "./select-props.ts";

interface Props
  extends Omit<
    MultiSelectProps,
    "defaultValue" | "filter" | "onOptionSubmit" | "onSearchChange" | "searchable" | "searchValue" | "styles"
  > {}

const STYLES = {
  ...LIST_IN_PLACE.styles,
  input: { display: "flex", alignItems: "center" },
  pillsList: { flex: 1 },
} as const;

/** Several of a list. Enter chooses the first match and stays for the next, Tab chooses it and goes on, as Enter does without a text. */
export function ManyChoices({ data, value = [], error, onChange, onBlur, onKeyDown, ...props }: Props) {
  const [typed, setTyped] = useState("");
  const [textError, setTextError] = useState<string>();
  const type = (text: string) => {
    setTyped(text);
    setTextError(undefined);
  };

  const press = (event: KeyboardEvent<HTMLInputElement>) => {
    onKeyDown?.(event);
    if (event.key !== "Tab" || typed.trim() === "") return;
    const option = highlightedOption(event.currentTarget);
    if (option?.getAttribute("aria-selected") === "false") option.click();
  };
  const enter = (event: KeyboardEvent<HTMLElement>) => {
    const { target: field } = event;
    if (event.key !== "Enter" || !(field instanceof HTMLElement) || !isOpen(field)) return;
    chooseHighlighted(event);
    // The list takes the key, unless it has nothing to choose: then the form goes on.
    if (highlightedOption(field) || typed.trim() !== "") event.stopPropagation();
    event.preventDefault();
  };

  const leave = () => {
    if (typed.trim() === "") return type("");
    const { match, error: unmatched } = settleText(itemsOf(data ?? []), typed);
    if (!match) return setTextError(unmatched);
    type("");
    if (!value.includes(match.value)) onChange?.([...value, match.value]);
  };

  return (
    <MultiSelect
      nothingFoundMessage={NO_MATCH}
      {...LIST_IN_PLACE}
      {...props}
      styles={STYLES}
      data-choice
      data={data ?? []}
      value={value}
      error={(typed !== "" && textError) || error}
      searchable
      openOnFocus={false}
      selectFirstOptionOnChange={typed !== ""}
      searchValue={typed}
      filter={accentlessFilter}
      onChangeCapture={typeInto(type)}
      {...(onChange && { onChange })}
      onOptionSubmit={() => type("")}
      onKeyDown={press}
      wrapperProps={{ onKeyDown: enter }}
      onBlur={(event) => {
        leave();
        onBlur?.(event);
      }}
    />
  );
}
