import { Icon } from "../../ui/Icon.tsx";
import { toast } from "../../ui/toast.ts";
import classes from "./CopyEmail.module.css";

async function copy(email: string) {
  try {
    await navigator.clipboard.writeText(email);
    toast.success("E-mail copiado para área de transferência");
  } catch {
    toast.failure(null, "Erro ao copiar para área de transferência");
  }
}

export function CopyEmail({ email }: { readonly email: string }) {
  return (
    <button
      type="button"
      className={classes.copy}
      onClick={() => copy(email)}
      aria-label={`Copiar e-mail ${email}`}
      title={email}
    >
      <span>{email}</span>
      <Icon name="copy" size={16} />
    </button>
  );
}
