/** Where a script that only improves a page can't be loaded: the page works as without JavaScript. */
export const withoutIt = () => undefined;
