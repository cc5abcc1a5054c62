import type { UseFormReturnType } from "@mantine/form";
import { useEffect, useEffectEvent } from "react";

/**
 * For the form of a page that is drawn in advance (`staticData.prerender`). Once the program is there, it takes over what was
 * typed until then, and presses the button that was pressed in vain.
 */
export function useEarlyInput<T>({ getInputProps }: UseFormReturnType<T>): void {
  const takeOver = useEffectEvent((root: HTMLElement) => {
    for (const input of root.querySelectorAll<HTMLInputElement>("input[data-path]")) {
      const typed = input.type === "checkbox" ? input.checked : input.value;
      if (typed) getInputProps(input.dataset.path ?? "").onChange(typed);
    }
    // From here on, `first.js` lets buttons act.
    delete root.dataset.route;
    const pressed = root.querySelector<HTMLElement>("[data-pressed]");
    delete pressed?.dataset.pressed;
    pressed?.click();
  });
  useEffect(() => {
    const root = document.getElementById("root");
    if (root?.dataset.route !== undefined) takeOver(root);
  }, []);
}
