import { refuse } from "../refusal.ts";
import { hashPassword } from "./passwords.ts";

const TOO_COMMON = "Esta senha é muito comum. Escolha outra.";

const SHORTEST = 8;

let loaded: Promise<ReadonlySet<string>> | undefined;

/**
 * The passwords found most often in leaks, in small letters: some 18,000 that are long enough to be chosen here. Loaded for the first new
 * password: the lists take 20 MB of a server that sees none.
 */
const loadLeaked = (): Promise<ReadonlySet<string>> =>
  (loaded ??= import("@zxcvbn-ts/language-common").then(
    ({ dictionary }) => new Set((dictionary["passwords-common"] ?? []).filter(({ length }) => length >= SHORTEST)),
  ));

/** Words of the product and of Brazil, with any figures behind: guessed first here, and missing in the foreign list. */
const LOCAL_WORDS =
  /^(prumo|personal(trainer)?|treinadora?|treinos?|aluno[as]?|academia|musculacao|musculação|senha|mudar|trocar|brasil|flamengo|corinthians|palmeiras|saopaulo|vasco|gremio|cruzeiro|deusefiel|jesus|amor)[\d\W_]*$/;

export async function isCommon(password: string): Promise<boolean> {
  const plain = password.toLowerCase();
  return LOCAL_WORDS.test(plain) || (await loadLeaked()).has(plain);
}

export async function hashNewPassword(password: string, field: "password" | "new_password"): Promise<string> {
  if (await isCommon(password)) return refuse("invalid", { fields: { [field]: TOO_COMMON } });
  return hashPassword(password);
}
