/** The radius of a pin's target in units of a plan: at least 24 px where a plan of usual width is drawn smallest. */
export const pinTarget = 19;
