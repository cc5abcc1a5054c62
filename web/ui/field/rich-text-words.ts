import type { RichTextEditorLabels } from "@mantine/tiptap";

/** The toolbar's words. */
export const RICH_TEXT_WORDS: Partial<RichTextEditorLabels> = {
  boldControlLabel: "Negrito",
  italicControlLabel: "Itálico",
  underlineControlLabel: "Sublinhado",
  strikeControlLabel: "Tachado",
  clearFormattingControlLabel: "Limpar formatação",
  h2ControlLabel: "Título",
  h3ControlLabel: "Subtítulo",
  h4ControlLabel: "Título menor",
  blockquoteControlLabel: "Destaque",
  hrControlLabel: "Linha horizontal",
  bulletListControlLabel: "Lista",
  orderedListControlLabel: "Lista numerada",
  linkControlLabel: "Link",
  unlinkControlLabel: "Remover link",
  undoControlLabel: "Desfazer",
  redoControlLabel: "Refazer",
  linkEditorInputLabel: "Endereço do link",
  linkEditorInputPlaceholder: "https://exemplo.com.br/",
  linkEditorExternalLink: "Abrir em uma nova aba",
  linkEditorInternalLink: "Abrir na mesma aba",
  linkEditorSave: "Salvar link",
};
