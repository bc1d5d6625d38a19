/** Between two facts: a line may end with it, and none begins with it. */
export const dot = "\u00a0· ";
