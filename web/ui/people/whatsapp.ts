/** `number` begins with the country's code. Without one WhatsApp asks for the person. */
export const whatsAppAddress = (number: string | null, text: string): string =>
  `https://wa.me/${number ?? ""}?${new URLSearchParams({ text })}`;

export const greeting = (name: string): string => `Olá, ${name.split(" ")[0] ?? ""}!`;
