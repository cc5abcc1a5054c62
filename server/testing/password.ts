export const PASSWORD = "corrida de rua 42";
