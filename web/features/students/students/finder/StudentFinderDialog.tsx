import { Modal, Text, TextInput } from "@mantine/core";
import { useDebouncedValue } from "@mantine/hooks";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { type KeyboardEvent, useId, useState } from "react";
import { sentenceOf } from "../../../../api/api-error.ts";
import { Face } from "../../../../ui/Face.tsx";
import { Icon } from "../../../../ui/Icon.tsx";
import { useUpTo } from "../../../../ui/use-breakpoint.ts";
import { foundStudentsQuery, type StudentSummary } from "../data.ts";
import classes from "./StudentFinderDialog.module.css";

const DEBOUNCE_MS = 200;

interface Props {
  readonly typed: { readonly current: string };
  readonly onClose: () => void;
}

export default function StudentFinderDialog({ typed, onClose }: Props) {
  const phone = useUpTo("sm");
  const navigate = useNavigate();
  const listId = useId();
  const [text, setText] = useState(() => typed.current);
  const [q] = useDebouncedValue(text.trim(), DEBOUNCE_MS);
  const [place, setPlace] = useState(0);
  const {
    data: students = [],
    error,
    isPending,
  } = useQuery({ ...foundStudentsQuery(q), placeholderData: keepPreviousData });
  const chosen = students[Math.min(place, students.length - 1)];

  const go = ({ id }: StudentSummary) => {
    onClose();
    void navigate({ to: "/inicio/visualizar/$id", params: { id } });
  };
  const byKey = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step !== undefined && students.length > 0) {
      event.preventDefault();
      setPlace((Math.min(place, students.length - 1) + step + students.length) % students.length);
    }
    if (event.key === "Enter" && chosen) go(chosen);
  };

  return (
    <Modal
      opened
      onClose={onClose}
      title="Buscar aluno"
      fullScreen={phone}
      size={560}
      yOffset="12vh"
      transitionProps={{ transition: "fade", duration: 120 }}
    >
      <TextInput
        type="search"
        role="combobox"
        aria-label="Nome ou e-mail"
        aria-expanded={students.length > 0}
        aria-controls={listId}
        aria-autocomplete="list"
        aria-activedescendant={chosen && `${listId}-${chosen.id}`}
        placeholder="Nome ou e-mail"
        autoComplete="off"
        data-autofocus
        leftSection={<Icon name="search" size={18} />}
        value={text}
        onChange={(event) => {
          setText(event.currentTarget.value);
          setPlace(0);
        }}
        onKeyDown={byKey}
      />
      <div id={listId} role="listbox" aria-label="Alunos" className={classes.list}>
        {students.map((student) => (
          <Found
            key={student.id}
            id={`${listId}-${student.id}`}
            student={student}
            isChosen={student === chosen}
            onGo={() => go(student)}
          />
        ))}
      </div>
      <Text size="sm" c="dimmed" ta="center" role="status" py={students.length > 0 || isPending ? 0 : "lg"}>
        {error ? sentenceOf(error) : students.length === 0 && !isPending ? "Alunos não encontrados!" : null}
      </Text>
    </Modal>
  );
}

interface FoundProps {
  readonly id: string;
  readonly student: StudentSummary;
  readonly isChosen: boolean;
  readonly onGo: () => void;
}

/** The field keeps the focus, so an option takes no key; the pointer chooses it at once. */
function Found({ id, student, isChosen, onGo }: FoundProps) {
  const { name, email, is_active: isActive, photo_url: photo, personal } = student;
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
      <Face photo={photo} name={name} size={36} />
      <span className={classes.who}>
        <span className={classes.name}>{name}</span>
        <span className={classes.email}>{personal ? `${email} · ${personal.fullname}` : email}</span>
      </span>
      {!isActive && <span className={classes.email}>Inativo</span>}
    </div>
  );
}
