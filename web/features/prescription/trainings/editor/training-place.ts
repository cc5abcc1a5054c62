import { useRouter, useSearch } from "@tanstack/react-router";
import { useCallback, useMemo } from "react";
import { useAddressSteps } from "../../../../ui/form/use-address-steps.ts";

/** `entryId` is absent for a new exercise. */
export type OpenForm =
  | { readonly form: "editar" }
  /** `libraryId`: the entry of the library that is chosen already. */
  | { readonly form: "copiar"; readonly libraryId?: number }
  | { readonly form: "progressao" }
  | { readonly form: "ordenar" }
  | { readonly form: "copiar-exercicio" | "maxima"; readonly entryId: number }
  | { readonly form: "guardar" }
  /** An exercise, in whichever rows it is. */
  | { readonly form: "ajuste"; readonly exerciseId: number }
  | { readonly form: "exercicio"; readonly entryId?: number };

export interface TrainingPlace {
  readonly trainingId?: number;
  readonly open?: OpenForm;
}

const PLACE =
  /^(?:treino-(-?\d+))?\.?(?:(editar|copiar-exercicio|copiar|progressao|ordenar|guardar|exercicio|maxima|ajuste)(?:-(-?\d+))?)?$/;

/** "treino-12", "treino-12.exercicio-90", "copiar", "copiar-7", "ajuste-3"; anything else is dropped. */
export function readPlace(text: string | undefined): TrainingPlace {
  const [, id, form, number] = PLACE.exec(text ?? "") ?? [];
  const open = openForm(form, number);
  return { ...(id && { trainingId: Number(id) }), ...(open && { open }) };
}

function openForm(form: string | undefined, number: string | undefined): OpenForm | undefined {
  if (form === "editar" || form === "progressao") return { form };
  if (form === "copiar") return { form, ...(number && { libraryId: Number(number) }) };
  if (form === "ordenar" || form === "guardar") return { form };
  if (form === "copiar-exercicio" || form === "maxima") return number ? { form, entryId: Number(number) } : undefined;
  if (form === "ajuste") return number ? { form, exerciseId: Number(number) } : undefined;
  return form === "exercicio" ? { form, ...(number && { entryId: Number(number) }) } : undefined;
}

export function writePlace({ trainingId, open }: TrainingPlace): string | undefined {
  const tab = trainingId ? [`treino-${trainingId}`] : [];
  const number = open && numberOf(open);
  const form = open ? [number ? `${open.form}-${number}` : open.form] : [];
  return [...tab, ...form].join(".") || undefined;
}

function numberOf(open: OpenForm): number | undefined {
  if ("exerciseId" in open) return open.exerciseId;
  if ("libraryId" in open) return open.libraryId;
  return "entryId" in open ? open.entryId : undefined;
}

export function useTrainingPlace(): TrainingPlace {
  const tab = useSearch({ strict: false, select: ({ tab }) => tab });
  return useMemo(() => readPlace(tab), [tab]);
}

/** Opening a form can be gone back from, a tab cannot. The function stays the same. */
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
