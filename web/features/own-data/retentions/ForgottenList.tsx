import { Text } from "@mantine/core";
import { type RetentionKind, recordsText } from "#domain/retention.ts";
import { instantOf } from "../../../ui/instants.ts";
import type { FoundRetentions } from "./data.ts";
import classes from "./RetentionsScreen.module.css";

const whatText = (kind: RetentionKind, amount: number): string =>
  kind === "logs" ? `Aparelho e rede de ${amount} ${amount === 1 ? "acesso" : "acessos"}` : recordsText(kind, amount);

export const ForgottenList = ({ forgotten }: Pick<FoundRetentions, "forgotten">) => (
  <ul className={classes.people}>
    {forgotten.map(({ id, student, kind, amount, forgotten_at }) => (
      <li key={id} className={classes.person}>
        <div className={classes.who}>
          <Text>
            {whatText(kind, amount)}
            {student && ` de ${student.name}`}
          </Text>
          <Text size="sm" c="dimmed" className="figures">
            {instantOf(forgotten_at)}
          </Text>
        </div>
      </li>
    ))}
  </ul>
);
