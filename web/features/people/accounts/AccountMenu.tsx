import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { ActionMenu } from "../../../ui/ActionMenu.tsx";
import { ConfirmDialog } from "../../../ui/dialog/ConfirmDialog.tsx";
import { toast } from "../../../ui/toast.ts";
import { type AccountOwner, useResetFactors } from "../second-factors/data.ts";
import { endStudentsSessions, endTrainersSessions } from "./data.ts";

interface Props {
  readonly person: AccountOwner;
  readonly name: string;
}

const QUESTIONS = {
  sessions: {
    title: "Encerrar as sessões",
    confirm: "Encerrar",
    text: (name: string) => `${name} sai de todos os aparelhos e precisa entrar de novo.`,
  },
  factors: {
    title: "Retirar a verificação em duas etapas",
    confirm: "Retirar",
    text: (name: string) =>
      `Confirme antes, por voz ou vídeo, que é ${name} quem pede. Para entrar bastará a senha; as sessões são encerradas e um e-mail avisa.`,
  },
} as const;

/** For somebody who lost the phone. */
export function AccountMenu({ person, name }: Props) {
  const [asked, setAsked] = useState<keyof typeof QUESTIONS | null>(null);
  const [question, setQuestion] = useState<keyof typeof QUESTIONS>("sessions");
  const sessions = useEndSessions();
  const factors = useResetFactors();
  const ask = (what: keyof typeof QUESTIONS) => () => {
    setQuestion(what);
    setAsked(what);
  };
  const { title, confirm, text } = QUESTIONS[question];
  const act = question === "sessions" ? sessions : factors;
  return (
    <>
      <ActionMenu
        label={`Mais opções da conta de ${name}`}
        width={300}
        actions={[
          { label: QUESTIONS.sessions.title, icon: "close", act: ask("sessions") },
          { label: QUESTIONS.factors.title, icon: "phone", act: ask("factors") },
        ]}
      />
      <ConfirmDialog
        opened={asked !== null}
        title={title}
        confirmLabel={confirm}
        danger
        busy={act.isPending}
        onCancel={() => setAsked(null)}
        onConfirm={() => act.mutate(person, { onSettled: () => setAsked(null) })}
      >
        {text(name)}
      </ConfirmDialog>
    </>
  );
}

const useEndSessions = () =>
  useMutation({
    mutationFn: ({ id, of }: AccountOwner) => (of === "student" ? endStudentsSessions(id) : endTrainersSessions(id)),
    onSuccess: () => toast.success("Sessões encerradas."),
    onError: (error) => toast.failure(error),
  });
