/** A final result compares evaluations, so it needs two. */
export const TWO_EVALUATED_NEEDED = "O resultado final precisa de pelo menos dois mesociclos avaliados.";
