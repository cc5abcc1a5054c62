import { Button, Card, Group, Tabs } from "@mantine/core";
import type { UseFormReturnType } from "@mantine/form";
import { FormTabs } from "../../../../ui/form/FormTabs.tsx";
import type { LandingPage } from "../data.ts";
import { type LandingForm, wrongParts } from "../landing-form.ts";
import { PARTS, type Part } from "../landing-search.ts";
import { ContactPart } from "./ContactPart.tsx";
import { CarouselPart, FirstPart, HomePart, PersonPart, SecondPart } from "./Parts.tsx";

interface Props {
  readonly form: UseFormReturnType<LandingForm>;
  readonly page: LandingPage;
  readonly part: Part;
  readonly isSaving: boolean;
  readonly onPart: (part: Part) => void;
  readonly onSave: () => void;
}

const PANELS = {
  home: HomePart,
  carrossel: CarouselPart,
  secao1: FirstPart,
  secao2: SecondPart,
  personal: PersonPart,
  contato: ContactPart,
} as const satisfies Record<Part, unknown>;

export function PartsForm({ form, page, part, isSaving, onPart, onSave }: Props) {
  const index = PARTS.findIndex(({ value }) => value === part);
  const [previous, next] = [PARTS[index - 1], PARTS[index + 1]];
  const Panel = PANELS[part];
  return (
    <form
      noValidate
      aria-label="Minha página"
      onSubmit={(event) => {
        event.preventDefault();
        onSave();
      }}
    >
      <FormTabs tabs={PARTS} tab={part} onTab={onPart} wrong={wrongParts(form.errors)}>
        <Tabs.Panel value={part}>
          <Card withBorder p={{ base: "md", sm: "lg" }}>
            <Panel form={form} page={page} />
          </Card>
        </Tabs.Panel>
      </FormTabs>
      <Group justify="space-between" mt="lg" gap="sm">
        <Group gap="xs">
          {previous && (
            <Button variant="default" onClick={() => onPart(previous.value)}>
              Voltar
            </Button>
          )}
          {next && (
            <Button variant="default" onClick={() => onPart(next.value)}>
              Próximo
            </Button>
          )}
        </Group>
        <Button type="submit" loading={isSaving}>
          Salvar
        </Button>
      </Group>
    </form>
  );
}
