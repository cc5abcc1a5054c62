import { Button, Text } from "@mantine/core";
import { installPrompt, useInstallPrompt, wayToInstall } from "../device/install.ts";

interface Props {
  /** Trainings that this device knows of. */
  readonly count: number;
}

export function InstallOffer({ count }: Props) {
  const prompt = useInstallPrompt();
  const way = wayToInstall({
    trainings: count,
    isInstalled: matchMedia("(display-mode: standalone)").matches,
    canPrompt: prompt !== null,
    userAgent: navigator.userAgent,
  });
  if (way === "menu") {
    return <Text c="dimmed">Para instalar no celular: toque em Compartilhar e em “Adicionar à Tela de Início”.</Text>;
  }
  if (way === null || !prompt) return null;
  return (
    <Button size="lg" variant="default" onClick={() => void prompt.prompt().then(() => installPrompt.write(null))}>
      Instalar no celular
    </Button>
  );
}
