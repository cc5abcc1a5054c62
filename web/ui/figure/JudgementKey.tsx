import { JUDGEMENT_KEY } from "#domain/assessment/judged-change.ts";
import classes from "./JudgementKey.module.css";

export const JudgementKey = () => (
  <details className={classes.key}>
    <summary>O que dizem as diferenças</summary>
    <dl>
      {JUDGEMENT_KEY.map(([words, meaning]) => (
        <div key={words}>
          <dt>{words}</dt>
          <dd>{meaning}</dd>
        </div>
      ))}
    </dl>
  </details>
);
