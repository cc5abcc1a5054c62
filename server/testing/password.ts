/** The password of everybody whom the factories make. */
export const PASSWORD = "corrida de rua 42";
