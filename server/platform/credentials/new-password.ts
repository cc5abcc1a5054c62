import { dictionary } from "@zxcvbn-ts/language-common";
import { refuse } from "../refusal.ts";
import { hashPassword } from "./passwords.ts";

const TOO_COMMON = "Esta senha é muito comum. Escolha outra.";

const SHORTEST = 8;

/** The passwords found most often in leaks, in small letters: some 18,000 that are long enough to be chosen here. */
const LEAKED: ReadonlySet<string> = new Set(
  (dictionary["passwords-common"] ?? []).filter((password) => password.length >= SHORTEST),
);

/** Words of the product and of Brazil, with any figures behind: guessed first here, and missing in the foreign list. */
const LOCAL_WORDS =
  /^(prumo|personal(trainer)?|treinadora?|treinos?|aluno[as]?|academia|musculacao|musculação|senha|mudar|trocar|brasil|flamengo|corinthians|palmeiras|saopaulo|vasco|gremio|cruzeiro|deusefiel|jesus|amor)[\d\W_]*$/;

export function isCommon(password: string): boolean {
  const plain = password.toLowerCase();
  return LEAKED.has(plain) || LOCAL_WORDS.test(plain);
}

export async function hashNewPassword(password: string, field: "password" | "new_password"): Promise<string> {
  if (isCommon(password)) return refuse("invalid", { fields: { [field]: TOO_COMMON } });
  return hashPassword(password);
}
