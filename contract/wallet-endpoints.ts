import { z } from "zod";
import { read, write } from "./endpoint";
import {
  walletDeviceAnswer,
  walletDevicePasses,
  walletDeviceQuery,
  walletDeviceRemoval,
  walletDeviceRequest,
  walletPass,
  walletPassAccess,
} from "./wallet-pass";

/**
 * What phones do with passes that `me/wallet-passes` has issued, by the pass's own token; extensions as that is. An
 * upstream without them issues passes that don't change.
 */
export const walletEndpoints = {
  walletPass: write("POST", "wallet-passes/{id}", { body: walletPassAccess, data: walletPass }),
  addWalletDevice: write("POST", "wallet-passes/{id}/devices", {
    body: walletDeviceRequest,
    data: walletDeviceAnswer,
  }),
  removeWalletDevice: write("DELETE", "wallet-passes/{id}/devices", {
    body: walletDeviceRemoval,
    data: z.unknown().transform(() => null),
  }),
  walletDevice: read("wallet-devices/{id}", walletDevicePasses, {
    query: walletDeviceQuery,
    access: "anyone",
  }),
};
