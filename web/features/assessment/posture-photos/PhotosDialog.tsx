import { Button, FileButton, Tabs } from "@mantine/core";
import { type DragEvent, useMemo, useState } from "react";
import type { PosturePhoto } from "#contract/assessment/posture-photos.ts";
import {
  ALL_PHOTO_SLOTS,
  PHOTO_SLOTS,
  type PhotoSlot,
  photoSlotLabel,
} from "#domain/assessment/posture/photo-slots.ts";
import { ConfirmDialog } from "../../../ui/dialog/ConfirmDialog.tsx";
import { FullScreenDialog } from "../../../ui/dialog/FullScreenDialog.tsx";
import { UnsavedGuard } from "../../../ui/dialog/UnsavedGuard.tsx";
import { ErrorState } from "../../../ui/ErrorState.tsx";
import { toast } from "../../../ui/toast.ts";
import type { CyclePath } from "../../planning/cycles/data.ts";
import { usePhotos, useRemovePhoto } from "./data.ts";
import { PhotoCard } from "./PhotoCard.tsx";
import { PhotoGallery } from "./PhotoGallery.tsx";
import classes from "./PhotosDialog.module.css";
import PhotoViewer from "./PhotoViewer.tsx";
import { ACCEPTED_IMAGES } from "./shrink-photo.ts";
import { isSavable, isUnsaved, usePhotoChoices } from "./use-photo-choices.ts";

interface Props {
  readonly path: CyclePath;
  readonly subtitle: string;
  /** The cycle is finished: photos are only looked at. */
  readonly readOnly: boolean;
  readonly onClose: () => void;
}

const GROUPS = [
  { code: "principais", label: "Principais" },
  { code: "opcionais", label: "Opcionais" },
] as const;

/** Leads the administrator and the trainer to their own page of tutorials. */
const PHOTO_GUIDES = "/inicio/tutorial?tipo=2";

/** 'Carregar Fotos': the photos of an evaluation, by slot. */
export default function PhotosDialog({ readOnly, ...props }: Props) {
  if (!readOnly) return <PhotosForm {...props} />;
  return (
    <FullScreenDialog opened title="Fotos" subtitle={props.subtitle} width={1200} onClose={props.onClose}>
      <PhotoGallery path={props.path} slots={ALL_PHOTO_SLOTS.map(({ key }) => key)} isStaff />
    </FullScreenDialog>
  );
}

