import { Alert, Anchor, Button, FileButton, List, Loader, Stack, Text } from "@mantine/core";
import { type DragEvent, type ReactNode, useState } from "react";
import { MAX_FILE_SIZE } from "#domain/uploads.ts";
import { Icon } from "../Icon.tsx";
import classes from "./ChooseFile.module.css";
import { formatCount } from "./format.ts";
import { agreeing } from "./import-file.ts";
import type { ImportTexts } from "./import-noun.ts";

const ACCEPTED =
  ".csv,.txt,.tsv,.xlsx,.xls,text/csv,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet,application/vnd.ms-excel";

interface Props {
  readonly texts: ImportTexts;
  readonly busy: boolean;
  readonly refusal: string | null;
  readonly onChoose: (file: File) => void;
  readonly children?: ReactNode;
}

export function ChooseFile({ texts, busy, refusal, onChoose, children }: Props) {
  const { many, most, hints, template } = texts;
  const [over, setOver] = useState(false);

  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    const [file] = event.dataTransfer.files;
    if (file && !busy) onChoose(file);
  };

  return (
    <Stack gap="lg">
      {refusal && (
        <Alert color="danger" variant="light" icon={<Icon name="alert" size={18} />} role="alert">
          {refusal}
        </Alert>
      )}
      <section
        aria-label="Arquivo da planilha"
        className={classes.zone}
        data-over={over || undefined}
        onDragOver={(event) => {
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={({ currentTarget, relatedTarget }) => {
          if (!(relatedTarget instanceof Node) || !currentTarget.contains(relatedTarget)) setOver(false);
        }}
        onDrop={drop}
      >
        <Text c="dimmed" component="span" lh={0}>
          <Icon name="upload" size={32} />
        </Text>
        <Text fw={600} className={classes.invitation}>
          Arraste a planilha para cá
        </Text>
        <FileButton accept={ACCEPTED} onChange={(file) => file && onChoose(file)} disabled={busy}>
          {(button) => (
            <Button {...button} loading={busy} loaderProps={{ children: <Loader size="sm" color="currentColor" /> }}>
              Escolher arquivo
            </Button>
          )}
        </FileButton>
        <Text size="sm" c="dimmed" role="status">
          {busy ? "Lendo a planilha…" : `CSV ou XLSX, até ${MAX_FILE_SIZE} e ${formatCount(most)} ${many}`}
        </Text>
      </section>
      <div>
        <Text fw={600}>Sua planilha não precisa de um formato especial</Text>
        <List size="sm" c="dimmed" mt={4} spacing={2}>
          <List.Item>As colunas são reconhecidas pelo título, e você confere cada uma.</List.Item>
          {hints.map((hint) => (
            <List.Item key={hint}>{hint}</List.Item>
          ))}
          <List.Item>
            Nada é gravado antes de você conferir. Ou entram {agreeing(texts, "todos os", "todas as")} {many}, ou{" "}
            {agreeing(texts, "nenhum", "nenhuma")}.
          </List.Item>
        </List>
        <Text size="sm" mt="sm">
          Prefere começar do zero?{" "}
          <Anchor
            href={`data:text/csv;charset=utf-8,${encodeURIComponent(template.csv)}`}
            download={template.name}
            className={classes.template ?? ""}
          >
            Baixar modelo
          </Anchor>
        </Text>
        {children}
      </div>
    </Stack>
  );
}
