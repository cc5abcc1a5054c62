import { toast } from "./toast.ts";

interface Messages {
  readonly success: string;
  readonly failure?: string;
}

/** Tells of the outcome by a toast and never throws: a page that comes without encryption has no clipboard. */
export async function copyText(
  text: string,
  { success, failure = "Erro ao copiar para área de transferência" }: Messages,
): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
  } catch {
    return toast.failure(null, failure);
  }
  toast.success(success);
}
