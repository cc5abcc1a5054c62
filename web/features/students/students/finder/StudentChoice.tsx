import { useDebouncedValue } from "@mantine/hooks";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { FINDER_DEBOUNCE_MS, FinderDialog } from "../../../../ui/finder/FinderDialog.tsx";
import { foundStudentsQuery } from "../data.ts";

interface Props {
  readonly title: string;
  readonly onChoose: (id: number) => unknown;
  readonly onClose: () => void;
}

/** One of the trainer's students, found by name. */
export function StudentChoice({ title, onChoose, onClose }: Props) {
  const [text, setText] = useState("");
  const [q] = useDebouncedValue(text.trim(), FINDER_DEBOUNCE_MS);
  const {
    data: students,
    error,
    isPlaceholderData,
  } = useQuery({
    ...foundStudentsQuery(q),
    placeholderData: keepPreviousData,
  });
  return (
    <FinderDialog
      title={title}
      label="Nome do aluno"
      listLabel="Alunos"
      nothingFound="Aluno não encontrado"
      text={text}
      onText={setText}
      finding={{
        options: (students ?? []).map(({ id, name, email, photo_url: photo, is_active: isActive }) => ({
          key: String(id),
          name,
          detail: email,
          photo,
          mark: isActive ? undefined : "Inativo",
          go: () => onChoose(id),
        })),
        error,
        isSettled: q === text.trim() && students !== undefined && !isPlaceholderData,
      }}
      onClose={onClose}
    />
  );
}
