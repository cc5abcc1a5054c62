import { Button, FileButton, Group, Stack, Text } from "@mantine/core";
import { type ReactNode, useEffect, useMemo, useState } from "react";

const MAX_BYTES = 5_242_880;
const ACCEPTED = ["image/jpeg", "image/png", "image/webp"];

/** A new photo; blank removes the one that is there; undefined leaves it as it is. */
export type ChosenPhoto = File | "" | undefined;

interface Props {
  readonly label: string;
  /** The photo, or what stands in its place. */
  readonly face: ReactNode;
  readonly isThere: boolean;
  readonly removeLabel: string;
  readonly onChoose: (file: File) => void;
  readonly onRemove: () => void;
  readonly error: string | undefined;
}

/** A photo to choose, change and remove. What cannot be one is refused before it travels. */
export function PhotoChoice({ label, face, isThere, removeLabel, onChoose, onRemove, error }: Props) {
  const [refusal, setRefusal] = useState<string | null>(null);
  const sentence = refusal ?? error;

  const choose = (file: File | null) => {
    if (!file) return;
    const refused = photoProblem(file);
    setRefusal(refused);
    if (!refused) onChoose(file);
  };

  return (
    <Group gap="lg" wrap="nowrap" role="group" aria-label={label}>
      {face}
      <Stack gap={4}>
        <Group gap="xs">
          <FileButton accept={ACCEPTED.join(",")} onChange={choose}>
            {(button) => (
              <Button {...button} variant="default">
                {isThere ? "Trocar foto" : "Escolher foto"}
              </Button>
            )}
          </FileButton>
          {isThere && (
            <Button variant="subtle" color="gray" onClick={onRemove}>
              {removeLabel}
            </Button>
          )}
        </Group>
        <Text size="xs" c={sentence ? "var(--mantine-color-error)" : "dimmed"} role={sentence ? "alert" : undefined}>
          {sentence ?? "JPEG, PNG ou WebP de até 5 MB"}
        </Text>
      </Stack>
    </Group>
  );
}

function photoProblem({ type, size }: File): string | null {
  if (!ACCEPTED.includes(type)) return "Apenas arquivos JPEG, PNG e WebP são permitidos!";
  return size > MAX_BYTES ? "A imagem tem um limite de 5 MB!" : null;
}

/** The address of the photo to show: the one chosen, else the one that is there and was not removed. */
export function useShownPhoto(value: ChosenPhoto, currentUrl: string | null): string | null {
  const preview = useMemo(() => (value instanceof File ? URL.createObjectURL(value) : null), [value]);
  useEffect(() => () => (preview ? URL.revokeObjectURL(preview) : undefined), [preview]);
  return preview ?? (value === "" ? null : currentUrl);
}
