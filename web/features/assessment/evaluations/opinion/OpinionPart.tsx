import type { TabProps } from "../evaluation-tab.ts";
import { OpinionText } from "./OpinionTab.tsx";

export function OpinionPart({ evaluation: { opinion } }: TabProps) {
  return (
    <>
      {opinion?.text && <OpinionText title="Parecer" html={opinion.text} />}
      {opinion?.recommendation && <OpinionText title="Recomendações" html={opinion.recommendation} />}
    </>
  );
}
