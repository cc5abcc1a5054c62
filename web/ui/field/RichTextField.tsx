import "@mantine/tiptap/styles.css";
import { Link, RichTextEditor, type RichTextEditorLabels } from "@mantine/tiptap";
import { useEditor } from "@tiptap/react";
import StarterKit from "@tiptap/starter-kit";
import type { ReactNode } from "react";
import richText from "./RichText.module.css";
import classes from "./RichTextField.module.css";

/** The server keeps only these: see `domain/text/rich-text`. */
const EXTENSIONS = [
  StarterKit.configure({ heading: { levels: [2, 3, 4] }, code: false, codeBlock: false, link: false }),
  Link.configure({ openOnClick: false, protocols: ["http", "https", "mailto"] }),
];

const SHORT_EXTENSIONS = [
  StarterKit.configure({
    heading: false,
    blockquote: false,
    horizontalRule: false,
    strike: false,
    code: false,
    codeBlock: false,
    link: false,
  }),
];

interface Props {
  /** The text to begin with; later changes of it are not taken over. */
  readonly initial: string;
  readonly label: string;
  readonly onChange: (html: string) => void;
  readonly actions?: ReactNode;
  /** A few paragraphs within a form: emphasis and lists alone. */
  readonly short?: boolean;
  readonly onLeave?: () => void;
}

/** The editor is large, so load it lazily. */
export default function RichTextField({ initial, label, onChange, actions, short = false, onLeave }: Props) {
  const editor = useEditor({
    extensions: short ? SHORT_EXTENSIONS : EXTENSIONS,
    content: initial,
    autofocus: short ? false : "start",
    shouldRerenderOnTransaction: true,
    editorProps: {
      attributes: {
        class: `${short ? classes.shortPage : classes.page} ${richText.text}`,
        role: "textbox",
        "aria-multiline": "true",
        "aria-label": label,
        lang: "pt-BR",
      },
    },
    onBlur: () => onLeave?.(),
    onUpdate: ({ editor: changed }) => onChange(changed.getHTML()),
  });

  return (
    <RichTextEditor
      editor={editor}
      labels={LABELS}
      withTypographyStyles={false}
      classNames={{ root: classes.frame ?? "", control: classes.control ?? "" }}
    >
      <RichTextEditor.Toolbar sticky={!short} stickyOffset={56} className={classes.toolbar}>
        {short ? <ShortControls /> : <AllControls />}
        {actions}
      </RichTextEditor.Toolbar>
      <RichTextEditor.Content />
    </RichTextEditor>
  );
}

const ShortControls = () => (
  <>
    <RichTextEditor.ControlsGroup>
      <RichTextEditor.Bold />
      <RichTextEditor.Italic />
      <RichTextEditor.Underline />
    </RichTextEditor.ControlsGroup>
    <RichTextEditor.ControlsGroup>
      <RichTextEditor.BulletList />
      <RichTextEditor.OrderedList />
    </RichTextEditor.ControlsGroup>
    <RichTextEditor.ControlsGroup>
      <RichTextEditor.Undo />
      <RichTextEditor.Redo />
    </RichTextEditor.ControlsGroup>
  </>
);

const AllControls = () => (
  <>
    <RichTextEditor.ControlsGroup>
      <RichTextEditor.Bold />
      <RichTextEditor.Italic />
      <RichTextEditor.Underline />
      <RichTextEditor.Strikethrough />
      <RichTextEditor.ClearFormatting />
    </RichTextEditor.ControlsGroup>
    <RichTextEditor.ControlsGroup>
      <RichTextEditor.H2 />
      <RichTextEditor.H3 />
      <RichTextEditor.H4 />
    </RichTextEditor.ControlsGroup>
    <RichTextEditor.ControlsGroup>
      <RichTextEditor.BulletList />
      <RichTextEditor.OrderedList />
      <RichTextEditor.Blockquote />
      <RichTextEditor.Hr />
    </RichTextEditor.ControlsGroup>
    <RichTextEditor.ControlsGroup>
      <RichTextEditor.Link />
      <RichTextEditor.Unlink />
    </RichTextEditor.ControlsGroup>
    <RichTextEditor.ControlsGroup>
      <RichTextEditor.Undo />
      <RichTextEditor.Redo />
    </RichTextEditor.ControlsGroup>
  </>
);

const LABELS: Partial<RichTextEditorLabels> = {
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
