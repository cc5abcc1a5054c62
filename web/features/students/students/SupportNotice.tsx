import { Alert } from "@mantine/core";
import { Icon } from "../../../ui/Icon.tsx";
import type { Student } from "./data.ts";

/** Other roles are not told a trainer's name. */
export function SupportNotice({ student: { personal } }: { readonly student: Student }) {
  if (!personal) return null;
  return (
    <Alert variant="light" color="navy" icon={<Icon name="alert" size={18} />}>
      Aluno de {personal.fullname}. Você está aqui como suporte: cada consulta e cada alteração fica no registro de
      acessos do aluno.
    </Alert>
  );
}