function PhotosForm({ path, subtitle, onClose }: Omit<Props, "readOnly">) {
  const { data: photos, error, refetch, isFetching } = usePhotos(path);
  const { choices, choose, chooseSeveral, discard, save, cancel } = usePhotoChoices(path);
  const removal = useRemovePhoto(path);
  const [asked, setAsked] = useState<PhotoSlot | null>(null);
  const [leaving, setLeaving] = useState(false);
  const [opened, setOpened] = useState<PhotoSlot | null>(null);
  const list = useMemo(() => (photos ? [...photos.principais, ...photos.opcionais] : []), [photos]);
  const saved = useMemo(() => new Map<PhotoSlot, PosturePhoto>(list.map((photo) => [photo.name, photo])), [list]);

  const unsaved = [...choices.values()].some(isUnsaved);
  const savable = [...choices].filter(([, choice]) => isSavable(choice)).map(([slot]) => slot);

  const takeSeveral = (files: readonly File[]) => {
    const left = chooseSeveral(files, new Set(saved.keys()));
    if (left.length > 0)
      toast.warning(
        left.length === 1
          ? `Não há mais lugar entre as principais para ${left[0]?.name}.`
          : `Não há mais lugar entre as principais para ${left.length} imagens.`,
      );
  };
  /** The first file goes where it was dropped; the others to the next free main slots. */
  const take = (slot: PhotoSlot) => (files: readonly File[]) => {
    const [first, ...more] = files;
    if (first) void choose(slot, first);
    if (more.length > 0) takeSeveral(more);
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    takeSeveral([...event.dataTransfer.files]);
  };
  const remove = (slot: PhotoSlot) => {
    if (choices.has(slot)) discard(slot);
    else setAsked(slot);
  };
  const removeSaved = () => {
    if (!asked) return;
    removal.mutate(asked, {
      onSuccess: () => toast.success("Imagem removida com sucesso"),
      onError: (failure) => toast.failure(failure),
      onSettled: () => setAsked(null),
    });
  };

  return (
    <>
      <FullScreenDialog
        opened
        title="Carregar Fotos"
        subtitle={subtitle}
        width={1200}
        onClose={() => (unsaved ? setLeaving(true) : onClose())}
        footer={
          <>
            {/* In another tab: chosen photos are not saved yet. */}
            <Button component="a" href={PHOTO_GUIDES} target="_blank" variant="subtle" mr="auto">
              Como fotografar
            </Button>
            <FileButton accept={ACCEPTED_IMAGES} multiple onChange={takeSeveral}>
              {(button) => (
                <Button {...button} variant="default">
                  Escolher várias
                </Button>
              )}
            </FileButton>
            {savable.length > 0 ? (
              <Button onClick={() => save(savable)}>
                {savable.length === 1 ? "Salvar 1 imagem" : `Salvar todas (${savable.length})`}
              </Button>
            ) : (
              <Button variant="default" onClick={() => (unsaved ? setLeaving(true) : onClose())}>
                Fechar
              </Button>
            )}
          </>
        }
      >
        {/* Files that are dropped beside the cards go to the next free main slots. */}
        <section
          aria-label="Fotos"
          className={classes.area}
          onDragOver={(event) => event.preventDefault()}
          onDrop={drop}
        >
          {error && !photos && <ErrorState error={error} onRetry={refetch} retrying={isFetching} />}
          {(photos || !error) && (
            <Tabs defaultValue="principais" keepMounted={false}>
              <Tabs.List className={classes.tabs ?? ""}>
                {GROUPS.map(({ code, label }) => (
                  <Tabs.Tab key={code} value={code}>
                    {label}{" "}
                    <span className={classes.count}>
                      {photos?.[code].length ?? 0} de {PHOTO_SLOTS[code].length}
                    </span>
                  </Tabs.Tab>
                ))}
              </Tabs.List>
              {GROUPS.map(({ code }) => (
                <Tabs.Panel key={code} value={code} className={classes.grid ?? ""}>
                  {PHOTO_SLOTS[code].map(({ key, label }) => (
                    <PhotoCard
                      key={key}
                      label={label}
                      saved={saved.get(key)}
                      choice={choices.get(key)}
                      removing={removal.isPending && removal.variables === key}
                      onChoose={take(key)}
                      onSave={() => save([key])}
                      onCancel={() => cancel(key)}
                      onRemove={() => remove(key)}
                      onOpen={() => setOpened(key)}
                    />
                  ))}
                </Tabs.Panel>
              ))}
            </Tabs>
          )}
        </section>
      </FullScreenDialog>
      {opened && <PhotoViewer photos={list} first={opened} path={path} onClose={() => setOpened(null)} />}
      <ConfirmDialog
        opened={asked !== null}
        title="Apagar foto"
        confirmLabel="Apagar"
        danger
        busy={removal.isPending}
        onConfirm={removeSaved}
        onCancel={() => setAsked(null)}
      >
        A foto “{asked && photoSlotLabel(asked)}” será apagada e não poderá ser recuperada. Deseja continuar?
      </ConfirmDialog>
      <ConfirmDialog
        opened={leaving}
        title="Alteração não salva"
        confirmLabel="Sair sem salvar"
        cancelLabel="Continuar editando"
        danger
        onConfirm={onClose}
        onCancel={() => setLeaving(false)}
      >
        Há imagens escolhidas que ainda não foram salvas. Deseja sair mesmo assim?
      </ConfirmDialog>
      <UnsavedGuard isDirty={() => unsaved} />
    </>
  );
}
