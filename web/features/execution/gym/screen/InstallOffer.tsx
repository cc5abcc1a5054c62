import { Button, Text } from "@mantine/core";
import { installPrompt, useInstallPrompt } from "../device/install.ts";

interface Props {
  /** Trainings that this device knows of. */
  readonly count: number;
}

/** From the second training on; an iPhone installs by its own menu alone. */
export function InstallOffer({ count }: Props) {
  const prompt = useInstallPrompt();
  if (count < 2 || matchMedia("(display-mode: standalone)").matches) return null;
  if (prompt) {
    return (
      <Button size="lg" variant="default" onClick={() => void prompt.prompt().then(() => installPrompt.write(null))}>
        Instalar no celular
      </Button>
    );
  }
  if (!/iPhone|iPad/.test(navigator.userAgent)) return null;
  return <Text c="dimmed">Para instalar no celular: toque em Compartilhar e em “Adicionar à Tela de Início”.</Text>;
}
