import { roleOf, useCurrentUser } from "../../../session/current-user.ts";
import { ComparedPhotos } from "../evaluation-history/ComparedPhotos.tsx";
import { ComparedSomatotype } from "../evaluation-history/ComparedSomatotype.tsx";
import { ComparedStrength } from "../evaluation-history/ComparedStrength.tsx";
import type { FinalResult } from "./data.ts";

type Mesocycle = FinalResult["mesocycles"][number];

interface Props {
  readonly path: { readonly id: number; readonly macroId: number };
  readonly mesocycles: readonly Mesocycle[];
}

export const ofMesocycle = ({ id, name, evaluated_on, evaluated_items }: Mesocycle) => ({
  mesocycle_id: id,
  microcycle_id: null,
  name,
  evaluated_on,
  evaluated_items,
});

/** A student reads neither somatotype nor strength. */
export function FoundInResult({ path, mesocycles }: Props) {
  const isStudent = roleOf(useCurrentUser()) === "student";
  const [first, last] = [mesocycles[0], mesocycles.at(-1)];
  if (!first || !last || first === last) return null;
  const pair = [ofMesocycle(first), ofMesocycle(last)] as const;
  return (
    <>
      {!isStudent && (
        <>
          <ComparedSomatotype pair={pair} />
          <ComparedStrength studentId={path.id} first={first} last={last} />
        </>
      )}
      <ComparedPhotos path={path} pair={pair} />
    </>
  );
}
