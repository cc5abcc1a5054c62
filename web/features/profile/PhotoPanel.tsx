import { Avatar, Button, FileButton, Group, Stack, Text } from "@mantine/core";
import { lazy, Suspense, useEffect, useMemo, useState } from "react";
import { Face } from "../../ui/Face.tsx";

const CropDialog = lazy(() => import("./CropDialog.tsx"));

const MAX_BYTES = 5_242_880;
const ACCEPTED = ["image/jpeg", "image/png", "image/webp"];

interface Props {
  /** A new file; blank removes the photo; undefined leaves it as it is. */
  readonly value: File | "" | undefined;
  readonly onChange: (value: File | "" | undefined) => void;
  readonly currentUrl: string | null;
  readonly name: string;
  readonly error: string | undefined;
}

/** One's own photo: choose, crop, see, remove. */
export function PhotoPanel({ value, onChange, currentUrl, name, error }: Props) {
  const [chosen, setChosen] = useState<File>();
  const [refusal, setRefusal] = useState<string>();
  const preview = usePreview(value);
  const shown = preview ?? (value === "" ? null : currentUrl);
  const sentence = refusal ?? error;

  const choose = (file: File | null) => {
    if (!file) return;
    if (!ACCEPTED.includes(file.type)) return setRefusal("Apenas arquivos JPEG, PNG e WebP são permitidos!");
    if (file.size > MAX_BYTES) return setRefusal("A imagem tem um limite de 5 MB!");
    setRefusal(undefined);
    setChosen(file);
  };
  const close = () => setChosen(undefined);

  return (
    <Group gap="lg" role="group" aria-label="Foto">
      {shown ? (
        <Avatar src={shown} size={96} radius="md" alt="Sua foto" />
      ) : (
        <Face photo={null} name={name} size={96} />
      )}
      <Stack gap={4}>
        <Group gap="xs">
          <FileButton accept={ACCEPTED.join(",")} onChange={choose}>
            {(button) => (
              <Button {...button} variant="default">
                {shown ? "Trocar foto" : "Escolher foto"}
              </Button>
            )}
          </FileButton>
          {shown && (
            <Button variant="subtle" color="gray" onClick={() => onChange(currentUrl ? "" : undefined)}>
              Remover foto
            </Button>
          )}
        </Group>
        <Text size="xs" c={sentence ? "var(--mantine-color-error)" : "dimmed"} role={sentence ? "alert" : undefined}>
          {sentence ?? "JPEG, PNG ou WebP de até 5 MB"}
        </Text>
      </Stack>
      {chosen && (
        <Suspense>
          <CropDialog
            file={chosen}
            onClose={close}
            onUnreadable={() => {
              close();
              setRefusal("Não foi possível abrir esta imagem.");
            }}
            onCropped={(photo) => {
              close();
              onChange(photo);
            }}
          />
        </Suspense>
      )}
    </Group>
  );
}

function usePreview(value: File | "" | undefined): string | null {
  const preview = useMemo(() => (value instanceof File ? URL.createObjectURL(value) : null), [value]);
  useEffect(() => () => (preview ? URL.revokeObjectURL(preview) : undefined), [preview]);
  return preview;
}
