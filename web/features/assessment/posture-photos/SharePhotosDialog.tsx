import { Alert, Button, Checkbox, Group, Stack, Switch, Text } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import { photoSlotsReadBy } from "#contract/assessment/reader-view.ts";
import type { FaceBox, SharedPhoto } from "#contract/sharing/shared-photos.ts";
import { photoSlotLabel } from "#domain/assessment/posture/photo-slots.ts";
import { FormDialog } from "../../../ui/dialog/FormDialog.tsx";
import { EmptyState } from "../../../ui/EmptyState.tsx";
import { ErrorState } from "../../../ui/ErrorState.tsx";
import { Icon } from "../../../ui/Icon.tsx";
import { RowsSkeleton } from "../../../ui/Skeletons.tsx";
import type { CyclePath } from "../../planning/cycles/data.ts";
import { sharedLinksQuery } from "../../sharing/shared-links/data.ts";
import { useSending } from "../../sharing/shared-links/use-sending.ts";
import { usePhotos } from "./data.ts";
import classes from "./FaceCover.module.css";
import { FaceCover } from "./FaceCover.tsx";
import { USUAL_FACE } from "./face-box.ts";
import { sharedEvaluation } from "./shared-evaluation.ts";

interface Props {
  readonly path: CyclePath;
  readonly onClose: () => void;
}

interface Offered {
  readonly name: SharedPhoto["slot"];
  readonly src: string;
  readonly added_at: string;
}

/** Which photos a link shows, each as it will be seen. */
export default function SharePhotosDialog({ path, onClose }: Props) {
  const photos = usePhotos(path);
  const links = useQuery(sharedLinksQuery(path.id));
  const error = photos.error ?? links.error;
  if (error)
    return (
      <Frame onClose={onClose}>
        <ErrorState error={error} onRetry={() => Promise.all([photos.refetch(), links.refetch()])} />
      </Frame>
    );
  if (!photos.data || !links.data)
    return (
      <Frame onClose={onClose}>
        <RowsSkeleton rows={3} />
      </Frame>
    );
  if (links.data.image_use !== "given")
    return (
      <Frame onClose={onClose}>
        <Alert color="warning" title="O aluno não autorizou o uso da imagem">
          <Stack gap="sm" align="flex-start">
            <Text size="sm">
              Sem o termo assinado nenhuma foto sai por link. O aluno assina no aparelho dele, ou vocês assinam juntos.
            </Text>
            <Button component="a" href={`/inicio/visualizar/${path.id}?dialog=readiness`}>
              Abrir os documentos
            </Button>
          </Stack>
        </Alert>
      </Frame>
    );
  const offered = photos.data.principais.flatMap(({ name, ...photo }): Offered[] => {
    const slot = photoSlotsReadBy("student").find((one) => one === name);
    return slot ? [{ name: slot, ...photo }] : [];
  });
  if (offered.length === 0)
    return (
      <Frame onClose={onClose}>
        <EmptyState icon="camera" title="Nenhuma foto que o aluno veja: frontal, dorsal ou de perfil." />
      </Frame>
    );
  return <Choice path={path} offered={offered} onClose={onClose} />;
}

const Frame = ({ onClose, children }: { readonly onClose: () => void; readonly children: ReactNode }) => (
  <FormDialog
    title="Link com fotos"
    startsOnNothing
    footer={
      <Button variant="default" onClick={onClose}>
        Fechar
      </Button>
    }
    onClose={onClose}
  >
    {children}
  </FormDialog>
);

function Choice({ path, offered, onClose }: Props & { readonly offered: readonly Offered[] }) {
  const [faces, setFaces] = useState<Partial<Record<Offered["name"], FaceBox | null>>>({});
  const [isChecked, setChecked] = useState(false);
  const [isSent, setSent] = useState(false);
  const photos = offered.flatMap(({ name, added_at }): SharedPhoto[] => {
    const face = faces[name];
    return face === undefined ? [] : [{ slot: name, added_at, face }];
  });
  const { byWhatsApp, byMail, copy, isSending } = useSending(path.id, sharedEvaluation(path, photos));
  const by = (send: () => void) => () => {
    setSent(true);
    send();
  };
  const isReady = photos.length > 0 && isChecked && !isSending;
  /** A changed photo is looked at again. */
  const change = (name: Offered["name"], face: FaceBox | null | undefined) => {
    setChecked(false);
    setSent(false);
    setFaces(({ [name]: _, ...others }) => (face === undefined ? others : { ...others, [name]: face }));
  };
  return (
    <FormDialog
      title="Link com fotos"
      width={820}
      startsOnNothing
      isDirty={() => photos.length > 0 && !isSending && !isSent}
      footer={
        <>
          <Button variant="default" disabled={!isReady} onClick={by(copy)}>
            Copiar link
          </Button>
          <Button variant="default" disabled={!isReady} onClick={by(byMail)}>
            E-mail
          </Button>
          <Button disabled={!isReady} leftSection={<Icon name="external" size={18} />} onClick={by(byWhatsApp)}>
            WhatsApp
          </Button>
        </>
      }
      onClose={onClose}
    >
      <Stack gap="lg">
        <Text size="sm" c="dimmed">
          A avaliação vai com as fotos marcadas. Arraste a área sobre o rosto até cobri-lo e confirme que olhou.
        </Text>
        <div className={classes.photos}>
          {offered.map(({ name, src }) => {
            const label = photoSlotLabel(name);
            const face = faces[name];
            return (
              <Stack key={name} gap="xs">
                <Checkbox
                  label={label}
                  checked={face !== undefined}
                  onChange={({ currentTarget }) => change(name, currentTarget.checked ? USUAL_FACE : undefined)}
                />
                <FaceCover src={src} label={label} face={face ?? null} onChange={(moved) => change(name, moved)} />
                {face !== undefined && (
                  <Switch
                    label="Cobrir o rosto"
                    aria-label={`Cobrir o rosto: ${label}`}
                    checked={face !== null}
                    onChange={({ currentTarget }) => change(name, currentTarget.checked ? USUAL_FACE : null)}
                  />
                )}
              </Stack>
            );
          })}
        </div>
        <Group>
          <Checkbox
            label="Olhei cada foto marcada: o que aparece pode ser mostrado"
            checked={isChecked}
            disabled={photos.length === 0}
            onChange={({ currentTarget }) => setChecked(currentTarget.checked)}
          />
        </Group>
      </Stack>
    </FormDialog>
  );
}
