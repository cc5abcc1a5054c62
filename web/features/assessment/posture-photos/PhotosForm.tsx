import { Button, FileButton, Tabs } from "@mantine/core";
import { type DragEvent, type ReactNode, useMemo, useState } from "react";
import type { PosturePhoto } from "#contract/assessment/posture-photos.ts";
import { PHOTO_SLOTS, type PhotoSlot, photoSlotLabel } from "#domain/assessment/posture/photo-slots.ts";
import { useIsAway } from "../../../session/away.ts";
import { ConfirmDialog } from "../../../ui/dialog/ConfirmDialog.tsx";
import { FullScreenDialog } from "../../../ui/dialog/FullScreenDialog.tsx";
import { UnsavedGuard } from "../../../ui/dialog/UnsavedGuard.tsx";
import { ErrorState } from "../../../ui/ErrorState.tsx";
import { toast } from "../../../ui/toast.ts";
import type { CyclePath } from "../../planning/cycles/data.ts";
import { takesAlong } from "../evaluation-changes/waiting-changes.ts";
import { usePhotos } from "./data.ts";
import { PhotoCard } from "./PhotoCard.tsx";
import PhotoDisputes from "./PhotoDisputes.tsx";
import classes from "./PhotosForm.module.css";
import PhotoViewer from "./PhotoViewer.tsx";
import { ACCEPTED_IMAGES } from "./shrink-photo.ts";
import { isSavable, isUnsaved, type PhotoChoices, usePhotoChoices } from "./use-photo-choices.ts";
import { useRemovePhoto, useTakeBack } from "./use-slot-change.ts";

const GROUPS = [
  { code: "principais", label: "Principais" },
  { code: "opcionais", label: "Opcionais" },
] as const;

/** Leads the administrator and the trainer to their own page of tutorials. */
const PHOTO_GUIDES = "/inicio/tutorial?tipo=2";

interface Props {
  readonly path: CyclePath;
  readonly subtitle: string;
  readonly onClose: () => void;
}

