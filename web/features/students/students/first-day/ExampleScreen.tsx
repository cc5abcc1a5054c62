import { Button, Group, Stack, Text, Title } from "@mantine/core";
import { Link, useNavigate } from "@tanstack/react-router";
import {
  PRODUCT_PICTURES,
  type ProductPicture,
  productPictureAddress,
  productPictureSet,
} from "#domain/landing-page/product-pictures.ts";
import { usePageTitle } from "../../../../session/use-page-title.ts";
import { BackButton } from "../../../../ui/BackButton.tsx";
import { Icon } from "../../../../ui/Icon.tsx";
import classes from "./ExampleScreen.module.css";

interface Stop {
  readonly title: string;
  readonly text: string;
  readonly pictures: readonly ProductPicture[];
  readonly pdf?: { readonly label: string; readonly address: string };
}

const STOPS: readonly Stop[] = [
  {
    title: "A página dele",
    text: "O que ele treinou nesta semana, os ciclos do plano nos meses e, em cada ciclo, a avaliação e os treinos.",
    pictures: ["plan"],
  },
  {
    title: "A avaliação",
    text: "Você anota as medidas e o resultado aparece ao lado, comparado com a avaliação anterior. O PDF é o que ele recebe.",
    pictures: ["evaluation"],
    pdf: { label: "Ver a avaliação em PDF", address: "/product/avaliacao.pdf" },
  },
  {
    title: "Os treinos da semana",
    text: "Os treinos A, B e C, com as séries de cada grupo muscular no alto. Um toque envia pelo WhatsApp.",
    pictures: ["trainings"],
    pdf: { label: "Ver os treinos em PDF", address: "/product/treinos.pdf" },
  },
  {
    title: "O que ele vê no celular",
    text: "O treino do dia, série por série, também sem sinal, e a própria avaliação.",
    pictures: ["set", "report"],
  },
];

/** A student who is nobody's: pictures and documents of the demo, so that nothing is counted or can be spoiled. */
export function ExampleScreen() {
  const navigate = useNavigate();
  usePageTitle("Aluno de exemplo");
  return (
    <Stack gap="xl">
      <div>
        <BackButton otherwise={() => navigate({ to: "/inicio/alunos", replace: true })} />
        <Title order={1}>Aluno de exemplo</Title>
        <Text c="dimmed">
          Lucas tem 34 anos e treina para recomposição corporal. Os dados são inventados; as telas e os documentos são
          os que você vai usar.
        </Text>
      </div>
      <div className={classes.stops}>
        {STOPS.map((stop) => (
          <ExampleStop key={stop.title} {...stop} />
        ))}
      </div>
      <Group>
        <Button renderRoot={(props) => <Link {...props} to="/inicio/alunos" search={{ dialog: "new" }} />}>
          Cadastrar meu primeiro aluno
        </Button>
      </Group>
    </Stack>
  );
}

const ExampleStop = ({ title, text, pictures, pdf }: Stop) => (
  <section className={classes.stop}>
    <Stack gap="xs" align="flex-start">
      <Title order={2} size="h3">
        {title}
      </Title>
      <Text>{text}</Text>
      {pdf && (
        <Button
          component="a"
          href={pdf.address}
          target="_blank"
          variant="default"
          leftSection={<Icon name="download" size={18} />}
        >
          {pdf.label}
        </Button>
      )}
    </Stack>
    <div className={classes.pictures}>
      {pictures.map((name) => (
        <Picture key={name} name={name} />
      ))}
    </div>
  </section>
);

function Picture({ name }: { readonly name: ProductPicture }) {
  const { width, height, alt } = PRODUCT_PICTURES[name];
  const isPhone = width < height;
  const sizes = isPhone ? "260px" : "(min-width: 62em) 900px, 92vw";
  return (
    <picture className={isPhone ? (classes.phone ?? "") : ""}>
      <source type="image/avif" srcSet={productPictureSet(name, "avif")} sizes={sizes} />
      <source type="image/webp" srcSet={productPictureSet(name, "webp")} sizes={sizes} />
      <img src={productPictureAddress(name)} alt={alt} width={width} height={height} loading="lazy" />
    </picture>
  );
}
