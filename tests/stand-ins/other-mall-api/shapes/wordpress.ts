import type { Setting, Shape } from "../shape";
import { aspnet } from "./aspnet";
export const wordpress = (setting: Setting): Shape => aspnet(setting);
