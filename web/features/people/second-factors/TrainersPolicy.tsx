import { Switch } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { instantOf } from "../../../ui/instants.ts";
import { Section } from "../../../ui/Section.tsx";
import { policyQuery, useChangePolicy } from "./data.ts";

/** The choice shows while it is being saved; a refused one turns back. */
export function TrainersPolicy() {
  const { data } = useQuery(policyQuery);
  const { mutate, isPending, variables } = useChangePolicy();
  if (!data) return null;
  const from = data.trainers_from;
  return (
    <Section
      title="Verificação em duas etapas"
      about="Administradores precisam dela sete dias depois de entrar pela primeira vez."
    >
      <Switch
        size="md"
        label="Exigir também dos personais"
        description={
          from ? `Exigida desde ${instantOf(from)}.` : "Eles têm sete dias para ativar; depois, só isso fica aberto."
        }
        checked={isPending ? variables : from !== null}
        onChange={(event) => mutate(event.currentTarget.checked)}
      />
    </Section>
  );
}
