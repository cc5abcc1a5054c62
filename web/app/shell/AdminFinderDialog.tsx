import { useDebouncedValue } from "@mantine/hooks";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { useState } from "react";
import { exerciseTypeLabel } from "#domain/training/exercise-types.ts";
import { foundExercisesQuery } from "../../features/catalogue/exercises/data.ts";
import { groupsQuery } from "../../features/catalogue/muscle-groups/data.ts";
import { foundTrainersQuery } from "../../features/platform-billing/trainers/data.ts";
import { foundStudentsQuery } from "../../features/students/students/data.ts";
import { isAdminFor, useCurrentUser } from "../../session/current-user.ts";
import {
  FINDER_DEBOUNCE_MS,
  FinderDialog,
  type FinderOption,
  type FinderProps,
} from "../../ui/finder/FinderDialog.tsx";
import { comparable } from "../../ui/select/accentless-filter.ts";

const EACH_AT_MOST = 4;
const NOUNS = new Intl.ListFormat("pt-BR", { type: "disjunction" });
const KEEPS_FORMER = { placeholderData: keepPreviousData } as const;

/** Trainers first: an administrator looks for those most. It asks only for what the administrator may read. */
export default function AdminFinderDialog({ typed, onClose }: FinderProps) {
  const [text, setText] = useState(() => typed.current);
  const [q] = useDebouncedValue(text.trim(), FINDER_DEBOUNCE_MS);
  const navigate = useNavigate();
  const user = useCurrentUser();
  const mayReadTrainers = isAdminFor(user, "finance", "support");
  const mayReadStudents = isAdminFor(user, "support");
  const mayReadCatalogue = isAdminFor(user, "catalogue");
  const trainers = useQuery({ ...foundTrainersQuery(q), ...KEEPS_FORMER, enabled: mayReadTrainers });
  const students = useQuery({ ...foundStudentsQuery(q), ...KEEPS_FORMER, enabled: mayReadStudents });
  const exercises = useQuery({ ...foundExercisesQuery(q), ...KEEPS_FORMER, enabled: mayReadCatalogue });
  const groups = useQuery({ ...groupsQuery, enabled: mayReadCatalogue });
  const words = comparable(q).split(/\s+/);

  const options: readonly FinderOption[] = [
    ...(trainers.data ?? []).map(({ id, fullname, email, photo_url: photo, is_active: isActive }) => ({
      key: `trainer-${id}`,
      name: fullname,
      detail: `Personal · ${email}`,
      photo,
      mark: isActive ? undefined : "Inativo",
      go: () => navigate({ to: "/admin/home/personal/visualizar/$id", params: { id } }),
    })),
    ...(students.data ?? []).slice(0, EACH_AT_MOST).map(({ id, name, email, photo_url: photo, personal }) => ({
      key: `student-${id}`,
      name,
      detail: ["Aluno", personal?.fullname ?? email].join(" · "),
      photo,
      go: () => navigate({ to: "/inicio/visualizar/$id", params: { id } }),
    })),
    ...(q === "" ? [] : (exercises.data ?? [])).map(({ id, name, exercise_type }) => ({
      key: `exercise-${id}`,
      name,
      detail: `Exercício · ${exerciseTypeLabel(exercise_type)}`,
      go: () => navigate({ to: "/admin/configuracoes/exercicios", search: { exercicio: id } }),
    })),
    ...(q === "" ? [] : (groups.data ?? []))
      .flatMap((group) => group.postural_deviations.map((deviation) => ({ group, deviation })))
      .filter(({ deviation }) => words.every((word) => comparable(deviation.name).includes(word)))
      .slice(0, EACH_AT_MOST)
      .map(({ group, deviation }) => ({
        key: `deviation-${deviation.id}`,
        name: deviation.name,
        detail: `Desvio postural · ${group.name}`,
        go: () =>
          navigate({
            to: "/admin/configuracoes/grupos_musculares/detalhe/$id",
            params: { id: String(group.id) },
            search: { desvio: deviation.id },
          }),
      })),
  ];
  const nouns = NOUNS.format([
    ...(mayReadTrainers ? ["personal"] : []),
    ...(mayReadStudents ? ["aluno"] : []),
    ...(mayReadCatalogue ? ["exercício", "desvio"] : []),
  ]);
  const queries = [trainers, students, exercises, groups].filter(({ isEnabled }) => isEnabled);
  return (
    <FinderDialog
      title="Buscar"
      label={nouns.charAt(0).toUpperCase() + nouns.slice(1)}
      listLabel="Encontrados"
      nothingFound={q === "" ? `Digite para buscar ${nouns}.` : "Nada encontrado"}
      text={text}
      onText={setText}
      finding={{
        options,
        error: queries.find(({ error }) => error)?.error,
        isSettled:
          q === text.trim() && queries.every(({ isPending, isPlaceholderData }) => !isPending && !isPlaceholderData),
      }}
      onClose={onClose}
    />
  );
}
