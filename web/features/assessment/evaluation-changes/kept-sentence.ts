export const KEPT = "Sem sinal. Guardado neste aparelho, segue quando o sinal voltar.";
