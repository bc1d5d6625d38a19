/** The size of a place's name in an excerpt of the plan, in that of its neighbours' names. */
export const calloutSize = 1.2;
