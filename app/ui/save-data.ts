import { createContext } from "react";

/** Whether the visitor's browser sends Save-Data: pictures then have one small size. */
export const SaveData = createContext(false);
