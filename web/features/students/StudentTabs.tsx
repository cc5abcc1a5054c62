import { Tabs, Tooltip } from "@mantine/core";
import type { UseFormReturnType } from "@mantine/form";
import { StudentFieldset } from "./StudentFieldset.tsx";
import type { StudentForm } from "./student-form.ts";

const LATER = ["Anamnese Pessoal", "Anamnese Fisiológica e Nutricional"] as const;

interface Props {
  readonly form: UseFormReturnType<StudentForm>;
  readonly photoUrl: string | null;
}

export function StudentTabs({ form, photoUrl }: Props) {
  return (
    <Tabs value="dados" keepMounted>
      <Tabs.List mb="lg">
        <Tabs.Tab value="dados">Dados</Tabs.Tab>
        {LATER.map((name) => (
          <Tooltip key={name} label="Esta parte do cadastro estará disponível em breve.">
            <Tabs.Tab value={name} aria-disabled data-disabled>
              {name}
            </Tabs.Tab>
          </Tooltip>
        ))}
      </Tabs.List>
      <Tabs.Panel value="dados">
        <StudentFieldset form={form} photoUrl={photoUrl} />
      </Tabs.Panel>
    </Tabs>
  );
}
