// Runs in the page of a screen that is checked.
export { forcedColourFaults, noteColours } from "./forced-colours";
export { layoutFaults } from "./layout";
export { targetFaults } from "./targets";
