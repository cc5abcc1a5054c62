import { Button, FileButton, Group, Stack, Text } from "@mantine/core";
import { type ReactNode, useEffect, useId, useMemo, useRef, useState } from "react";
import { IMAGE_TOO_LARGE, MAX_FILE_BYTES, MAX_FILE_SIZE } from "#domain/uploads.ts";

interface Kinds {
  readonly accepted: readonly string[];
  readonly refused: string;
  readonly hint: string;
}

const PHOTOS: Kinds = {
  accepted: ["image/jpeg", "image/png", "image/webp"],
  refused: "Apenas arquivos JPEG, PNG e WebP são permitidos!",
  hint: `JPEG, PNG ou WebP de até ${MAX_FILE_SIZE}`,
};

/** A new photo; blank removes the one that is there; undefined leaves it as it is. */
export type ChosenPhoto = File | "" | undefined;

interface Props {
  readonly label: string;
  readonly face: ReactNode;
  readonly isThere: boolean;
  readonly removeLabel: string;
  readonly kinds?: Kinds;
  readonly onChoose: (file: File) => void;
  readonly onRemove: () => void;
  readonly error: string | undefined;
}

export function PhotoChoice({ label, face, isThere, removeLabel, kinds = PHOTOS, onChoose, onRemove, error }: Props) {
  const [refusal, setRefusal] = useState<string | null>(null);
  const chooser = useRef<HTMLButtonElement>(null);
  const forgetFile = useRef<() => void>(null);
  const sentenceId = useId();
  const sentence = refusal ?? error;

  const choose = (file: File | null) => {
    if (!file) return;
    const refused = photoProblem(file, kinds);
    setRefusal(refused);
    if (!refused) return onChoose(file);
    // Browsers tell of no choice where the same name is chosen again.
    forgetFile.current?.();
    chooser.current?.focus();
  };
  const remove = () => {
    setRefusal(null);
    onRemove();
  };

  return (
    <Group gap="lg" wrap="nowrap" role="group" aria-label={label}>
      {face}
      <Stack gap={4}>
        <Group gap="xs">
          <FileButton accept={kinds.accepted.join(",")} resetRef={forgetFile} onChange={choose}>
            {(button) => (
              <Button {...button} ref={chooser} variant="default" aria-describedby={sentenceId}>
                {isThere ? "Trocar foto" : "Escolher foto"}
              </Button>
            )}
          </FileButton>
          {isThere && (
            <Button variant="subtle" color="gray" onClick={remove}>
              {removeLabel}
            </Button>
          )}
        </Group>
        <Text id={sentenceId} size="xs" c={sentence ? "var(--mantine-color-error)" : "dimmed"}>
          {sentence ? <span role="alert">{sentence}</span> : kinds.hint}
        </Text>
      </Stack>
    </Group>
  );
}

function photoProblem({ type, size }: File, { accepted, refused }: Kinds): string | null {
  if (!accepted.includes(type)) return refused;
  return size > MAX_FILE_BYTES ? IMAGE_TOO_LARGE : null;
}

export function useShownPhoto(value: ChosenPhoto, currentUrl: string | null): string | null {
  const preview = useMemo(() => (value instanceof File ? URL.createObjectURL(value) : null), [value]);
  useEffect(() => () => (preview ? URL.revokeObjectURL(preview) : undefined), [preview]);
  return preview ?? (value === "" ? null : currentUrl);
}
