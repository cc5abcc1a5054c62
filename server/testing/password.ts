/** The password of every account that the factories create. */
export const PASSWORD = "corrida de rua 42";
