import { withoutAccents } from "../text/accentless.ts";

/** Words of the product's own addresses, and words that would make a page look like the platform's. */
const RESERVED: ReadonlySet<string> = new Set([
  "admin",
  "administrador",
  "ajuda",
  "aluno",
  "alunos",
  "api",
  "app",
  "assets",
  "autenticacao",
  "blog",
  "cadastro",
  "compartilhado",
  "configuracoes",
  "conheca",
  "conta",
  "contato",
  "editar",
  "entrar",
  "equipe",
  "favicon",
  "fontes",
  "home",
  "imagens",
  "inicio",
  "login",
  "nova",
  "novo",
  "null",
  "oficial",
  "pagamento",
  "pagamentos",
  "personal",
  "plano",
  "planos",
  "plataforma",
  "privacidade",
  "prumo",
  "robots",
  "sair",
  "sitemap",
  "sobre",
  "suporte",
  "termos",
  "undefined",
  "www",
]);

const MIN_SLUG_LENGTH = 3;
export const MAX_SLUG_LENGTH = 40;

export const SLUG_MESSAGES = {
  form: "Use de 3 a 40 letras minúsculas sem acento, números e hifens, como marina-personal",
  reserved: "Este endereço é reservado. Escolha outro",
  taken: "Este endereço já está em uso. Escolha outro",
} as const;

/** Undefined when the text can be an address, unless another page has it. */
export function slugProblem(text: string): string | undefined {
  const hasForm =
    /^[a-z0-9]+(-[a-z0-9]+)*$/.test(text) && text.length >= MIN_SLUG_LENGTH && text.length <= MAX_SLUG_LENGTH;
  if (!hasForm) return SLUG_MESSAGES.form;
  return RESERVED.has(text) ? SLUG_MESSAGES.reserved : undefined;
}

/** A name as an address: without accents, with hyphens between words, cut at a word. "Marina Duarte" is "marina-duarte". */
export function slugOf(name: string): string {
  const plain = withoutAccents(name)
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-+|-+$/g, "");
  // Four characters stay for the number of `slugChoices`.
  const short =
    plain.length <= MAX_SLUG_LENGTH - 4 ? plain : plain.slice(0, MAX_SLUG_LENGTH - 4).replace(/-[^-]*$/, "");
  return slugProblem(short) === undefined ? short : `pagina-${short}`.replace(/-+$/, "").slice(0, MAX_SLUG_LENGTH - 4);
}

/** The addresses to try for a new page, the plain name first; the last one has the account's number and is hardly ever taken. */
export function slugChoices(name: string, accountId: number): readonly string[] {
  const plain = slugOf(name);
  return [plain, ...[2, 3, 4, 5].map((number) => `${plain}-${number}`), `personal-${accountId}`];
}
