import { isPhotoSlot, photoSlotLabel } from "#domain/assessment/posture/photo-slots.ts";
import { toast } from "../../../ui/toast.ts";
import type { CyclePath } from "../../planning/cycles/data.ts";
import { DisputeAlert } from "../evaluation-changes/DisputeAlert.tsx";
import { disputedFields } from "../evaluation-changes/made-changes.ts";
import type { ShownPhotos } from "./kept-photos.ts";
import classes from "./PhotoDisputes.module.css";
import { PhotoImage } from "./PhotoImage.tsx";
import { useChoosePhoto } from "./use-slot-change.ts";

interface Props {
  readonly path: CyclePath;
  readonly photos: ShownPhotos;
}

/** Two devices placed or removed a photo of one view without knowing of each other. */
export default function PhotoDisputes({ path, photos: { changes, waiting } }: Props) {
  const choice = useChoosePhoto(path);
  const chosen = waiting.flatMap(({ slot, change }) => (change ? [{ ...change, field: slot, value: "" }] : []));
  const disputes = disputedFields({ standing: changes, waiting: chosen }).flatMap(({ key, values }) => {
    if (!isPhotoSlot(key)) return [];
    const pictureOf = (id: string) => changes[key]?.find((change) => change.id === id)?.photo?.thumbnail;
    const choices = values.map((change) => ({ change, text: <Picture src={pictureOf(change.id)} /> }));
    return [{ key, label: photoSlotLabel(key), choices }];
  });
  return (
    <DisputeAlert
      disputes={disputes}
      title="A mesma vista mudou em dois aparelhos"
      onChoose={(key, value) =>
        isPhotoSlot(key) && choice.mutate({ slot: key, value }, { onError: (failure) => toast.failure(failure) })
      }
    />
  );
}

const Picture = ({ src }: { readonly src: string | undefined }) =>
  src ? (
    <PhotoImage className={classes.picture} src={src} alt="Foto" />
  ) : (
    <span className={classes.none}>Sem foto</span>
  );
