/** Whether this browser gets notices, and what is missing where it does not. */
export type PushState = "on" | "off" | "blocked" | "unsupported" | "needs_install";

interface Browser {
  readonly knowsPush: boolean;
  readonly permission: NotificationPermission | undefined;
  readonly isSubscribed: boolean;
  readonly isInstalled: boolean;
  readonly userAgent: string;
}

/** An iPhone or iPad knows push only in the installed app. */
export function pushStateOf({ knowsPush, permission, isSubscribed, isInstalled, userAgent }: Browser): PushState {
  if (!knowsPush) return /iPhone|iPad/.test(userAgent) && !isInstalled ? "needs_install" : "unsupported";
  if (permission === "denied") return "blocked";
  return permission === "granted" && isSubscribed ? "on" : "off";
}

export const PUSH_REASONS: Readonly<Record<Exclude<PushState, "on" | "off">, string>> = {
  blocked: "Os avisos estão bloqueados neste navegador. Libere as notificações nas configurações do site e volte aqui.",
  unsupported: "Este navegador não recebe avisos. Você pode recebê-los por e-mail ou ativar em outro aparelho.",
  needs_install:
    "No iPhone e no iPad os avisos chegam só pelo aplicativo instalado: toque em Compartilhar, depois em “Adicionar à Tela de Início”, abra por lá e ative aqui.",
};
