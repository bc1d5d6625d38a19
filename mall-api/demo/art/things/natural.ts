/** Colours of things that no palette may change. */
export const natural = {
  crusts: ["#c98d4e", "#b67a3c", "#d8a25e"],
  crumb: "#f3dcae",
  paper: "#f6efe2",
  wood: "#b98a5a",
  leaf: "#5c8a4a",
  stem: "#6b5236",
  apple: "#c6453c",
  pear: "#c8b44a",
  plum: "#6d4a74",
  bottle: "#2f4a38",
  steel: "#b9c2c8",
  brass: "#c9a24a",
  cream: "#fbf3e4",
  dark: "#2b2622",
} as const;
