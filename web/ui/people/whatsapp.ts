const BRAZIL = "55";

/** Opens the person's conversation when the number is known. */
export function whatsAppAddress(cellphone: string | null, text: string): string {
  const digits = (cellphone ?? "").replace(/\D/g, "");
  const number = digits.length === 10 || digits.length === 11 ? BRAZIL + digits : digits;
  return `https://wa.me/${number}?${new URLSearchParams({ text })}`;
}

export const greeting = (name: string): string => `Olá, ${name.split(" ")[0] ?? ""}!`;
