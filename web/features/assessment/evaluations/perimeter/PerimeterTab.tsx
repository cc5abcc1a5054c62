import { Switch } from "@mantine/core";
import { useMemo } from "react";
import { findSkinfoldProtocol } from "#domain/assessment/body-composition/protocols.ts";
import { useUpTo } from "../../../../ui/use-breakpoint.ts";
import { DictateButton } from "../dictation/DictateButton.tsx";
import type { TabProps } from "../evaluation-tab.ts";
import { ResultsPanel } from "../results/ResultsPanel.tsx";
import { MeasureFields } from "./MeasureFields.tsx";
import { MeasureGuide } from "./MeasureGuide.tsx";
import { measureGroups } from "./measure-groups.ts";
import classes from "./PerimeterTab.module.css";
import { useTwice } from "./use-twice.ts";

export const RESULTS_ID = "evaluation-results";

export function PerimeterTab({ subject, before, disabled }: TabProps) {
  const { gender, studentView } = subject;
  const protocol = findSkinfoldProtocol(subject.protocol);
  const groups = useMemo(() => measureGroups(protocol, gender, studentView), [protocol, gender, studentView]);
  const onPhone = useUpTo("sm");
  const { twice, choose } = useTwice();
  return (
    <div className={classes.work}>
      <div className={classes.measuring}>
        {!onPhone && (
          <div className={classes.guide}>
            <MeasureGuide gender={gender} showsInstructions={!disabled} />
          </div>
        )}
        <div className={classes.fields} data-measures>
          <MeasureFields
            groups={groups}
            protocol={protocol?.label ?? subject.protocol}
            disabled={disabled}
            before={before}
            twice={twice && !disabled}
            tools={
              !disabled && (
                <div className={classes.tools}>
                  <DictateButton />
                  <Switch
                    label="Medir 2×"
                    labelPosition="left"
                    checked={twice}
                    onChange={(event) => choose(event.currentTarget.checked)}
                  />
                </div>
              )
            }
          />
        </div>
      </div>
      <div className={classes.results} id={RESULTS_ID}>
        <ResultsPanel subject={subject} />
      </div>
    </div>
  );
}
