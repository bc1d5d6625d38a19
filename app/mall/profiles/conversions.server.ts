import type { InvalidValue, Reading } from "../reading/reading-context";
import { geojsonFloorPlan } from "./geojson-floor-plan.server";
import type { ConversionName } from "./profile";

/** From the data of an answer to what the contract's schema reads. */
type Conversion = (given: unknown, note: Reading["note"]) => object | InvalidValue;

export const conversions: Record<ConversionName, Conversion> = {
  "geojson-floor-plan": geojsonFloorPlan,
};
