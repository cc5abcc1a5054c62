import { Text, Title } from "@mantine/core";
import {
  type Posture,
  type PostureEvaluated,
  postureSelection,
} from "#contract/assessment/evaluation-sections/posture.ts";
import {
  type ChangeText,
  comparePosture,
  postureChangeText,
  postureSentence,
} from "#domain/assessment/posture/comparison.ts";
import { layPostureText, postureResultLabel, postureRuleText } from "#domain/assessment/posture/result.ts";
import { formatDate } from "#domain/calendar-date.ts";
import { PlainSummary } from "../../../ui/figure/PlainSummary.tsx";
import { PostureDisclaimers } from "../../../ui/figure/PostureDisclaimers.tsx";
import { Icon } from "../../../ui/Icon.tsx";
import type { ComparedPair } from "./compared-pair.ts";
import type { PastEvaluation } from "./data.ts";
import classes from "./PostureComparison.module.css";

export interface EvaluatedPosture {
  readonly name: string;
  readonly evaluatedOn: string;
  readonly posture: Posture;
  readonly result: PostureEvaluated;
}

interface Props {
  readonly first: EvaluatedPosture;
  readonly last: EvaluatedPosture;
  /** A student reads how it looks beside the trade's names. */
  readonly forStudent?: boolean;
}

const ICONS = {
  resolved: "check",
  changed: "chevron-right",
  appeared: "plus",
  persisting: "minus",
} as const;

export function PostureComparison({ first, last, forStudent = false }: Props) {
  const change = comparePosture(postureSelection(first.posture) ?? {}, postureSelection(last.posture) ?? {});
  const groups = postureChangeText(change);
  return (
    <div className={classes.comparison}>
      <PlainSummary label="Postura em resumo" sentences={[postureSentence(groups)]} />
      <div className={classes.ends}>
        <End evaluation={first} forStudent={forStudent} />
        <span className={classes.arrow}>
          <Icon name="chevron-right" />
        </span>
        <End evaluation={last} forStudent={forStudent} />
      </div>
      {groups.length === 0 ? (
        <Text c="dimmed">Nenhum desvio foi observado em nenhuma das duas avaliações.</Text>
      ) : (
        <div className={classes.lists}>
          {groups.map((group) => (
            <PostureChangeList key={group.code} group={group} forStudent={forStudent} />
          ))}
        </div>
      )}
    </div>
  );
}

interface EndProps {
  readonly evaluation: EvaluatedPosture;
  readonly forStudent: boolean;
}

function End({ evaluation: { name, evaluatedOn, posture, result }, forStudent }: EndProps) {
  return (
    <section className={classes.end} aria-label={name}>
      <Text size="sm" c="dimmed">
        {name} · {formatDate(evaluatedOn)}
      </Text>
      <Title order={3} size="h4">
        {postureResultLabel(result)}
      </Title>
      <Text size="sm" c="dimmed" lh={1.4}>
        {forStudent ? layPostureText(result) : postureRuleText(postureSelection(posture) ?? {})}
      </Text>
    </section>
  );
}

interface ListProps {
  readonly group: ChangeText;
  readonly forStudent: boolean;
}

function PostureChangeList({ group: { code, title, entries }, forStudent }: ListProps) {
  return (
    <section className={classes.list} aria-label={title}>
      <Title order={3} size="h6" className={classes.title ?? ""}>
        <Icon name={ICONS[code]} size={16} />
        {title} ({entries.length})
      </Title>
      <ul>
        {entries.map(({ key, text, location, look }) => (
          <li key={key}>
            {text}
            <small>{forStudent ? look : location}</small>
          </li>
        ))}
      </ul>
    </section>
  );
}

export function ComparedPosture({ pair }: { readonly pair: ComparedPair }) {
  const [first, last] = pair.map(evaluatedPosture);
  if (!first || !last || first.posture.length === 0 || last.posture.length === 0) return null;
  return (
    <section aria-labelledby="compared-posture">
      <Title order={2} size="h4" mt="xl" mb="md" id="compared-posture">
        Postura
      </Title>
      <PostureComparison first={first} last={last} />
      <PostureDisclaimers />
    </section>
  );
}

const evaluatedPosture = ({
  name,
  evaluated_on,
  evaluated_items: { posture = [], posture_evaluated = null },
}: PastEvaluation) => ({
  name,
  evaluatedOn: evaluated_on,
  posture,
  result: posture_evaluated,
});
