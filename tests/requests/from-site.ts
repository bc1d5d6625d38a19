import { visitorHeaders } from "@contract/client-address";
import { mallApiSecretHeader } from "@contract/mall-api-secret.server";

/** Shared by the sites and the mall APIs of the tests. */
export const mallApiSecret = "shared by the sites and APIs of the tests";

/** The headers of a call that the site makes for a visitor at this address. */
export const fromSite = (address: string) => ({
  [mallApiSecretHeader]: mallApiSecret,
  [visitorHeaders.address]: address,
});
