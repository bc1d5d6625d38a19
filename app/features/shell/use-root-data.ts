import { useRouteLoaderData } from "@remix-run/react";
import type { RootData } from "./root-data.server";

/** The root's data; undefined if the mall's settings could not be loaded and the root renders an error. */
export const useRootData = (): RootData | undefined => useRouteLoaderData<RootData>("root");
