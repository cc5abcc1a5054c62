import { Button, Group, Stack, Text, TextInput } from "@mantine/core";
import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { isNotFound } from "../../../../api/api-error.ts";
import { toast } from "../../../../ui/toast.ts";
import type { FoundStudent, PrescribedCycle } from "../editor/training-plan.ts";

interface Props extends Pick<PrescribedCycle, "findStudents"> {
  readonly chosen: FoundStudent | null;
  readonly onChoose: (student: FoundStudent | null) => void;
}

const NOBODY = "Aluno Não Encontrado";

export function StudentLookup({ findStudents, chosen, onChoose }: Props) {
  const [text, setText] = useState("");
  const search = useMutation({
    mutationFn: findStudents,
    onSuccess: (found) => {
      const [only, ...others] = found;
      onChoose(only && others.length === 0 ? only : null);
      if (!only) toast.failure(null, NOBODY);
    },
    onError: (error) => {
      onChoose(null);
      toast.failure(error, isNotFound(error) ? NOBODY : undefined);
    },
  });
  const submit = () => text.trim() && search.mutate(text.trim());
  const several = search.data && search.data.length > 1 ? search.data : [];

  return (
    <Stack gap="sm">
      <Group gap="sm" align="flex-end" wrap="nowrap">
        <TextInput
          label="Código Aluno"
          placeholder="Código ou nome"
          autoComplete="off"
          flex={1}
          value={text}
          onChange={(event) => setText(event.currentTarget.value)}
          onKeyDown={(event) => {
            if (event.key !== "Enter") return;
            event.preventDefault();
            submit();
          }}
        />
        <Button variant="default" loading={search.isPending} onClick={submit}>
          Pesquisar
        </Button>
      </Group>
      {several.length > 0 && (
        <div>
          <Text size="sm" mb={4} role="status">
            Qual destes alunos?
          </Text>
          <Group gap="xs">
            {several.map((student) => (
              <Button
                key={student.id}
                variant={student.id === chosen?.id ? "filled" : "default"}
                aria-pressed={student.id === chosen?.id}
                onClick={() => onChoose(student)}
              >
                {student.name}
              </Button>
            ))}
          </Group>
        </div>
      )}
      <TextInput label="Aluno Selecionado" disabled value={chosen?.name ?? ""} />
    </Stack>
  );
}
