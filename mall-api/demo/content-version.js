import { hashOf } from "../../contract/source-hash.js";

/** Changes with all that the demo content is made from, but the day. */
export const contentVersion = () => hashOf(["contract", "mall-api", "package-lock.json"]);
