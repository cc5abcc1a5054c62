import type { DemoAdmin, DemoTrainer } from "./types.ts";

/** The password of every demo account. The loader hashes it. */
export const demoPassword = "prumo-demo-2026";

export const admin: DemoAdmin = { id: 1, email: "admin@prumo.example", name: "Administração Prumo" };

/** The CPFs are the two that documentation uses as examples; their check digits are valid. */
export const marina: DemoTrainer = {
  email: "treinadora@prumo.example",
  name: "Marina Albuquerque Figueira",
  phone: "(11) 9 0026-1207",
  birthdate: "1988-04-17",
  gender: "female",
  cpf: "123.456.789-09",
  cref: "045821-G/SP",
  address: {
    street: "Rua Harmonia",
    number: "1207",
    complement: "Sala 21",
    neighborhood: "Vila Madalena",
    city: "São Paulo",
    state: "SP",
    zipcode: "05435-000",
  },
};

export const rafael: DemoTrainer = {
  email: "treinador@prumo.example",
  name: "Rafael Cordeiro Peixoto",
  phone: "(81) 9 0026-3311",
  birthdate: "1992-11-03",
  gender: "male",
  cpf: "987.654.321-00",
  address: {
    street: "Rua da Aurora",
    number: "1550",
    complement: "Apartamento 802",
    neighborhood: "Boa Vista",
    city: "Recife",
    state: "PE",
    zipcode: "50050-000",
  },
};

/** Her year of subscription ended two months ago. The CPF is 111.444.777-35, also one of documentation's examples. */
export const renata: DemoTrainer = {
  email: "renovar@prumo.example",
  name: "Renata Siqueira Bastos",
  phone: "(31) 9 0026-5518",
  birthdate: "1990-08-25",
  gender: "female",
  cpf: "111.444.777-35",
  address: {
    street: "Rua da Bahia",
    number: "1148",
    complement: "Sala 905",
    neighborhood: "Centro",
    city: "Belo Horizonte",
    state: "MG",
    zipcode: "30160-906",
  },
};
