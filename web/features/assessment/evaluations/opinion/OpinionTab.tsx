import { Alert, Button, Group, Skeleton, Stack, Text } from "@mantine/core";
import { lazy, Suspense, useEffect, useRef, useState } from "react";
import type { OpinionKey } from "#contract/assessment/evaluation-fields/value-keys.ts";
import { RichText } from "../../../../ui/field/RichText.tsx";
import { Icon } from "../../../../ui/Icon.tsx";
import { Loading } from "../../../../ui/Skeletons.tsx";
import { BlocksMenu } from "../../opinion-blocks/BlocksMenu.tsx";
import type { CycleEvaluation } from "../data.ts";
import type { TabProps } from "../evaluation-tab.ts";
import { proposalOf } from "../report/report-judge.ts";
import { useSheet, useSheetState } from "../state/use-evaluation.ts";
import classes from "./OpinionTab.module.css";
import { listHtml, paragraphsHtml, withoutEmpty } from "./opinion-html.ts";

const RichTextField = lazy(() => import("../../../../ui/field/RichTextField.tsx"));

const LABELS: Readonly<Record<OpinionKey, string>> = { opinion: "Parecer", recommendation: "Recomendações" };

export function OpinionTab({ disabled, evaluation }: TabProps) {
  return (
    <div className={classes.opinion}>
      {!disabled && <Proposal evaluation={evaluation} />}
      <OpinionField name="opinion" disabled={disabled} />
      <OpinionField name="recommendation" disabled={disabled} />
    </div>
  );
}

/** Follows the saved figures. Only what the assessor takes over is stored and printed. */
function Proposal({ evaluation }: { readonly evaluation: CycleEvaluation }) {
  const { dispatch, schedule } = useSheet();
  const isBlank = useSheetState(({ values }) => !values.opinion && !values.recommendation);
  const [opened, setOpened] = useState(false);
  const proposal = proposalOf(evaluation);
  if (!proposal) {
    return (
      <Text size="sm" c="dimmed">
        Salve a avaliação para receber uma proposta de parecer a partir dos resultados.
      </Text>
    );
  }
  const take = () => {
    const words = { opinion: paragraphsHtml(proposal.opinion), recommendation: listHtml(proposal.recommendation) };
    dispatch({ type: "chosen", values: words });
    schedule();
    setOpened(false);
  };
  if (!isBlank && !opened) {
    return (
      <Button variant="default" className={classes.again} onClick={() => setOpened(true)}>
        Ver proposta
      </Button>
    );
  }
  return (
    <Alert
      color="gray"
      variant="light"
      icon={<Icon name="bookmark" size={18} />}
      title="Proposta a partir dos resultados"
    >
      <Stack gap="xs">
        {proposal.opinion.map((sentence) => (
          <span key={sentence}>{sentence}</span>
        ))}
        <ul className={classes.advice}>
          {proposal.recommendation.map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </ul>
        <Group gap="sm">
          <Button onClick={take}>{isBlank ? "Usar e editar" : "Trocar o que está escrito"}</Button>
          {!isBlank && (
            <Button variant="default" onClick={() => setOpened(false)}>
              Fechar
            </Button>
          )}
        </Group>
      </Stack>
    </Alert>
  );
}

interface OpinionFieldProps {
  readonly name: OpinionKey;
  readonly disabled: boolean;
}

function OpinionField({ name, disabled }: OpinionFieldProps) {
  const { dispatch, schedule } = useSheet();
  const html = useSheetState(({ values }) => values[name] ?? "");
  const error = useSheetState(({ errors }) => errors[name]);
  const { round, told } = useEditorRound(html);
  if (disabled) return html ? <OpinionText title={LABELS[name]} html={html} /> : null;
  const put = (words: string) => dispatch({ type: "chosen", values: { [name]: words } });
  return (
    <section className={classes.words}>
      <Group justify="space-between" align="center" gap="sm">
        <h3 className={classes.title}>{LABELS[name]}</h3>
        <BlocksMenu
          written={html}
          onInsert={(block) => {
            put(html + block);
            schedule();
          }}
        />
      </Group>
      <Suspense
        fallback={
          <Loading>
            <Skeleton height={180} radius="md" />
          </Loading>
        }
      >
        <RichTextField
          key={round}
          short
          initial={html}
          label={LABELS[name]}
          onLeave={schedule}
          onChange={(typed) => {
            told.current = withoutEmpty(typed);
            put(told.current);
          }}
        />
      </Suspense>
      {error && (
        <Text size="sm" c="red" role="alert">
          {error}
        </Text>
      )}
    </section>
  );
}

/** An editor begins anew when its text comes from elsewhere: a block, the proposal, another window. */
function useEditorRound(html: string) {
  const told = useRef(html);
  const [round, setRound] = useState(0);
  useEffect(() => {
    if (html === told.current) return;
    told.current = html;
    setRound((before) => before + 1);
  }, [html]);
  return { round, told };
}

export function OpinionText({ title, html }: { readonly title: string; readonly html: string }) {
  return (
    <section className={classes.words}>
      <h3 className={classes.title}>{title}</h3>
      <RichText html={html} />
    </section>
  );
}