export function PhotosForm({ path, subtitle, onClose }: Props) {
  const { data: photos, error, refetch, isFetching } = usePhotos(path);
  const photoChoices = usePhotoChoices(path);
  const { choices, discard, save, cancel } = photoChoices;
  const removal = useRemovePhoto(path);
  const takingBack = useTakeBack(path);
  const isAway = useIsAway();
  const [removing, setRemoving] = useState<PhotoSlot | null>(null);
  const [leaving, setLeaving] = useState(false);
  const [opened, setOpened] = useState<PhotoSlot | null>(null);
  const list = useMemo(() => (photos ? [...photos.principais, ...photos.opcionais] : []), [photos]);
  const saved = useMemo(() => new Map<PhotoSlot, PosturePhoto>(list.map((photo) => [photo.name, photo])), [list]);
  const { take, takeSeveral, drop } = takersOf(photoChoices, new Set(saved.keys()));

  const unsaved = [...choices.values()].some(isUnsaved);
  const savable = [...choices].filter(([, choice]) => isSavable(choice)).map(([slot]) => slot);
  const waitingIn = (slot: PhotoSlot) => photos?.waiting.find((kept) => kept.slot === slot);
  /** A removal that waits on the device can be taken back, so nobody is asked. */
  const askOrRemove = (slot: PhotoSlot) => (isAway && takesAlong() ? remove(slot) : setRemoving(slot));
  const close = () => (unsaved ? setLeaving(true) : onClose());
  const remove = (slot: PhotoSlot) =>
    removal.mutate(slot, {
      // The card says what waits, and takes it back.
      onSuccess: (outcome) => outcome === "sent" && toast.success("Imagem removida com sucesso"),
      onError: (failure) => toast.failure(failure),
      onSettled: () => setRemoving(null),
    });

  return (
    <>
      <FullScreenDialog
        opened
        title="Carregar Fotos"
        subtitle={subtitle}
        width={1200}
        onClose={close}
        actions={
          // In another tab: chosen photos are not saved yet.
          <Button component="a" href={PHOTO_GUIDES} target="_blank" variant="subtle" px="xs">
            Como fotografar
          </Button>
        }
        footer={<Footer savable={savable.length} onChoose={takeSeveral} onSave={() => save(savable)} onClose={close} />}
      >
        <section
          aria-label="Fotos"
          className={classes.area}
          onDragOver={(event) => event.preventDefault()}
          onDrop={drop}
        >
          {photos && <PhotoDisputes path={path} photos={photos} />}
          {error && !photos ? (
            <ErrorState error={error} onRetry={refetch} retrying={isFetching} />
          ) : (
            <Slots counts={{ principais: photos?.principais.length ?? 0, opcionais: photos?.opcionais.length ?? 0 }}>
              {(key, label) => (
                <PhotoCard
                  key={key}
                  label={label}
                  saved={saved.get(key)}
                  choice={choices.get(key)}
                  removing={removal.isPending && removal.variables === key}
                  onChoose={take(key)}
                  onSave={() => save([key])}
                  onCancel={() => cancel(key)}
                  onRemove={() => (choices.has(key) ? discard(key) : askOrRemove(key))}
                  waiting={waitingIn(key)}
                  onTakeBack={() => takingBack.mutate(key)}
                  onOpen={() => setOpened(key)}
                />
              )}
            </Slots>
          )}
        </section>
      </FullScreenDialog>
      {opened && <PhotoViewer photos={list} first={opened} path={path} onClose={() => setOpened(null)} />}
      <RemovalDialog
        slot={removing}
        busy={removal.isPending}
        onConfirm={() => removing && remove(removing)}
        onCancel={() => setRemoving(null)}
      />
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

/** The first of several files goes to its own slot, the others to the next free main ones. */
function takersOf({ choose, chooseSeveral }: PhotoChoices, saved: ReadonlySet<PhotoSlot>) {
  const takeSeveral = (files: readonly File[]) => {
    const unplaced = chooseSeveral(files, saved);
    if (unplaced.length > 0)
      toast.warning(
        unplaced.length === 1
          ? `Não há mais lugar entre as principais para ${unplaced[0]?.name}.`
          : `Não há mais lugar entre as principais para ${unplaced.length} imagens.`,
      );
  };
  const take = (slot: PhotoSlot) => (files: readonly File[]) => {
    const [first, ...more] = files;
    if (first) void choose(slot, first);
    if (more.length > 0) takeSeveral(more);
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    takeSeveral([...event.dataTransfer.files]);
  };
  return { take, takeSeveral, drop };
}

interface SlotsProps {
  readonly counts: Readonly<Record<(typeof GROUPS)[number]["code"], number>>;
  readonly children: (slot: PhotoSlot, label: string) => ReactNode;
}

function Slots({ counts, children }: SlotsProps) {
  return (
    <Tabs defaultValue="principais" keepMounted={false}>
      <Tabs.List className={classes.tabs ?? ""}>
        {GROUPS.map(({ code, label }) => (
          <Tabs.Tab key={code} value={code}>
            {label}{" "}
            <span className={classes.count}>
              {counts[code]} de {PHOTO_SLOTS[code].length}
            </span>
          </Tabs.Tab>
        ))}
      </Tabs.List>
      {GROUPS.map(({ code }) => (
        <Tabs.Panel key={code} value={code} className={classes.grid ?? ""}>
          {PHOTO_SLOTS[code].map(({ key, label }) => children(key, label))}
        </Tabs.Panel>
      ))}
    </Tabs>
  );
}

interface FooterProps {
  readonly savable: number;
  readonly onChoose: (files: File[]) => void;
  readonly onSave: () => void;
  readonly onClose: () => void;
}

function Footer({ savable, onChoose, onSave, onClose }: FooterProps) {
  return (
    <>
      <FileButton accept={ACCEPTED_IMAGES} multiple onChange={onChoose}>
        {(button) => (
          <Button {...button} variant="default">
            Escolher várias
          </Button>
        )}
      </FileButton>
      {savable > 0 ? (
        <Button onClick={onSave}>{savable === 1 ? "Salvar 1 imagem" : `Salvar todas (${savable})`}</Button>
      ) : (
        <Button variant="default" onClick={onClose}>
          Fechar
        </Button>
      )}
    </>
  );
}

interface RemovalDialogProps {
  readonly slot: PhotoSlot | null;
  readonly busy: boolean;
  readonly onConfirm: () => void;
  readonly onCancel: () => void;
}

const RemovalDialog = ({ slot, busy, onConfirm, onCancel }: RemovalDialogProps) => (
  <ConfirmDialog
    opened={slot !== null}
    title="Apagar foto"
    confirmLabel="Apagar"
    danger
    busy={busy}
    onConfirm={onConfirm}
    onCancel={onCancel}
  >
    A foto “{slot && photoSlotLabel(slot)}” será apagada e não poderá ser recuperada. Deseja continuar?
  </ConfirmDialog>
);
