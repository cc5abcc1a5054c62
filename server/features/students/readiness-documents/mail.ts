import { type Letter, type LetterSender, senderOf } from "../../../platform/mail/letter.ts";

interface RecordedConsent {
  readonly student: { readonly id: number; readonly name: string; readonly email: string };
  readonly trainer: LetterSender;
  readonly signerName: string;
}

export const imageUseRecorded = ({ student, trainer, signerName }: RecordedConsent): Letter => ({
  to: student.email,
  name: student.name,
  sender: senderOf(trainer),
  subject: "Uso de imagem autorizado no {product}",
  opening: `${trainer.name} registrou a sua autorização de uso de imagem, assinada por ${signerName}. Com ela, fotos de postura que o seu personal escolher podem sair em documentos enviados por link.`,
  path: `/inicio/visualizar/${student.id}?dialog=readiness`,
  action: "Ver os documentos",
  closing:
    "Se você não autorizou, ou mudou de ideia, abra os documentos e retire: a partir daí nenhum link mostra as fotos.",
});
