import { Text, Title } from "@mantine/core";
import type { PostureSelection } from "#domain/assessment/posture/catalogue.ts";
import { trainingFocus } from "#domain/assessment/posture/focus.ts";
import { postureResultLabel, postureRuleText } from "#domain/assessment/posture/result.ts";
import { PostureDisclaimers } from "../../../../ui/figure/PostureDisclaimers.tsx";
import { FocusList } from "./FocusList.tsx";
import classes from "./PostureResult.module.css";

interface Props {
  /** Null while nothing was looked at. */
  readonly selection: PostureSelection | null;
  /** The code of a posture type; null while nothing was looked at. */
  readonly result: string | null;
}

export function PostureResult({ selection, result }: Props) {
  return (
    <section className={classes.card} aria-labelledby="posture-result">
      <Title order={3} size="h5" id="posture-result">
        Resultado postural
      </Title>
      {selection ? (
        <Result selection={selection} result={result} />
      ) : (
        <Text size="sm" c="dimmed">
          Ainda não avaliada. Marque o que observar em cada região; o que não for marcado conta como Nenhum.
        </Text>
      )}
      <div>
        <PostureDisclaimers />
      </div>
    </section>
  );
}

interface ResultProps {
  readonly selection: PostureSelection;
  readonly result: string | null;
}

function Result({ selection, result }: ResultProps) {
  const { stretch, strengthen } = trainingFocus(selection);
  const hasFocus = stretch.length + strengthen.length > 0;
  return (
    <>
      <div aria-live="polite">
        <p className={classes.result}>{postureResultLabel(result)}</p>
        <Text size="sm" c="dimmed" lh={1.4}>
          {postureRuleText(selection)}
        </Text>
      </div>
      {hasFocus && (
        <>
          <Title order={4} size="h6" mt={4}>
            Foco do treino
          </Title>
          <FocusList title="Alongar" targets={stretch} />
          <FocusList title="Fortalecer" targets={strengthen} />
        </>
      )}
    </>
  );
}
