import { Chip, Group, Input } from "@mantine/core";
import { type ReactNode, useId } from "react";
import { ADMIN_ROLES, type AdminRole } from "#domain/administration.ts";
import { choicesOf, codesOf } from "#domain/text/labels.ts";

interface Props {
  readonly value: readonly AdminRole[];
  readonly onChange: (roles: AdminRole[]) => void;
  readonly error?: ReactNode;
}

const ABOUT: Readonly<Record<AdminRole, string>> = {
  owner: "Tudo, também os administradores e os termos.",
  finance: "Planos, assinaturas, faturas e números.",
  catalogue: "Exercícios, biblioteca, tutoriais e documentos.",
  support: "Personais, alunos e pedidos de exclusão.",
};

export function RolesField({ value, onChange, error }: Props) {
  const id = useId();
  const choose = (chosen: readonly string[]) => onChange(codesOf(ADMIN_ROLES).filter((role) => chosen.includes(role)));
  return (
    <Input.Wrapper
      label="Papéis"
      labelElement="div"
      labelProps={{ id }}
      description={value.map((role) => ABOUT[role]).join(" ") || "O que a pessoa pode fazer."}
      withAsterisk
      error={error}
      inputWrapperOrder={["label", "input", "description", "error"]}
    >
      <Group role="group" aria-labelledby={id} gap="xs" my={6}>
        <Chip.Group multiple value={[...value]} onChange={choose}>
          {choicesOf(ADMIN_ROLES).map((role) => (
            <Chip key={role.value} value={role.value} size="md">
              {role.label}
            </Chip>
          ))}
        </Chip.Group>
      </Group>
    </Input.Wrapper>
  );
}
