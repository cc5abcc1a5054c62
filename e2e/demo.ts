/** The demo's Lucas, who is in the third mesocycle of his first macrocycle. The seed gives everybody the same ids at each start. */
export const LUCAS_ID = 3;
export const LUCAS_PAGE = `/inicio/visualizar/${LUCAS_ID}`;
/** With the macrocycle unfolded. */
export const LUCAS_PLAN = `${LUCAS_PAGE}?macro=1`;
export const LUCAS_WEEKS = `${LUCAS_PAGE}/macrociclo/1/mesociclo/1`;
export const LUCAS_EVALUATION = `${LUCAS_PLAN}&dialog=evaluation&meso=3`;
/** It belongs to another student of the same trainer. */
export const OTHER_PAGE = `/inicio/visualizar/${LUCAS_ID + 1}`;
