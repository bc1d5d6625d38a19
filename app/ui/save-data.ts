import { createContext } from "react";

/** Whether the visitor's browser asks to save data: pictures then come in one small size. */
export const SaveData = createContext(false);
