import { Icon } from "../Icon.tsx";
import { toast } from "../toast.ts";
import classes from "./CopyEmail.module.css";

async function copy(email: string) {
  try {
    await navigator.clipboard.writeText(email);
    toast.success("E-mail copiado para área de transferência");
  } catch {
    toast.failure(null, "Erro ao copiar para área de transferência");
  }
}

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
      onClick={() => copy(email)}
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
