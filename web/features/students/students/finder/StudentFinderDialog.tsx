import { useDebouncedValue } from "@mantine/hooks";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { useState } from "react";
import { FINDER_DEBOUNCE_MS, FinderDialog, type FinderProps } from "../../../../ui/finder/FinderDialog.tsx";
import { foundStudentsQuery } from "../data.ts";

export default function StudentFinderDialog({ typed, onClose }: FinderProps) {
  const [text, setText] = useState(() => typed.current);
  const [q] = useDebouncedValue(text.trim(), FINDER_DEBOUNCE_MS);
  const navigate = useNavigate();
  const found = useQuery({ ...foundStudentsQuery(q), placeholderData: keepPreviousData });
  const { data = [], error, isPending, isPlaceholderData } = found;
  const options = data.map(({ id, name, email, photo_url: photo, is_active: isActive }) => ({
    key: String(id),
    name,
    detail: email,
    photo,
    mark: isActive ? undefined : "Inativo",
    go: () => navigate({ to: "/inicio/visualizar/$id", params: { id } }),
  }));
  return (
    <FinderDialog
      title="Buscar aluno"
      label="Nome ou e-mail"
      listLabel="Alunos"
      nothingFound="Alunos não encontrados!"
      text={text}
      onText={setText}
      finding={{ options, error, isSettled: q === text.trim() && !isPending && !isPlaceholderData }}
      onClose={onClose}
    />
  );
}
