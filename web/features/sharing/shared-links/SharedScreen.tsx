import { Alert, Anchor, Button, Stack, Text, Title } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { getRouteApi, Link } from "@tanstack/react-router";
import { type SubmitEvent, useEffect, useState } from "react";
import { isCalendarDate } from "#domain/calendar-date.ts";
import { sharedUntil } from "#domain/shared-links.ts";
import { isNotFound, sentenceOf } from "../../../api/api-error.ts";
import { useProduct } from "../../../session/product.ts";
import { usePageTitle } from "../../../session/use-page-title.ts";
import { EntranceButton } from "../../../ui/EntranceButton.tsx";
import { ErrorState } from "../../../ui/ErrorState.tsx";
import { DayInput } from "../../../ui/field/DayInput.tsx";
import { Icon } from "../../../ui/Icon.tsx";
import { ScreenSkeleton } from "../../../ui/Skeletons.tsx";
import { openedLinkQuery, useOpenLink } from "./data.ts";
import { SharedTrainings } from "./SharedTrainings.tsx";

const route = getRouteApi("/open/compartilhado/$token");

/** It needs no session: a training opens at once, health data after the birth date. */
export function SharedScreen() {
  const { token } = route.useParams();
  const { data: link, error, refetch, isFetching } = useQuery(openedLinkQuery(token));
  const opening = useOpenLink(token);
  const { name: product } = useProduct();
  usePageTitle(link?.title ?? "Documento compartilhado");

  if (error) {
    // Trying again brings back a server, not a link.
    const again = isNotFound(error) ? { action: <EntranceButton /> } : { onRetry: refetch, retrying: isFetching };
    return <ErrorState asScreen title="Documento indisponível" error={error} {...again} />;
  }
  if (!link) return <ScreenSkeleton />;
  return (
    <Stack>
      <div>
        <Title order={1} size="h2">
          {link.title}
        </Title>
        <Text size="sm" c="dimmed" className="figures">
          De {link.trainer} para {link.student}. O link vale até {sharedUntil(link.expires_at)}.
        </Text>
      </div>
      {link.document === "trainings" && <SharedTrainings token={token} />}
      {opening.data ? (
        <OpenedFile file={opening.data} />
      ) : link.asks_birth_date ? (
        <BirthDate opening={opening} />
      ) : (
        <>
          {opening.error && <Alert color="danger">{sentenceOf(opening.error)}</Alert>}
          <Button
            fullWidth
            variant={link.document === "trainings" ? "default" : "filled"}
            loading={opening.isPending}
            leftSection={<Icon name="download" size={18} />}
            onClick={() => opening.mutate(null)}
          >
            Abrir o PDF
          </Button>
        </>
      )}
      {link.document === "trainings" && (
        <Text size="sm" c="dimmed">
          No {product} você registra cargas e descanso, também sem sinal.{" "}
          <Anchor underline="always" renderRoot={(props) => <Link to="/" {...props} />}>
            Entrar no {product}
          </Anchor>
        </Text>
      )}
    </Stack>
  );
}

type Opening = ReturnType<typeof useOpenLink>;

function BirthDate({ opening }: { readonly opening: Opening }) {
  const [day, setDay] = useState("");
  const [refused, setRefused] = useState<string | null>(null);
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (!isCalendarDate(day)) return setRefused("Informe a data de nascimento");
    setRefused(null);
    opening.mutate(day);
  };
  return (
    <form noValidate onSubmit={submit}>
      <Stack>
        <DayInput
          label="Data de nascimento do aluno"
          description="Para proteger dados de saúde, o link pede esta data"
          autoComplete="bday"
          value={day}
          onChange={setDay}
          error={refused ?? (opening.error && sentenceOf(opening.error))}
        />
        <Button type="submit" fullWidth loading={opening.isPending}>
          Abrir o PDF
        </Button>
      </Stack>
    </form>
  );
}

function OpenedFile({ file }: { readonly file: File }) {
  const [address, setAddress] = useState("");
  useEffect(() => {
    const url = URL.createObjectURL(file);
    setAddress(url);
    return () => URL.revokeObjectURL(url);
  }, [file]);
  return (
    <>
      <Button component="a" href={address} target="_blank" fullWidth leftSection={<Icon name="eye" size={18} />}>
        Ver o PDF
      </Button>
      <Button
        component="a"
        href={address}
        download={file.name}
        variant="default"
        fullWidth
        leftSection={<Icon name="download" size={18} />}
      >
        Salvar o PDF
      </Button>
    </>
  );
}
