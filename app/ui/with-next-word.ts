/** A title in which no line ends with an "&": `Hook & Co.` stays together. */
export const withNextWord = (title: string): string => title.replaceAll("& ", "&\u00a0");
