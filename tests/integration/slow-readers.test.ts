import { readdirSync, statSync } from "node:fs";
import { connect } from "node:net";
import { expect, it } from "vitest";
import { sharedSite } from "../processes/shared-site";

const site = sharedSite();
const folder = "build/client/assets";

/** A connection whose client asks for the largest file many times, and reads nothing of the answers. */
it("closes a connection whose client reads nothing of what it asks for", async () => {
  const sizeOf = (name: string) => statSync(`${folder}/${name}`).size;
  const [largest = ""] = readdirSync(folder).sort((one, other) => sizeOf(other) - sizeOf(one));
  const client = connect(site.port, "127.0.0.1").pause();
  client.once("error", () => {});
  const asked = `GET /assets/${largest} HTTP/1.1\r\nHost: galerieharfa.localhost\r\n\r\n`;
  client.write(asked.repeat(100));
  const begun = performance.now();
  while (client.writable && performance.now() - begun < 110_000) {
    // A connection that is closed is reset.
    client.write("\r\n");
    await new Promise((resolve) => setTimeout(resolve, 1_000));
  }
  expect(client.writable).toBe(false);
}, 120_000);
