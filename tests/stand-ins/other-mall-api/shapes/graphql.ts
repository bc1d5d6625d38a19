import type { Setting, Shape } from "../shape";
import { aspnet } from "./aspnet";
export const graphql = (setting: Setting): Shape => aspnet(setting);
