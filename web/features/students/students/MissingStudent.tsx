import { Button } from "@mantine/core";
import { Link } from "@tanstack/react-router";
import { roleOf, useCurrentUser } from "../../../session/current-user.ts";
import { NotFoundState } from "../../../ui/NotFoundState.tsx";
import { studentsPage } from "./student-pages.ts";

export function MissingStudent() {
  const role = roleOf(useCurrentUser());
  return (
    <NotFoundState
      title="Aluno não encontrado"
      action={
        <Button mt="md" renderRoot={(props) => <Link {...props} to={studentsPage(role)} />}>
          Ver a lista de alunos
        </Button>
      }
    >
      O cadastro foi excluído ou o endereço está errado.
    </NotFoundState>
  );
}
