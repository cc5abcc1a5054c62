import { createStore, useStore } from "../../../../ui/store.ts";

/** https://wicg.github.io/manifest-incubations/#beforeinstallpromptevent-interface; the types of the browser lack it. */
interface InstallPrompt extends Event {
  readonly prompt: () => Promise<unknown>;
}

const isInstallPrompt = (event: Event): event is InstallPrompt => "prompt" in event;

export const installPrompt = createStore<InstallPrompt | null>(null);

/** The browser says once that it can install, soon after it has read the manifest that this page names. */
export function listenForInstallPrompt(): () => void {
  const keep = (event: Event) => {
    if (!isInstallPrompt(event)) return;
    event.preventDefault();
    installPrompt.write(event);
  };
  addEventListener("beforeinstallprompt", keep);
  return () => removeEventListener("beforeinstallprompt", keep);
}

interface Device {
  /** Trainings that it knows of. */
  readonly trainings: number;
  readonly isInstalled: boolean;
  readonly canPrompt: boolean;
  readonly userAgent: string;
}

/** From the second training on; an iPhone installs by its own menu alone. */
export function wayToInstall({ trainings, isInstalled, canPrompt, userAgent }: Device): "prompt" | "menu" | null {
  if (trainings < 2 || isInstalled) return null;
  if (canPrompt) return "prompt";
  return /iPhone|iPad/.test(userAgent) ? "menu" : null;
}

export const useInstallPrompt = () => useStore(installPrompt);
