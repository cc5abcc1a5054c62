import { UnstyledButton } from "@mantine/core";
import { Icon } from "../../../../ui/Icon.tsx";
import type { CyclePath } from "../../../planning/cycles/data.ts";
import classes from "./OpenStudents.module.css";
import { isSamePath, type OpenEvaluation } from "./open-evaluations.ts";

interface Props {
  readonly path: CyclePath;
  readonly open: readonly OpenEvaluation[];
  readonly onGo: (evaluation: OpenEvaluation) => void;
  readonly onAnother: () => void;
}

/** One press leads to another student who is being measured. */
export function OpenStudents({ path, open, onGo, onAnother }: Props) {
  if (open.length < 2) return null;
  return (
    <nav className={classes.students} aria-label="Avaliações abertas">
      {open.map((one) => {
        const isHere = isSamePath(one.path, path);
        return (
          <UnstyledButton
            key={`${one.path.mesoId}.${one.path.microId ?? ""}`}
            className={classes.student}
            aria-current={isHere || undefined}
            onClick={() => !isHere && onGo(one)}
          >
            {one.name}
            {one.isUnsaved && !isHere && <span className={classes.unsaved}>não salva</span>}
          </UnstyledButton>
        );
      })}
      <UnstyledButton className={classes.another} aria-label="Avaliar outro aluno" onClick={onAnother}>
        <Icon name="plus" size={20} />
      </UnstyledButton>
    </nav>
  );
}
