import { Group, Radio, SimpleGrid, Stack, Text, Textarea, TextInput } from "@mantine/core";
import { ACCENTS, type Accent } from "#domain/landing-page/accents.ts";
import classes from "./AccentChoice.module.css";
import { ImageField } from "./ImageField.tsx";
import type { PartProps } from "./part-props.ts";

const PROSE = {
  autosize: true,
  minRows: 4,
  maxRows: 14,
  description: "Uma linha em branco separa os parágrafos",
} as const;

export const HomePart = ({ form, page }: PartProps) => (
  <Stack gap="md">
    <TextInput
      label="Nome da página"
      withAsterisk
      maxLength={60}
      autoComplete="organization"
      {...form.getInputProps("name_landing")}
    />
    <TextInput
      label="Título"
      placeholder="Treino feito para você"
      maxLength={90}
      {...form.getInputProps("title_home")}
    />
    <Textarea label="Descrição" maxLength={600} {...PROSE} {...form.getInputProps("description_home")} />
    <ImageField form={form} page={page} field="url_image_1" label="Imagem do banner" />
    <AccentChoice value={form.values.accent} onChange={(accent) => form.setFieldValue("accent", accent)} />
  </Stack>
);

const SLIDES = ["url_image_2", "url_image_3", "url_image_5", "url_image_6"] as const;

export const CarouselPart = (props: PartProps) => (
  <Stack gap="md">
    <Text size="sm" c="dimmed">
      Até quatro fotos. Sem nenhuma, o carrossel não aparece na página.
    </Text>
    <SimpleGrid cols={{ base: 1, md: 2 }} spacing="lg">
      {SLIDES.map((field, index) => (
        <ImageField key={field} {...props} field={field} label={`Imagem ${index + 1}`} />
      ))}
    </SimpleGrid>
  </Stack>
);

export const FirstPart = ({ form }: PartProps) => (
  <Stack gap="md">
    <TextInput label="Título" maxLength={90} {...form.getInputProps("title_page_2")} />
    <Textarea label="Descrição" maxLength={2000} {...PROSE} {...form.getInputProps("description_page_2")} />
    <TextInput
      label="Link do vídeo"
      description="O vídeo abre no YouTube ou no Vimeo quando o visitante toca nele"
      inputMode="url"
      autoComplete="off"
      maxLength={300}
      {...form.getInputProps("url_video")}
    />
  </Stack>
);

export const SecondPart = ({ form, page }: PartProps) => (
  <Stack gap="md">
    <TextInput label="Título" maxLength={90} {...form.getInputProps("title_page_4")} />
    <Textarea label="Descrição" maxLength={2000} {...PROSE} {...form.getInputProps("description_page4")} />
    <ImageField form={form} page={page} field="url_image_4" label="Imagem" />
  </Stack>
);

export const PersonPart = ({ form }: PartProps) => (
  <Stack gap="md">
    <TextInput label="Nome" maxLength={80} autoComplete="name" {...form.getInputProps("name_personal")} />
    <Textarea label="Currículo" maxLength={3000} {...PROSE} minRows={8} {...form.getInputProps("cv_personal")} />
    <Text size="sm" c="dimmed">
      O CREF e a foto vêm do seu perfil.
    </Text>
  </Stack>
);

interface AccentProps {
  readonly value: string;
  readonly onChange: (value: string) => void;
}

const ALL_ACCENTS = Object.entries(ACCENTS) as [Accent, string][];

const AccentChoice = ({ value, onChange }: AccentProps) => (
  <Radio.Group label="Cor de destaque" value={value} onChange={onChange}>
    <Group gap="xs" mt={6}>
      {ALL_ACCENTS.map(([accent, label]) => (
        <Radio.Card key={accent} value={accent} className={classes.card ?? ""}>
          <Group gap="sm" wrap="nowrap">
            <Radio.Indicator />
            <span className={classes.swatch} data-accent={accent} />
            {label}
          </Group>
        </Radio.Card>
      ))}
    </Group>
  </Radio.Group>
);
