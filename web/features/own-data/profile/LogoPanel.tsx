import { Image } from "@mantine/core";
import { PhotoChoice } from "../../../ui/field/PhotoChoice.tsx";
import { Icon } from "../../../ui/Icon.tsx";
import { Section } from "../../../ui/Section.tsx";
import { useChangeLogo } from "./data.ts";

/** It is saved as soon as it is chosen, because it belongs to no form. */
export function LogoPanel({ logoUrl }: { readonly logoUrl: string | null }) {
  const change = useChangeLogo();
  return (
    <Section title="Logotipo" about="Aparece no alto dos seus PDFs, ao lado do seu nome.">
      <PhotoChoice
        label="Logotipo"
        face={
          logoUrl ? <Image src={logoUrl} alt="Seu logotipo" h={72} w={180} fit="contain" /> : <Icon name="camera" />
        }
        isThere={logoUrl !== null}
        removeLabel="Remover logotipo"
        onChoose={(file) => change.mutate(file)}
        onRemove={() => change.mutate("")}
        error={undefined}
      />
    </Section>
  );
}
