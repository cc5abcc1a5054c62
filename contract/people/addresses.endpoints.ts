export const findPostalCode = { method: "GET", url: "/api/v1/postal-codes/:cep" } as const;
