import { describe, expect, it } from "vitest";
import { routeNameOf } from "./route-name.server";

describe("routeNameOf", () => {
  it.each([
    ["/", "index"],
    ["/_root.data", "index"],
    ["/cz", "index"],
    ["/en/shops-services?page=2", "shops-services"],
    ["/de/shops-und-services.data", "shops-services"],
    ["/en/faq/_payload.json?x=1", "faq"],
    ["/image?src=a", "image"],
    ["/feed/news.xml", "feed/:file"],
    ["/api/proxy/settings-web-app/web", "api/proxy/*"],
    ["/.well-known/security.txt", ".well-known/security.txt"],
  ])("names %s by its route", (url, name) => {
    expect(routeNameOf(url)).toBe(name);
  });

  it.each(["/en/ada@example.com", "/wp-login.php", "/images", "/en/shops-services/1/2/3/4", "/%"])(
    "calls %s other",
    (url) => {
      expect(routeNameOf(url)).toBe("other");
    },
  );
});
