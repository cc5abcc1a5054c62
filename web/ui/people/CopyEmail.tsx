import { copyText } from "../copy-text.ts";
import { Icon } from "../Icon.tsx";
import classes from "./CopyEmail.module.css";

interface Props {
  readonly email: string;
  readonly iconOnly?: boolean;
}

export function CopyEmail({ email, iconOnly = false }: Props) {
  const [name = ""] = email.split("@");
  return (
    <button
      type="button"
      className={classes.copy}
      data-icon-only={iconOnly || undefined}
      onClick={() => copyText(email, { success: "E-mail copiado para área de transferência" })}
      aria-label={`Copiar e-mail ${email}`}
      title={email}
    >
      {!iconOnly && (
        <span>
          {name}
          <wbr />
          {email.slice(name.length)}
        </span>
      )}
      <Icon name="copy" size={16} />
    </button>
  );
}
