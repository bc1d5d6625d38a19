/** A text as it is compared where accents and case don't matter: "Třetí" is "treti". */
export const folded = (text: string): string => text.normalize("NFD").replaceAll(/\p{M}/gu, "").toLowerCase();
