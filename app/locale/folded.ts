/** A text for comparison without accents and case: "Třetí" is "treti". */
export const folded = (text: string): string => text.normalize("NFD").replaceAll(/\p{M}/gu, "").toLowerCase();
