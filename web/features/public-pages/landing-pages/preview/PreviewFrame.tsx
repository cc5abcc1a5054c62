import { Alert, Group, SegmentedControl, Skeleton, Stack, Text } from "@mantine/core";
import { useEffect, useMemo, useState } from "react";
import { FormAlert } from "../../../../ui/form/FormAlert.tsx";
import { Loading } from "../../../../ui/Skeletons.tsx";
import { useUpTo } from "../../../../ui/use-breakpoint.ts";
import { type LandingPage, usePreview } from "../data.ts";
import { type LandingForm, toPreviewBody, validateLanding } from "../landing-form.ts";
import classes from "./PreviewFrame.module.css";

const DEVICES = [
  { value: "computador", label: "Computador" },
  { value: "celular", label: "Celular" },
];

interface Props {
  readonly page: LandingPage;
  readonly form: LandingForm;
  /** Beside the fields there is room for a telephone. */
  readonly isBeside?: boolean;
}

/** The frame may neither run a script nor open a window. */
export function PreviewFrame({ page, form, isBeside = false }: Props) {
  const isWrong = Object.keys(validateLanding(form)).length > 0;
  if (isWrong)
    return (
      <Alert color="warning" role="alert">
        Corrija os campos destacados na aba Editar para ver a prévia.
      </Alert>
    );
  return <ValidPreview page={page} form={form} isBeside={isBeside} />;
}

function ValidPreview({ page, form, isBeside }: Props) {
  const isPhone = useUpTo("sm");
  const [device, setDevice] = useState(isBeside ? "celular" : "computador");
  const body = useDraftBody(form);
  const { data, error } = usePreview(page.id, body);
  if (error) return <FormAlert error={error} />;
  return (
    <Stack gap="sm">
      <Group justify="space-between" gap="xs">
        <Text size="sm" c="dimmed">
          Prévia do rascunho: só você a vê. Os links não abrem aqui.
        </Text>
        {!isPhone && !isBeside && (
          <SegmentedControl data={DEVICES} value={device} onChange={setDevice} aria-label="Tamanho da prévia" />
        )}
      </Group>
      {data ? (
        <iframe
          className={classes.frame}
          data-device={device}
          title="Prévia da página"
          sandbox="allow-same-origin"
          srcDoc={data.html}
        />
      ) : (
        <Loading>
          <Skeleton height={560} radius="md" />
        </Loading>
      )}
    </Stack>
  );
}

/** The addresses of chosen files end with the preview. */
function useDraftBody(form: LandingForm) {
  const { body, addresses } = useMemo(() => {
    const made: string[] = [];
    const addressOf = (file: File) => {
      const address = URL.createObjectURL(file);
      made.push(address);
      return address;
    };
    return { body: toPreviewBody(form, addressOf), addresses: made };
  }, [form]);
  useEffect(
    () => () => {
      for (const address of addresses) URL.revokeObjectURL(address);
    },
    [addresses],
  );
  return body;
}
