import { useEffect, useRef, useState } from "react";
import { freeMainSlots, type PhotoSlot } from "#domain/assessment/posture/photo-slots.ts";
import { ApiError, sentenceOf } from "../../../api/api-error.ts";
import { toast } from "../../../ui/toast.ts";
import type { CyclePath } from "../../planning/cycles/data.ts";
import { PhotoProblem, shrinkPhoto } from "./shrink-photo.ts";
import { useUploadPhoto } from "./use-slot-change.ts";

/** A failed one stays chosen, so that it can be sent again. */
export type Choice =
  | { readonly state: "preparing" }
  | { readonly state: "refused"; readonly message: string }
  | { readonly state: "ready" | "waiting"; readonly file: File; readonly preview: string }
  | { readonly state: "sending"; readonly file: File; readonly preview: string; readonly share: number }
  | { readonly state: "failed"; readonly file: File; readonly preview: string; readonly message: string };

export type Choices = ReadonlyMap<PhotoSlot, Choice>;

export const isSavable = (choice: Choice | undefined): boolean =>
  choice?.state === "ready" || choice?.state === "failed";

/** Refused files are no choice: closing loses nothing. */
export const isUnsaved = (choice: Choice): boolean => choice.state !== "refused";

const failureOf = (error: unknown): string =>
  error instanceof ApiError && error.code !== "unexpected" ? sentenceOf(error) : "Erro ao atualizar";

/** Their newest state is also kept outside React: a photo that is sent reads it between two renderings. */
function useChoiceMap() {
  const [choices, setChoices] = useState<Choices>(new Map());
  const latest = useRef(choices);
  const change = (edit: (next: Map<PhotoSlot, Choice>) => void) => {
    const next = new Map(latest.current);
    edit(next);
    latest.current = next;
    setChoices(next);
  };
  useEffect(
    () => () => {
      for (const choice of latest.current.values()) if ("preview" in choice) URL.revokeObjectURL(choice.preview);
    },
    [],
  );
  return {
    choices,
    read: (): Choices => latest.current,
    put: (slot: PhotoSlot, choice: Choice) => change((next) => next.set(slot, choice)),
    discard(slot: PhotoSlot) {
      const choice = latest.current.get(slot);
      if (choice && "preview" in choice) URL.revokeObjectURL(choice.preview);
      change((next) => next.delete(slot));
    },
  };
}

type ChoiceMap = ReturnType<typeof useChoiceMap>;

/** Photos go one after the other; each can be cancelled and sent again. */
function useSending(path: CyclePath, { read, put, discard }: ChoiceMap) {
  const sending = useRef(new Map<PhotoSlot, AbortController>());
  const uploadPhoto = useUploadPhoto(path);

  useEffect(
    () => () => {
      for (const controller of sending.current.values()) controller.abort();
    },
    [],
  );

  async function sendOne(slot: PhotoSlot): Promise<boolean> {
    const choice = read().get(slot);
    if (!choice || !("file" in choice)) return false;
    const { file, preview } = choice;
    const controller = new AbortController();
    sending.current.set(slot, controller);
    put(slot, { state: "sending", file, preview, share: 0 });
    try {
      await uploadPhoto({
        slot,
        file,
        signal: controller.signal,
        onProgress: (share) => put(slot, { state: "sending", file, preview, share }),
      });
      discard(slot);
      return true;
    } catch (error) {
      if (controller.signal.aborted) put(slot, { state: "ready", file, preview });
      else put(slot, { state: "failed", file, preview, message: failureOf(error) });
      return false;
    } finally {
      sending.current.delete(slot);
    }
  }

  async function save(slots: readonly PhotoSlot[]): Promise<void> {
    const savable = slots.filter((slot) => isSavable(read().get(slot)));
    for (const slot of savable) {
      const choice = read().get(slot);
      if (choice && "file" in choice) put(slot, { state: "waiting", file: choice.file, preview: choice.preview });
    }
    let saved = 0;
    for (const slot of savable) {
      // Cancelled while it waited.
      if (read().get(slot)?.state !== "waiting") continue;
      if (await sendOne(slot)) saved++;
    }
    if (saved > 0) toast.success(saved === 1 ? "Imagem salva com sucesso" : `${saved} imagens salvas com sucesso`);
    const failed = savable.map((slot) => read().get(slot)).find((choice) => choice?.state === "failed");
    if (failed?.state === "failed") toast.failure(undefined, failed.message);
  }

  /** The photo stays chosen. */
  function cancel(slot: PhotoSlot): void {
    sending.current.get(slot)?.abort();
    const choice = read().get(slot);
    if (choice?.state === "waiting") put(slot, { ...choice, state: "ready" });
  }

  return { save, cancel };
}

export function usePhotoChoices(path: CyclePath) {
  const map = useChoiceMap();
  const { choices, read, put, discard } = map;
  const { save, cancel } = useSending(path, map);

  async function choose(slot: PhotoSlot, chosen: File): Promise<void> {
    discard(slot);
    const preparing: Choice = { state: "preparing" };
    put(slot, preparing);
    const outcome = await shrinkPhoto(chosen).catch((error: unknown) =>
      error instanceof PhotoProblem ? error.message : "Não foi possível abrir esta imagem. Escolha outra.",
    );
    // Another file was chosen, or the choice discarded, while this one was prepared.
    if (read().get(slot) !== preparing) return;
    if (typeof outcome === "string") put(slot, { state: "refused", message: outcome });
    else put(slot, { state: "ready", file: outcome, preview: URL.createObjectURL(outcome) });
  }

  /** Answers the files without a free slot. */
  function chooseSeveral(files: readonly File[], saved: ReadonlySet<PhotoSlot>): readonly File[] {
    const free = freeMainSlots(new Set([...saved, ...read().keys()]));
    for (const slot of free.slice(0, files.length)) put(slot, { state: "preparing" });
    void files.slice(0, free.length).reduce<Promise<void>>(async (before, file, index) => {
      const slot = free[index];
      // One after the other: a photo of 12 megapixels takes 48 MB while it is read.
      await before;
      if (slot) await choose(slot, file);
    }, Promise.resolve());
    return files.slice(free.length);
  }

  return { choices, choose, chooseSeveral, discard, save, cancel };
}

export type PhotoChoices = ReturnType<typeof usePhotoChoices>;
