import { Alert, Button, Group, SimpleGrid, Stack, Text } from "@mantine/core";
import { saveFile } from "../../../api/api.ts";
import { useProduct } from "../../../session/product.ts";
import { copyText } from "../../../ui/copy-text.ts";
import { PhoneWideDialog } from "../../../ui/dialog/PhoneWideDialog.tsx";
import { Icon } from "../../../ui/Icon.tsx";

interface Props {
  readonly codes: readonly string[];
  readonly onClose: () => void;
}

/** The only time that the codes are seen: only the button closes it. */
export default function RecoveryCodesDialog({ codes, onClose }: Props) {
  const { name } = useProduct();
  const text = codes.join("\n");
  const download = () =>
    saveFile(
      new Blob([`Códigos de recuperação · ${name}\n\n${text}\n`], { type: "text/plain" }),
      "codigos-de-recuperacao.txt",
    );
  return (
    <PhoneWideDialog
      opened
      onClose={onClose}
      withCloseButton={false}
      closeOnClickOutside={false}
      closeOnEscape={false}
      title="Códigos de recuperação"
    >
      <Stack>
        <Alert color="warning" variant="light" icon={<Icon name="alert" size={20} />}>
          Guarde estes códigos fora do celular. Cada um vale uma vez, para o dia em que o aparelho se perder. Eles não
          aparecem de novo.
        </Alert>
        <SimpleGrid component="ul" cols={2} spacing="xs" m={0} p={0} aria-label="Códigos de recuperação">
          {codes.map((code) => (
            <Text key={code} component="li" ff="monospace" fz="lg" ta="center" style={{ listStyle: "none" }}>
              {code}
            </Text>
          ))}
        </SimpleGrid>
        <Group grow gap="sm">
          <Button
            variant="default"
            leftSection={<Icon name="copy" size={18} />}
            onClick={() => copyText(text, { success: "Códigos copiados" })}
          >
            Copiar
          </Button>
          <Button variant="default" leftSection={<Icon name="download" size={18} />} onClick={download}>
            Baixar
          </Button>
        </Group>
        <Button onClick={onClose}>Guardei os códigos</Button>
      </Stack>
    </PhoneWideDialog>
  );
}
