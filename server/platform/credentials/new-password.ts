import { dictionary } from "@zxcvbn-ts/language-common";
import { refuse } from "../refusal.ts";
import { hashPassword } from "./passwords.ts";

const TOO_COMMON = "Esta senha é muito comum. Escolha outra.";

/** Shorter ones are refused for their length. */
const SHORTEST = 8;

/** The passwords found most often in leaks, in small letters: some 18,000 that are long enough to be chosen here. */
const LEAKED: ReadonlySet<string> = new Set(
  (dictionary["passwords-common"] ?? []).filter((password) => password.length >= SHORTEST),
);

/** What those who try passwords here try first and a list from abroad lacks: words of the product and of Brazil, with any figures behind. */
const OF_HERE =
  /^(prumo|personal(trainer)?|treinadora?|treinos?|aluno[as]?|academia|musculacao|musculação|senha|mudar|trocar|brasil|flamengo|corinthians|palmeiras|saopaulo|vasco|gremio|cruzeiro|deusefiel|jesus|amor)[\d\W_]*$/;

/** Capital letters are the first thing that somebody adds to a common password. */
export function isCommon(password: string): boolean {
  const plain = password.toLowerCase();
  return LEAKED.has(plain) || OF_HERE.test(plain);
}

/** Hashes a password that a person chose; one that everybody chooses is refused at the field that names it on the wire. */
export async function hashNewPassword(password: string, field: "password" | "new_password"): Promise<string> {
  if (isCommon(password)) return refuse("invalid", { fields: { [field]: TOO_COMMON } });
  return hashPassword(password);
}
