import { SegmentedControl, Stack, Text } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { type ComponentProps, useEffect, useState } from "react";
import { listInPortuguese } from "#domain/text/portuguese-list.ts";
import { sentenceOf } from "../../../../api/api-error.ts";
import { areAwaited } from "../../../../api/awaited.ts";
import { roleOf, useCurrentUser } from "../../../../session/current-user.ts";
import { useProduct } from "../../../../session/product.ts";
import { ReasonButton } from "../../../../ui/ReasonButton.tsx";
import { toast } from "../../../../ui/toast.ts";
import { useUpTo } from "../../../../ui/use-breakpoint.ts";
import type { CyclePath } from "../../../planning/cycles/data.ts";
import {
  type Copied,
  type CopySource,
  cyclesToCopyQuery,
  useCopyTrainings,
} from "../../../planning/training-copies/data.ts";
import { announce } from "../editor/announce.ts";
import { DialogOverTraining } from "../editor/DialogOverTraining.tsx";
import { removeTrainings } from "../editor/training-changes.ts";
import { useGoTo } from "../editor/training-place.ts";
import type { FoundStudent, PrescribedCycle, Shelf } from "../editor/training-plan.ts";
import { useEditor, useOpenTraining, usePlan, useTrainings } from "../editor/use-trainings.ts";
import { firstChosen, refusalOfChosen } from "./chosen-trainings.ts";
import { SourceSelect, type SourceTexts } from "./SourceSelect.tsx";
import { StudentLookup } from "./StudentLookup.tsx";

interface Props {
  readonly cycle: PrescribedCycle;
  /** This entry is chosen already. */
  readonly libraryId?: number | undefined;
}

type Origin = "sameStudent" | "otherStudent" | "myLibrary" | "adminLibrary";

export default function CopyDialog(props: Props) {
  const { library } = usePlan();
  const { libraryId } = props;
  const ownEntries = useQuery({ ...library.entriesToCopy("own"), enabled: libraryId !== undefined });
  if (libraryId === undefined) return <CopyForm {...props} first="sameStudent" />;
  if (areAwaited([ownEntries])) return null;
  const isOwn = ownEntries.data?.some(({ id }) => id === libraryId);
  return <CopyForm {...props} first={isOwn ? "myLibrary" : "adminLibrary"} />;
}

function CopyForm({ cycle: { path, student, findStudents }, libraryId, first }: Props & { readonly first: Origin }) {
  const phone = useUpTo("sm");
  const { name: product } = useProduct();
  const isTrainer = roleOf(useCurrentUser()) === "trainer";
  const existing = useTrainings(({ trainings }) => trainings.length);
  const [origin, setOrigin] = useState(first);
  const [other, setOther] = useState<FoundStudent | null>(null);
  const [source, setSource] = useState<CopySource>();
  const [ticked, setTicked] = useState<readonly number[]>([]);
  const go = useGoTo();
  const open = useOpenTraining(({ id }) => id);
  const copying = useCopying(path);
  const choose = (chosen: CopySource | undefined) => {
    setSource(chosen);
    setTicked(chosen ? firstChosen(chosen, existing) : []);
  };
  const changeOrigin = (chosen: Origin) => {
    setOrigin(chosen);
    setOther(null);
    choose(undefined);
  };
  const submit = () => source && copying.copy({ from: source, trainingIds: ticked });
  const choice = { chosen: source, onChoose: choose, ticked, onTick: setTicked };
  const missing = `Escolha ${isOfLibrary(origin) ? "o treino" : "o ciclo"} de onde copiar.`;

  return (
    <DialogOverTraining
      title="Copiar treino"
      width={620}
      onClose={() => go({ ...(open && { trainingId: open }) })}
      submit={
        <ReasonButton
          reason={source ? refusalOfChosen(ticked, existing) : missing}
          loading={copying.isPending}
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
                choose(undefined);
              }}
            />
            {other && <Cycles key={other.id} of={other} into={path} {...choice} />}
            <Text size="sm" c="dimmed">
              Os quilos e as frequências cardíacas ficam de fora: são de cada aluno.
            </Text>
          </>
        )}
        {origin === "myLibrary" && <Entries key={origin} shelf="own" libraryId={libraryId} {...choice} />}
        {origin === "adminLibrary" && <Entries key={origin} shelf="platform" libraryId={libraryId} {...choice} />}
      </Stack>
    </DialogOverTraining>
  );
}

/** The first of the copies opens, and all of them can be taken back. */
function useCopying(path: CyclePath) {
  const go = useGoTo();
  const editor = useEditor();
  const { mutateAsync, isPending } = useCopyTrainings(path);
  // Not `mutate` with callbacks: those are dropped with this dialog.
  const copy = async (copied: Copied) => {
    await editor.whenSaved();
    try {
      const added = await mutateAsync(copied);
      const undo = editor.undoWith(removeTrainings(added.map(({ id }) => id)));
      const undoable = listInPortuguese(added.map(({ name }) => name));
      announce({ outcome: "saved", undo }, { saved: "Treino Copiado Com Sucesso!!", undoable });
      void go({ trainingId: added[0]?.id ?? 0 });
    } catch (failure) {
      toast.failure(failure, `Erro: ${sentenceOf(failure)}`);
    }
  };
  return { copy, isPending };
}

const isOfLibrary = (origin: Origin) => origin === "myLibrary" || origin === "adminLibrary";

type Choice = Omit<ComponentProps<typeof SourceSelect>, "query" | "texts">;

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

interface EntriesProps extends Choice, Pick<Props, "libraryId"> {
  readonly shelf: Shelf;
}

function Entries({ shelf, libraryId, ...choice }: EntriesProps) {
  const { library } = usePlan();
  const query = useQuery(library.entriesToCopy(shelf));
  const { chosen, onChoose } = choice;
  const prepared = query.data?.find(({ id }) => id === libraryId);
  useEffect(() => {
    if (prepared && !chosen) onChoose(prepared);
  }, [prepared, chosen, onChoose]);
  return <SourceSelect query={query} texts={OF_LIBRARY} {...choice} />;
}
