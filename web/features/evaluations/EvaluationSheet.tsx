import { Alert, Fieldset, Group, Tabs, Text, Tooltip } from "@mantine/core";
import { useMemo, useRef } from "react";
import { findSkinfoldProtocol } from "#domain/assessment/body-composition/protocols.ts";
import { enterMovesOn } from "../../ui/enter-moves-on.ts";
import { Icon } from "../../ui/Icon.tsx";
import classes from "./EvaluationSheet.module.css";
import { aboutSubject, type Subject } from "./figures.ts";
import { LiveStrip } from "./LiveStrip.tsx";
import { MeasureFields } from "./MeasureFields.tsx";
import { MeasureGuide } from "./MeasureGuide.tsx";
import { measureGroups } from "./measure-groups.ts";
import { ResultsPanel } from "./ResultsPanel.tsx";
import { SheetField } from "./SheetField.tsx";
import { SheetNotice } from "./SheetNotice.tsx";
import type { Values } from "./values.ts";

const LATER = "Esta parte da avaliação estará disponível em breve.";

interface Props {
  /** What the evaluation before this one measured. */
  readonly before: Values;
  readonly subject: Subject;
  /** Why nothing can be changed here; null when it can. */
  readonly readOnlyBecause: string | null;
}

/** The evaluation itself: who, heart, and the measures with what follows from them. */
export function EvaluationSheet({ before, subject, readOnlyBecause }: Props) {
  const disabled = readOnlyBecause !== null;
  const results = useRef<HTMLDivElement>(null);
  const showResults = () => results.current?.scrollIntoView({ block: "start" });
  const { gender, studentView } = subject;
  const protocol = findSkinfoldProtocol(subject.protocol);
  const groups = useMemo(() => measureGroups(protocol, gender, studentView), [protocol, gender, studentView]);
  const above = { disabled, label: "above" } as const;
  const needed = { required: disabled ? undefined : "obrigatória para salvar", ...above };

  return (
    <form noValidate className={classes.sheet} onKeyDown={enterMovesOn} onSubmit={(event) => event.preventDefault()}>
      {readOnlyBecause && (
        <Alert color="gray" variant="light" icon={<Icon name="eye" size={18} />}>
          {readOnlyBecause}
        </Alert>
      )}
      {!disabled && <LiveStrip subject={subject} onOpen={showResults} />}
      <SheetNotice />
      <div className={classes.blocks}>
        <Fieldset variant="unstyled" legend="Dados do aluno">
          <div className={classes.pair}>
            <SheetField name="stature" {...needed} />
            <SheetField name="weight" {...needed} />
          </div>
        </Fieldset>
        <Fieldset variant="unstyled" legend="Freq cardíaca e pressão arterial">
          <div className={classes.three}>
            <SheetField name="fcRepouso" {...needed} />
            <SheetField name="sistole" {...above} />
            <SheetField name="diastole" {...above} />
          </div>
        </Fieldset>
        <Text size="sm" c="dimmed" className={classes.who}>
          {aboutSubject(subject)}
        </Text>
      </div>
      <Tabs value="perimetria" keepMounted>
        <Group mb="lg">
          <Tabs.List className={classes.tabs}>
            <LaterTab name="Gasto Calórico" />
            <Tabs.Tab value="perimetria">Perimetria</Tabs.Tab>
            <LaterTab name="Postura" />
            {!studentView && <LaterTab name="Teste de Força" />}
          </Tabs.List>
        </Group>
        <Tabs.Panel value="perimetria" className={classes.work}>
          <div className={classes.measuring}>
            <div className={classes.guide} data-reading={disabled}>
              <MeasureGuide gender={gender} withWords={!disabled} />
            </div>
            <div className={classes.fields}>
              <MeasureFields
                groups={groups}
                protocol={protocol?.label ?? subject.protocol}
                disabled={disabled}
                before={before}
              />
            </div>
          </div>
          <div className={classes.results} ref={results}>
            <ResultsPanel subject={subject} />
          </div>
        </Tabs.Panel>
      </Tabs>
    </form>
  );
}

function LaterTab({ name }: { readonly name: string }) {
  return (
    <Tooltip label={LATER}>
      <Tabs.Tab value={name} aria-disabled data-disabled>
        {name}
      </Tabs.Tab>
    </Tooltip>
  );
}
