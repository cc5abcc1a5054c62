import { Text, Title } from "@mantine/core";
import { postureSelection } from "#contract/assessment/evaluation-sections/posture.ts";
import { findingsOf, findingsText } from "#domain/assessment/posture/findings.ts";
import { trainingFocus } from "#domain/assessment/posture/focus.ts";
import { postureResultLabel, postureRuleText } from "#domain/assessment/posture/result.ts";
import { PostureDisclaimers } from "../../../../ui/figure/PostureDisclaimers.tsx";
import type { TabProps } from "../evaluation-tab.ts";
import { FocusList } from "../posture/FocusList.tsx";
import classes from "./EvaluationReport.module.css";

export function PosturePart({ evaluation: { evaluated_items: items } }: TabProps) {
  const selection = items && postureSelection(items.posture);
  if (!selection) return null;
  const { stretch, strengthen } = trainingFocus(selection);
  const regions = findingsText(findingsOf(selection));
  return (
    <section aria-labelledby="posture-title">
      <Title order={3} size="h5" id="posture-title" mb={4}>
        Postura: {postureResultLabel(items.posture_evaluated)}
      </Title>
      <Text size="sm" c="dimmed" mb={4}>
        {postureRuleText(selection)}
      </Text>
      {regions.length === 0 && <Text size="sm">Nenhum desvio foi observado nas oito regiões.</Text>}
      <dl className={classes.measures}>
        {regions.map(({ code, label, aspects }) => (
          <div key={code}>
            <dt>{label}</dt>
            <dd>
              {aspects.map(({ title, words }) => (
                <div key={title}>{words}</div>
              ))}
            </dd>
          </div>
        ))}
      </dl>
      <FocusList title="Alongar" targets={stretch} />
      <FocusList title="Fortalecer" targets={strengthen} />
      <PostureDisclaimers />
    </section>
  );
}
