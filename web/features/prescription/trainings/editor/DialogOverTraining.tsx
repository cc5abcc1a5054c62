import type { ComponentProps } from "react";
import { FormDialog } from "../../../../ui/dialog/FormDialog.tsx";
import type { Address } from "../../../../ui/dialog/UnsavedGuard.tsx";
import { useFocusBack } from "../../../../ui/dialog/use-focus-back.ts";
import { openTab } from "./open-tab.ts";

/** The form is open in the address's `tab`, beside the training's. */
const placeOf = ({ pathname, search }: Address) => {
  const { dialog, tab } = typeof search === "object" && search !== null ? Object(search) : {};
  return JSON.stringify([pathname, dialog, tab]);
};

/** A form over the trainings. Closed, it gives the focus back to the tab of the open training. */
export function DialogOverTraining(props: Omit<ComponentProps<typeof FormDialog>, "leaves">) {
  useFocusBack(true, openTab);
  return <FormDialog {...props} leaves={(from, to) => placeOf(from) !== placeOf(to)} />;
}
