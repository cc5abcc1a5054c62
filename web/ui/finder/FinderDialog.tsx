import { Modal, Text, TextInput } from "@mantine/core";
import { type KeyboardEvent, useEffect, useEffectEvent, useId, useState } from "react";
import { sentenceOf } from "../../api/api-error.ts";
import { Face } from "../Face.tsx";
import { Icon } from "../Icon.tsx";
import { useUpTo } from "../use-breakpoint.ts";
import classes from "./FinderDialog.module.css";

export const FINDER_DEBOUNCE_MS = 200;

/** `typed` holds what was typed while the dialog was on its way. */
export interface FinderProps {
  readonly typed: { readonly current: string };
  readonly onClose: () => void;
}

export interface FinderOption {
  readonly key: string;
  readonly name: string;
  readonly detail: string;
  /** Absent for what has no face. */
  readonly photo?: string | null;
  /** At the end of the row: "Inativo". */
  readonly mark?: string | undefined;
  readonly go: () => unknown;
}

export interface Finding {
  readonly options: readonly FinderOption[];
  readonly error: unknown;
  /** The options answer what is typed. */
  readonly isSettled: boolean;
}

interface Props {
  readonly title: string;
  readonly label: string;
  readonly listLabel: string;
  readonly nothingFound: string;
  readonly text: string;
  readonly onText: (text: string) => void;
  readonly finding: Finding;
  readonly onClose: () => void;
}

export function FinderDialog({ title, label, listLabel, nothingFound, text, onText, finding, onClose }: Props) {
  const { options, error, isSettled } = finding;
  const phone = useUpTo("sm");
  const listId = useId();
  const [index, setIndex] = useState(0);
  // Enter that came before the answer.
  const [isAwaited, setAwaited] = useState(false);
  const chosen = options[Math.min(index, options.length - 1)];
  const go = (option: FinderOption) => {
    onClose();
    option.go();
  };
  const byKey = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step !== undefined && options.length > 0) {
      event.preventDefault();
      setIndex((Math.min(index, options.length - 1) + step + options.length) % options.length);
    }
    if (event.key !== "Enter") return;
    if (isSettled && chosen) go(chosen);
    else setAwaited(!isSettled);
  };
  const goWhenFound = useEffectEvent(() => {
    setAwaited(false);
    if (chosen) go(chosen);
  });
  useEffect(() => {
    if (isAwaited && isSettled) goWhenFound();
  }, [isAwaited, isSettled]);

  return (
    <Modal
      opened
      onClose={onClose}
      title={title}
      fullScreen={phone}
      size={560}
      yOffset="12vh"
      transitionProps={{ transition: "fade", duration: 120 }}
    >
      <TextInput
        type="search"
        role="combobox"
        aria-label={label}
        aria-expanded={options.length > 0}
        aria-controls={listId}
        aria-autocomplete="list"
        aria-activedescendant={chosen && `${listId}-${chosen.key}`}
        placeholder={label}
        autoComplete="off"
        data-autofocus
        // The dialog itself moves the focus later than the next key.
        autoFocus
        leftSection={<Icon name="search" size={18} />}
        value={text}
        onChange={(event) => {
          onText(event.currentTarget.value);
          setIndex(0);
          setAwaited(false);
        }}
        onKeyDown={byKey}
      />
      <div id={listId} role="listbox" aria-label={listLabel} className={classes.list}>
        {options.map((option) => (
          <Found
            key={option.key}
            id={`${listId}-${option.key}`}
            option={option}
            isChosen={option === chosen}
            onGo={() => go(option)}
          />
        ))}
      </div>
      <Text size="sm" c="dimmed" ta="center" role="status" py={options.length > 0 || !isSettled ? 0 : "lg"}>
        {error ? sentenceOf(error) : options.length === 0 && isSettled ? nothingFound : null}
      </Text>
    </Modal>
  );
}

interface FoundProps {
  readonly id: string;
  readonly option: FinderOption;
  readonly isChosen: boolean;
  readonly onGo: () => void;
}

/** The field keeps the focus, so an option takes no key; the pointer chooses it at once. */
function Found({ id, option: { name, detail, photo, mark }, isChosen, onGo }: FoundProps) {
  return (
    <div
      id={id}
      role="option"
      tabIndex={-1}
      aria-selected={isChosen}
      className={classes.option}
      ref={(element) => {
        if (isChosen) element?.scrollIntoView({ block: "nearest" });
      }}
      onMouseDown={(event) => event.preventDefault()}
      onClick={onGo}
      onKeyDown={undefined}
    >
      {photo !== undefined && <Face photo={photo} name={name} size={36} />}
      <span className={classes.who}>
        <span className={classes.name}>{name}</span>
        <span className={classes.email}>{detail}</span>
      </span>
      {mark && <span className={classes.email}>{mark}</span>}
    </div>
  );
}
