import { Avatar } from "@mantine/core";
import { lazy, Suspense, useState } from "react";
import { Face } from "../../../ui/Face.tsx";
import { type ChosenPhoto, PhotoChoice, useShownPhoto } from "../../../ui/field/PhotoChoice.tsx";

const CropDialog = lazy(() => import("./CropDialog.tsx"));

interface Props {
  readonly value: ChosenPhoto;
  readonly onChange: (value: ChosenPhoto) => void;
  readonly currentUrl: string | null;
  readonly name: string;
  readonly error: string | undefined;
}

export function PhotoPanel({ value, onChange, currentUrl, name, error }: Props) {
  const [chosen, setChosen] = useState<File>();
  const [isUnreadable, setUnreadable] = useState(false);
  const shown = useShownPhoto(value, currentUrl);
  const close = () => setChosen(undefined);

  return (
    <>
      <PhotoChoice
        label="Foto"
        face={
          shown ? (
            <Avatar src={shown} size={96} radius="md" alt="Sua foto" />
          ) : (
            <Face photo={null} name={name} size={96} />
          )
        }
        isThere={shown !== null}
        removeLabel="Remover foto"
        onChoose={(file) => {
          setUnreadable(false);
          setChosen(file);
        }}
        onRemove={() => onChange(currentUrl ? "" : undefined)}
        error={isUnreadable ? "Não foi possível abrir esta imagem." : error}
      />
      {chosen && (
        <Suspense>
          <CropDialog
            file={chosen}
            onClose={close}
            onUnreadable={() => {
              close();
              setUnreadable(true);
            }}
            onCropped={(photo) => {
              close();
              onChange(photo);
            }}
          />
        </Suspense>
      )}
    </>
  );
}
