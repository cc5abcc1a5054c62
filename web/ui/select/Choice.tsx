import { type ComboboxItem, Select, type SelectProps } from "@mantine/core";
import { type KeyboardEvent, useState } from "react";
import { accentlessFilter } from "./accentless-filter.ts";
import { chooseHighlighted, highlightedOption, isOpen, itemsOf, NO_MATCH, settleText, typeInto } from "./list-keys.ts";
import { LIST_IN_PLACE, SEARCHED_LIST } from "./select-props.ts";

/** Longer lists bring up the keyboard of a phone, because typing is quicker there than scrolling. */
const SHORT_LIST = 10;

export interface ChoiceProps
  extends Omit<
    SelectProps,
    | "allowDeselect"
    | "defaultValue"
    | "filter"
    | "onChange"
    | "onOptionSubmit"
    | "onSearchChange"
    | "searchable"
    | "searchValue"
  > {
  readonly onChange?: (value: string | null) => void;
}

/**
 * One of a list: the first match is highlighted, Enter or Tab chooses it and goes on. The list opens on a press or on typing,
 * and typing replaces the choice. A text that matches nothing stays, with a word about it.
 */
export function Choice({ data, value = null, error, onChange, onBlur, onKeyDown, onClear, ...props }: ChoiceProps) {
  const items = itemsOf(data ?? []);
  const { typed, textError, type, forget, leave } = useTypedText({
    items,
    value,
    onChange,
    isClearable: props.clearable,
  });
  const label = items.find((item) => item.value === value)?.label ?? "";

  const press = (event: KeyboardEvent<HTMLInputElement>) => {
    onKeyDown?.(event);
    const field = event.currentTarget;
    const isListed = isOpen(field);
    if (event.key === "Escape" && isListed) forget();
    if (event.key === "Tab" && (typed === null || typed.trim() !== "")) highlightedOption(field)?.click();
    if (event.key === "Enter" && isListed && !highlightedOption(field)) {
      // Neither sent with the form nor gone on from: nothing was chosen.
      event.preventDefault();
      event.stopPropagation();
    }
    if (event.key === " " && !isListed && typed === null) {
      event.preventDefault();
      field.click();
    }
  };

  return (
    <Select
      nothingFoundMessage={NO_MATCH}
      {...(items.length <= SHORT_LIST && { inputMode: "none" })}
      {...LIST_IN_PLACE}
      {...props}
      data-choice
      data={data ?? []}
      value={value}
      error={textError ?? error}
      {...SEARCHED_LIST}
      selectFirstOptionOnChange={typed !== null}
      searchValue={typed ?? label}
      filter={(list) => accentlessFilter({ ...list, search: typed ?? "" })}
      onChangeCapture={typeInto(type)}
      onChange={(chosen) => onChange?.(chosen)}
      onOptionSubmit={forget}
      onClear={() => {
        forget();
        onClear?.();
      }}
      onKeyDown={press}
      wrapperProps={{ onKeyDown: chooseHighlighted }}
      onBlur={(event) => {
        leave();
        onBlur?.(event);
      }}
    />
  );
}

interface TypedTextOptions {
  readonly items: readonly ComboboxItem[];
  readonly value: string | null;
  readonly onChange: ChoiceProps["onChange"] | undefined;
  readonly isClearable: boolean | undefined;
}

/** The text that was typed and not chosen yet. Null while the field shows what is chosen. */
function useTypedText({ items, value, onChange, isClearable }: TypedTextOptions) {
  const [typed, setTyped] = useState<string | null>(null);
  const [textError, setTextError] = useState<string>();
  const [shownValue, setShownValue] = useState(value);

  const forget = () => {
    setTyped(null);
    setTextError(undefined);
  };
  if (shownValue !== value) {
    setShownValue(value);
    forget();
  }
  const type = (text: string) => {
    setTyped(text);
    setTextError(undefined);
  };
  const leave = () => {
    if (typed === null) return;
    if (typed.trim() === "") {
      forget();
      if (typed === "" && isClearable && value !== null) onChange?.(null);
      return;
    }
    const { match, error } = settleText(items, typed);
    setTextError(error);
    if (!match) return;
    forget();
    if (match.value !== value) onChange?.(match.value);
  };
  return { typed, textError: typed === null ? undefined : textError, type, forget, leave };
}
