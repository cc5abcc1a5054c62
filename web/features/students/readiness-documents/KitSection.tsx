import { Button, Text } from "@mantine/core";
import { formatDate } from "#domain/calendar-date.ts";
import { IMAGE_USE_STATES, ONLY_STUDENT_GIVES } from "#domain/students/readiness/image-use.ts";
import { DOCUMENTS } from "#domain/students/readiness/kit.ts";
import { roleOf, useCurrentUser } from "../../../session/current-user.ts";
import { Icon } from "../../../ui/Icon.tsx";
import { greeting, whatsAppAddress } from "../../../ui/people/whatsapp.ts";
import { Section } from "../../../ui/Section.tsx";
import { toast } from "../../../ui/toast.ts";
import { type ReadinessDocument, type ReadinessKit, useSignDocument } from "./data.ts";
import classes from "./SignaturePad.module.css";
import type { SigningStudent } from "./SignDialog.tsx";

export type KitText = ReadinessKit["to_sign"][number];

interface Props {
  readonly student: SigningStudent & { readonly whatsapp?: string | null };
  readonly kit: ReadinessKit;
  readonly onSign: (text: KitText) => void;
  readonly onShow: (document: ReadinessDocument) => void;
  readonly onSend: () => void;
  readonly onTexts: () => void;
  readonly onShowCertificate: (id: number) => void;
}

/** Documents that a student signs or sends before training, each with its last day. */
export function KitSection({ student, kit, onTexts, ...actions }: Props) {
  const role = roleOf(useCurrentUser());
  const isOpen = kit.required.some(({ state }) => state !== "valid");
  return (
    <Section
      title="Documentos"
      about={`${kit.law} (conferida em ${formatDate(kit.checked_on)}). Confira a regra do seu estado.`}
      action={
        role === "trainer" && isOpen ? (
          <Button
            component="a"
            variant="default"
            href={whatsAppAddress(student.whatsapp ?? null, invitationOf(student))}
            target="_blank"
            rel="noopener noreferrer"
            leftSection={<Icon name="external" size={18} />}
          >
            Enviar pelo WhatsApp
          </Button>
        ) : undefined
      }
    >
      {kit.required.map((required) => (
        <Required
          key={required.kind}
          required={required}
          kit={kit}
          signLabel={role === "student" ? "Assinar" : role === "trainer" ? "Preencher junto" : null}
          {...actions}
        />
      ))}
      <ImageUse
        student={student}
        kit={kit}
        signLabel={role === "student" ? "Autorizar" : role === "trainer" ? "Assinar junto" : null}
        onSign={actions.onSign}
        onShow={actions.onShow}
      />
      {role === "trainer" && (
        <Button variant="subtle" w="fit-content" px="xs" ml="calc(var(--mantine-spacing-xs) * -1)" onClick={onTexts}>
          Textos oficiais
        </Button>
      )}
    </Section>
  );
}

interface RequiredProps extends Omit<Props, "student" | "onTexts"> {
  readonly required: ReadinessKit["required"][number];
  /** Null: nobody signs here. */
  readonly signLabel: string | null;
}

function Required({ required, kit, signLabel, onSign, onShow, onSend, onShowCertificate }: RequiredProps) {
  const { id } = required;
  const isOpen = required.state !== "valid";
  const isCertificate = required.kind === "certificate";
  const name = DOCUMENTS[required.kind];
  const text = kit.to_sign.find(({ kind }) => kind === required.kind);
  const document = kit.documents.find((one) => one.id === id);
  return (
    <div className={classes.row}>
      <div className={classes.words}>
        <Text fw={600} size="sm">
          {name}
        </Text>
        <Text size="sm" c={isOpen ? "var(--mantine-color-error)" : "dimmed"}>
          {stateText(required)}
        </Text>
      </div>
      <div className={classes.acts}>
        {document && (
          <Button variant="subtle" aria-label={`Ver ${name.toLowerCase()}`} onClick={() => onShow(document)}>
            Ver
          </Button>
        )}
        {isCertificate && id !== null && (
          <Button variant="subtle" aria-label="Ver atestado médico" onClick={() => onShowCertificate(id)}>
            Ver
          </Button>
        )}
        {isCertificate && signLabel && isOpen && (
          <Button variant="light" onClick={onSend}>
            Enviar atestado
          </Button>
        )}
        {text && signLabel && isOpen && (
          <Button variant="light" aria-label={`${signLabel}: ${name}`} onClick={() => onSign(text)}>
            {signLabel}
          </Button>
        )}
      </div>
    </div>
  );
}

interface ImageUseProps extends Pick<Props, "student" | "kit" | "onSign" | "onShow"> {
  readonly signLabel: string | null;
}

/** No document that training needs: photos are shared with it alone, and it is taken back by one press. */
function ImageUse({ student, kit, signLabel, onSign, onShow }: ImageUseProps) {
  const { state, id, valid_until, only_student_gives } = kit.image_use;
  const isStudents = roleOf(useCurrentUser()) !== "student" && only_student_gives;
  const sign = useSignDocument(student.id);
  const text = kit.to_sign.find(({ kind }) => kind === "image_use");
  const withdrawal = kit.to_sign.find(({ kind }) => kind === "image_withdrawal");
  const document = kit.documents.find((one) => one.id === id);
  const withdraw = () =>
    withdrawal &&
    sign.mutate(
      { ...withdrawal, answers: [], signer: "student", signer_name: student.name, drawing: null },
      {
        onSuccess: () => toast.success("Autorização retirada. Nenhum link mostra mais as fotos."),
        onError: (error) => toast.failure(error),
      },
    );
  return (
    <div className={classes.row}>
      <div className={classes.words}>
        <Text fw={600} size="sm">
          Uso de imagem
        </Text>
        <Text size="sm" c="dimmed">
          {state === "given" && valid_until ? `Autorizado até ${formatDate(valid_until)}` : IMAGE_USE_STATES[state]}
          {state !== "given" && ": nenhuma foto sai por link"}
        </Text>
        {isStudents && <Text size="sm">{ONLY_STUDENT_GIVES}</Text>}
      </div>
      <div className={classes.acts}>
        {document && (
          <Button variant="subtle" aria-label={`Ver ${document.title.toLowerCase()}`} onClick={() => onShow(document)}>
            Ver
          </Button>
        )}
        {signLabel && state === "given" && (
          <Button variant="default" loading={sign.isPending} onClick={withdraw}>
            Retirar
          </Button>
        )}
        {signLabel && state !== "given" && text && !isStudents && (
          <Button variant="light" aria-label={`${signLabel}: uso de imagem`} onClick={() => onSign(text)}>
            {signLabel}
          </Button>
        )}
      </div>
    </div>
  );
}

function stateText({ state, valid_until }: ReadinessKit["required"][number]): string {
  if (valid_until === null) return "Falta";
  return state === "valid" ? `Válido até ${formatDate(valid_until)}` : `Vencido em ${formatDate(valid_until)}`;
}

const invitationOf = ({ id, name }: SigningStudent) =>
  `${greeting(name)} Antes do próximo treino, responda e assine os seus documentos de saúde: ${window.location.origin}/inicio/visualizar/${id}?dialog=readiness`;
