import { useDebouncedValue } from "@mantine/hooks";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { useState } from "react";
import { exerciseTypeLabel } from "#domain/training/exercise-types.ts";
import { namedExercisesQuery } from "../../features/catalogue/exercises/data.ts";
import { foundStudentsQuery } from "../../features/students/students/data.ts";
import { useCurrentUser } from "../../session/current-user.ts";
import {
  FINDER_DEBOUNCE_MS,
  FinderDialog,
  type FinderOption,
  type FinderProps,
} from "../../ui/finder/FinderDialog.tsx";
import { comparable } from "../../ui/select/accentless-filter.ts";
import { menuOf } from "./menu.ts";

const KEEPS_FORMER = { placeholderData: keepPreviousData } as const;

/** Students first; pages and exercises once something is typed. */
export default function TrainerFinderDialog({ typed, onClose }: FinderProps) {
  const [text, setText] = useState(() => typed.current);
  const [q] = useDebouncedValue(text.trim(), FINDER_DEBOUNCE_MS);
  const navigate = useNavigate();
  const user = useCurrentUser();
  const students = useQuery({ ...foundStudentsQuery(q), ...KEEPS_FORMER });
  const exercises = useQuery({ ...namedExercisesQuery(q), ...KEEPS_FORMER, enabled: q !== "" });
  const words = comparable(q).split(/\s+/);
  const isNamed = (name: string) => q !== "" && words.every((word) => comparable(name).includes(word));
  const pages: readonly (Pick<FinderOption, "name" | "go"> & { readonly detail?: string })[] = [
    {
      name: "Novo aluno",
      detail: "Cadastrar",
      go: () => navigate({ to: "/inicio/alunos", search: { dialog: "new" } }),
    },
    ...menuOf(user).map(({ label, link }) => ({ name: label, go: () => navigate(link) })),
    { name: "Tendências", detail: "De todos os alunos", go: () => navigate({ to: "/inicio/tendencias" }) },
    { name: "Meu perfil", go: () => navigate({ to: "/configuracoes/perfil" }) },
    { name: "Por quanto tempo guardar", go: () => navigate({ to: "/configuracoes/perfil/guarda" }) },
    { name: "Minha assinatura", go: () => navigate({ to: "/configuracoes/perfil/assinatura" }) },
  ];

  const options: readonly FinderOption[] = [
    ...(students.data ?? []).map(({ id, name, email, photo_url: photo, is_active: isActive }) => ({
      key: `student-${id}`,
      name,
      detail: email,
      photo,
      mark: isActive ? undefined : "Inativo",
      go: () => navigate({ to: "/inicio/visualizar/$id", params: { id } }),
    })),
    ...pages
      .filter(({ name }) => isNamed(name))
      .map((page) => ({ key: `page-${page.name}`, detail: "Página", ...page })),
    ...(q === "" ? [] : (exercises.data ?? [])).map(({ id, name, exercise_type }) => ({
      key: `exercise-${id}`,
      name,
      detail: `Exercício · ${exerciseTypeLabel(exercise_type)}`,
      go: () => navigate({ to: "/configuracoes/exercicios", search: { exercicio: id } }),
    })),
  ];
  const isRead = !students.isPending && !students.isPlaceholderData && !(q !== "" && exercises.isPending);
  return (
    <FinderDialog
      title="Buscar"
      label="Aluno, exercício ou página"
      listLabel="Encontrados"
      nothingFound="Nada encontrado"
      text={text}
      onText={setText}
      finding={{
        options,
        error: students.error ?? exercises.error,
        isSettled: q === text.trim() && isRead && !exercises.isPlaceholderData,
      }}
      onClose={onClose}
    />
  );
}
