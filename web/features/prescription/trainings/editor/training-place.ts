import { useRouter, useSearch } from "@tanstack/react-router";
import { useCallback, useMemo } from "react";
import { useAddressSteps } from "../../../../ui/form/use-address-steps.ts";

/** The form over the trainings. `entryId` is the row of the exercise; absent for a new one. */
export type OpenForm =
  | { readonly form: "novo" }
  | { readonly form: "editar" }
  | { readonly form: "copiar" }
  | { readonly form: "progressao" }
  | { readonly form: "ordenar" }
  | { readonly form: "copiar-exercicio"; readonly entryId: number }
  | { readonly form: "guardar" }
  | { readonly form: "exercicio"; readonly entryId?: number };

/** Where one is in the training dialog: which training's tab, and which form over it. */
export interface TrainingPlace {
  readonly trainingId?: number;
  readonly open?: OpenForm;
}

const PLACE =
  /^(?:treino-(-?\d+))?\.?(?:(novo|editar|copiar-exercicio|copiar|progressao|ordenar|guardar|exercicio)(?:-(-?\d+))?)?$/;

/** Reads "treino-12", "treino-12.exercicio-90", "novo"; what makes no sense is dropped. */
export function readPlace(text: string | undefined): TrainingPlace {
  const [, id, form, entryId] = PLACE.exec(text ?? "") ?? [];
  const open = openForm(form, entryId);
  return { ...(id && { trainingId: Number(id) }), ...(open && { open }) };
}

function openForm(form: string | undefined, entryId: string | undefined): OpenForm | undefined {
  if (form === "novo" || form === "editar" || form === "copiar" || form === "progressao") return { form };
  if (form === "ordenar" || form === "guardar") return { form };
  if (form === "copiar-exercicio") return entryId ? { form, entryId: Number(entryId) } : undefined;
  return form === "exercicio" ? { form, ...(entryId && { entryId: Number(entryId) }) } : undefined;
}

export function writePlace({ trainingId, open }: TrainingPlace): string | undefined {
  const tab = trainingId ? [`treino-${trainingId}`] : [];
  const form = open ? ["entryId" in open && open.entryId ? `${open.form}-${open.entryId}` : open.form] : [];
  return [...tab, ...form].join(".") || undefined;
}

/** The place in the address, so that reload and the back button work. */
export function useTrainingPlace(): TrainingPlace {
  const tab = useSearch({ strict: false, select: ({ tab }) => tab });
  return useMemo(() => readPlace(tab), [tab]);
}

/** Leads to a place: opening a form can be gone back from, a tab cannot. The function stays the same. */
export function useGoTo(): (place: TrainingPlace) => Promise<void> | undefined {
  const router = useRouter();
  const { stepIn, stay, stepOut } = useAddressSteps();
  return useCallback(
    (next) => {
      const { tab } = Object(router.latestLocation.search);
      const isOpen = readPlace(tab).open !== undefined;
      const change = isOpen === (next.open !== undefined) ? stay : isOpen ? stepOut : stepIn;
      return change({ tab: writePlace(next) });
    },
    [router, stepIn, stay, stepOut],
  );
}
