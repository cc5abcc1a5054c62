import { SegmentedControl, Stack } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { sentenceOf } from "../../../../api/api-error.ts";
import { roleOf, useCurrentUser } from "../../../../session/current-user.ts";
import { useProduct } from "../../../../session/product.ts";
import { ReasonButton } from "../../../../ui/ReasonButton.tsx";
import { toast } from "../../../../ui/toast.ts";
import { useUpTo } from "../../../../ui/use-breakpoint.ts";
import type { CyclePath } from "../../../planning/cycles/data.ts";
import { type CopySource, cyclesToCopyQuery, useCopyTrainings } from "../../../planning/training-copies/data.ts";
import { DialogOverTraining } from "../editor/DialogOverTraining.tsx";
import { useGoTo } from "../editor/training-place.ts";
import type { FoundStudent, PrescribedCycle, Shelf } from "../editor/training-plan.ts";
import { usePlan } from "../editor/use-trainings.ts";
import { SourceSelect, type SourceTexts } from "./SourceSelect.tsx";
import { StudentLookup } from "./StudentLookup.tsx";

interface Props {
  readonly cycle: PrescribedCycle;
}

type Origin = "sameStudent" | "otherStudent" | "myLibrary" | "adminLibrary";

export default function CopyDialog({ cycle: { path, student, findStudents } }: Props) {
  const go = useGoTo();
  const phone = useUpTo("sm");
  const { name: product } = useProduct();
  const isTrainer = roleOf(useCurrentUser()) === "trainer";
  const [origin, setOrigin] = useState<Origin>("sameStudent");
  const [other, setOther] = useState<FoundStudent | null>(null);
  const [source, setSource] = useState<CopySource>();
  const copy = useCopyTrainings(path);
  const close = () => go({});
  const changeOrigin = (chosen: Origin) => {
    setOrigin(chosen);
    setOther(null);
    setSource(undefined);
  };
  // Not `mutate` with callbacks: those are dropped with this dialog, which the copied trainings take away.
  const submit = () => {
    if (!source) return;
    copy.mutateAsync(source).then(
      () => {
        toast.success("Treino Copiado Com Sucesso!!");
        close();
      },
      (failure: unknown) => toast.failure(failure, `Erro: ${sentenceOf(failure)}`),
    );
  };
  const choice = { chosen: source, onChoose: setSource };

  return (
    <DialogOverTraining
      title="Copiar treino"
      width={620}
      onClose={close}
      submit={
        <ReasonButton
          reason={source ? null : `Escolha ${isOfLibrary(origin) ? "o treino" : "o ciclo"} de onde copiar.`}
          loading={copy.isPending}
          onClick={submit}
        >
          Copiar treino
        </ReasonButton>
      }
    >
      <Stack gap="md">
        <SegmentedControl<Origin>
          aria-label="Copiar de onde"
          fullWidth
          size={phone ? "md" : "sm"}
          {...(phone && { styles: { label: { paddingBlock: 10 } } })}
          orientation={phone ? "vertical" : "horizontal"}
          data={[
            { value: "sameStudent", label: "Mesmo aluno" },
            { value: "otherStudent", label: "Outro aluno" },
            ...(isTrainer ? [{ value: "myLibrary" as const, label: "Minha biblioteca" }] : []),
            { value: "adminLibrary", label: `Biblioteca ${product}` },
          ]}
          value={origin}
          onChange={changeOrigin}
        />
        {origin === "sameStudent" && <Cycles of={student} into={path} {...choice} />}
        {origin === "otherStudent" && (
          <>
            <StudentLookup
              findStudents={findStudents}
              chosen={other}
              onChoose={(found) => {
                setOther(found);
                setSource(undefined);
              }}
            />
            {other && <Cycles key={other.id} of={other} into={path} {...choice} />}
          </>
        )}
        {origin === "myLibrary" && <Entries key={origin} shelf="own" {...choice} />}
        {origin === "adminLibrary" && <Entries key={origin} shelf="platform" {...choice} />}
      </Stack>
    </DialogOverTraining>
  );
}

const isOfLibrary = (origin: Origin) => origin === "myLibrary" || origin === "adminLibrary";

interface Choice {
  readonly chosen: CopySource | undefined;
  readonly onChoose: (source: CopySource | undefined) => void;
}

const OF_CYCLES: SourceTexts = {
  placeholder: "Escolha o ciclo",
  none: "Nenhum outro ciclo tem treinos",
  noneHint: "Os treinos deste aluno, em outros mesociclos e microciclos, poderão ser copiados daqui.",
  loaded: "Ciclos Carregados com Sucesso",
  failed: "Erro ao Carregar Ciclos",
};

const OF_LIBRARY: SourceTexts = {
  placeholder: "Escolha o treino",
  none: "Não há itens cadastrados",
  noneHint: "Os treinos desta biblioteca poderão ser copiados daqui.",
  loaded: "",
  failed: "Erro ao buscar bibliotecas",
};

/** The newest cycle is chosen already. */
function Cycles({ of, into, ...choice }: Choice & { readonly of: FoundStudent; readonly into: CyclePath }) {
  const query = useQuery(cyclesToCopyQuery(of.id, into));
  const { chosen, onChoose } = choice;
  const newest = query.data?.[0];
  useEffect(() => {
    if (newest && !chosen) onChoose(newest);
  }, [newest, chosen, onChoose]);
  return <SourceSelect query={query} texts={OF_CYCLES} {...choice} />;
}

function Entries({ shelf, ...choice }: Choice & { readonly shelf: Shelf }) {
  const { library } = usePlan();
  return <SourceSelect query={useQuery(library.entriesToCopy(shelf))} texts={OF_LIBRARY} {...choice} />;
}
