import { TextInput } from "@mantine/core";
import { useDebouncedCallback } from "@mantine/hooks";
import { useEffect, useRef, useState } from "react";
import { Icon } from "../Icon.tsx";
import classes from "./SearchField.module.css";

const DEBOUNCE_MS = 500;

interface Props {
  readonly q: string;
  readonly label: string;
  readonly placeholder: string;
  /** A shorter text, unless it is empty, starts no search. */
  readonly minLength?: number;
  readonly onSearch: (text: string) => void;
}

export function SearchField({ q, label, placeholder, minLength = 1, onSearch }: Props) {
  const [text, setText] = useState(q);
  const searched = useRef(q);
  const searchSoon = useDebouncedCallback((typed: string) => {
    if (typed.length > 0 && typed.length < minLength) return;
    searched.current = typed;
    onSearch(typed);
  }, DEBOUNCE_MS);
  // The field's own search comes back through the address while more may have been typed. Only a different search replaces the text.
  useEffect(() => {
    if (q === searched.current) return;
    searched.current = q;
    setText(q);
  }, [q]);

  return (
    <TextInput
      type="search"
      aria-label={label}
      placeholder={placeholder}
      className={classes.search ?? ""}
      leftSection={<Icon name="search" size={18} />}
      value={text}
      onChange={(event) => {
        setText(event.currentTarget.value);
        searchSoon(event.currentTarget.value.trim());
      }}
    />
  );
}
