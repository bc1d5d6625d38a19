import type { MutatedFile } from "./mutation";

export const http: MutatedFile[] = [
  {
    file: "server/http/page-cache.ts",
    tests: ["server/http/page-cache.test.ts"],
    mutations: [
      {
        rule: "A page is revalidated when its time is over",
        find: "if (time >= entry.freshUntil) {",
        replace: "if (false) {",
      },
      {
        rule: "A page is not served after its grace",
        find: "if (time >= entry.staleUntil) return null;",
        replace: "",
      },
      {
        rule: "A stale page is revalidated once",
        find: "if (!share.fills.has(key.page)) fill",
        replace: "share.fills.clear();\n      fill",
      },
      {
        rule: "Concurrent requests share one render",
        find: "if (running) return running",
        replace: "if (false) return running!",
      },
      {
        rule: "A page survives an outage for as long as its headers allow",
        find: "hasFailed && known && now() < known.usableUntil",
        replace: "hasFailed && known",
      },
      {
        rule: "A response of 500 is a failed render",
        find: "response.status >= 500",
        replace: "response.status > 500",
      },
      {
        rule: "A render that began before an expiry is not cached",
        find: "if (expiries === share.expiries) store",
        replace: "store",
      },
      {
        rule: "An expiry makes all pages of its mall stale",
        find: "Object.assign(entry, { freshUntil: 0, staleUntil: 0 })",
        replace: "Object.assign(entry, { freshUntil: 0 })",
      },
      {
        rule: "An expiry of some content leaves the pages that don't show it",
        find: "if (tag === null || entry.shows(tag)) ",
        replace: "",
      },
      {
        rule: "An expiry keeps pages for an outage",
        find: "Object.assign(entry, { freshUntil: 0, staleUntil: 0 })",
        replace: "Object.assign(entry, { freshUntil: 0, staleUntil: 0, usableUntil: 0 })",
      },
      { rule: "Each mall has its own pages", find: "shares.get(mall);", replace: "[...shares.values()][0];" },
      {
        rule: "Arbitrary addresses displace only each other",
        find: "isCanonical ? entries.canonical : entries.untrusted",
        replace: "entries.canonical",
      },
      {
        rule: "The greediest region loses pages first",
        find: "other.claim > most.claim",
        replace: "most.pages.size === 0",
      },
      { rule: "Memory is bounded", find: "while (size() > limit)", replace: "while (size() > 10 * limit)" },
      {
        rule: "A degraded page doesn't replace a complete one",
        find: "if (isDegraded && known && now() < known.staleUntil) return postponed(known, now());",
        replace: "",
      },
      {
        rule: "The mark of a degraded page is not sent",
        find: "response.headers.delete(degradedHeader);",
        replace: "",
      },
    ],
  },
  {
    file: "server/http/page-entry.ts",
    tests: ["server/http/page-cache.test.ts"],
    mutations: [
      {
        rule: "A page that sets a cookie is not cached",
        find: ' && !response.headers.has("Set-Cookie");',
        replace: ";",
      },
      { rule: "Only status 200 is cached in memory", find: " && response.status === 200", replace: "" },
      {
        rule: "A private page is not cached",
        find: " && !/\\b(?:private|no-store)\\b/.test(directives)",
        replace: "",
      },
      {
        rule: "A page that isn't public is not cached",
        find: "/\\bpublic\\b/.test(directives) && ",
        replace: "",
      },
      {
        rule: "A failed render is not repeated for each visitor",
        find: "freshUntil: time + retryAfter,",
        replace: "",
      },
      {
        rule: "A page served during an outage says so",
        find: "headers: { ...entry.headers, Warning: '111 - \"Revalidation failed\"' },",
        replace: "",
      },
      {
        rule: "A degraded page is cached for seconds",
        find: "isDegraded ? retryAfter : seconds",
        replace: "isDegraded ? 60_000 : seconds",
      },
      { rule: "A page varies by encoding", find: ", Accept-Encoding`", replace: "`" },
      { rule: "A weak ETag matches", find: '.replace(/^W\\//, "")', replace: "" },
      {
        rule: "An encoding of quality zero is not sent",
        find: "if (/\\bbr\\b(?!\\s*;\\s*q=0(?:\\.0*)?\\s*(?:,|$))/.test(header))",
        replace: "if (/\\bbr\\b/.test(header))",
      },
    ],
  },
  {
    file: "server/http/proxy-trust.ts",
    tests: ["server/http/proxy-trust.test.ts"],
    mutations: [
      {
        rule: "Without trusted proxies nobody's headers count",
        find: 'if (value === "") return () => false;',
        replace: 'if (value === "") return () => true;',
      },
      {
        rule: "As many proxies are trusted as configured",
        find: "distance <= Number(value)",
        replace: "distance < Number(value)",
      },
      {
        rule: "A stranger's forwarding headers don't count",
        find: "if (!trust(sender, 1)) return { address: sender, trusted: 0 };",
        replace: "",
      },
      {
        rule: "Forwarding headers don't get further",
        find: "for (const name of names) if (name in headers) delete headers[name];",
        replace: "",
      },
      {
        rule: "A visitor can't claim an address for the mall API",
        find: '  "x-client-address",\n',
        replace: "",
      },
      {
        rule: "The host is what our own proxy added",
        find: "entries[Math.max(0, entries.length - trusted)]",
        replace: "entries[0]",
      },
      {
        rule: "A host that no name can be is refused",
        find: "if (!isHost(host) || isHostRepeated(request)) return null;",
        replace: "if (isHostRepeated(request)) return null;",
      },
      {
        rule: "A request with two hosts is refused",
        find: " || isHostRepeated(request)) return null;",
        replace: ") return null;",
      },
      {
        rule: "A forwarded host counts only if our proxies write it",
        find: '(isHostForwarded && said("x-forwarded-host"))',
        replace: 'said("x-forwarded-host")',
      },
      {
        rule: "A host that parsers read differently is refused",
        find: 'hostname === text.toLowerCase().replace(/:\\d+$/, "") && ',
        replace: "",
      },
      { rule: "A host's Punycode stands for a name", find: " && isPunycodeValid(hostname)", replace: "" },
      { rule: "A client's address is an address", find: "isIP(client) ? client : sender", replace: "client" },
      {
        rule: "A mapped IPv4 address is an IPv4 address",
        find: "ipaddr.process(",
        replace: "ipaddr.parse(",
      },
      {
        rule: "A client's port is not part of its address",
        find: "const address = bracketed ?? dotted ?? entry;",
        replace: "const address = bracketed ?? entry;",
      },
      {
        rule: "A zone is not part of an address",
        find: 'address.replace(/%.*$/s, "")',
        replace: "address",
      },
      {
        rule: "An absolute target names the host",
        find: "(target?.authority ?? headers.host",
        replace: "(headers.host",
      },
      {
        rule: "An absolute target has the request's own protocol",
        find: "if (target && target.protocol !== protocol) return null;",
        replace: "",
      },
      {
        rule: "A range's prefix fits its family",
        find: " || prefix > (family === 6 ? 128 : 32)) return null",
        replace: ") return null",
      },
      {
        rule: "A host is the same in any case",
        find: "host.toLowerCase().replace(",
        replace: "host.replace(",
      },
      {
        rule: "A port that a URL does not show is none",
        find: '.replace(ownPort[protocol], "")',
        replace: "",
      },
    ],
  },
];
