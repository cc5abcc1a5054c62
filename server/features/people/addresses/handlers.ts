import { findPostalCode } from "#contract/people/addresses.ts";
import { isCep } from "#domain/brazil.ts";
import type { Dependencies } from "../../../dependencies.ts";
import { bind, type Route } from "../../../platform/http/route.ts";
import { refuse } from "../../../platform/refusal.ts";

const UNKNOWN = { detail: "CEP não encontrado" };
const AWAY = { detail: "Não foi possível consultar o CEP. Preencha o endereço." };

export function addressRoutes({ postalCodes }: Dependencies): Route[] {
  return [
    bind(findPostalCode, async ({ params }) => {
      if (!isCep(params.cep)) return refuse("not_found", UNKNOWN);
      const answer = await postalCodes.find(params.cep);
      if (answer.outcome === "found") return answer.address;
      return answer.outcome === "unknown" ? refuse("not_found", UNKNOWN) : refuse("dependency_away", AWAY);
    }),
  ];
}
