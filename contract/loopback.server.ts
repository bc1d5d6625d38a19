import ipaddr from "ipaddr.js";

/** Whether only this machine reaches what listens at this address or name. */
export const isLoopback = (host: string): boolean =>
  host === "localhost" || (ipaddr.isValid(host) && ipaddr.process(host).range() === "loopback");
