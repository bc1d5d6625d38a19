import type { MutatedFile } from "./mutation";

export const siteListener: MutatedFile[] = [
  {
    file: "server/http/security-headers.ts",
    tests: ["server/http/site-listener.test.ts", "server/http/site-listener-answers.test.ts"],
    mutations: [
      { rule: "No browser guesses a type", find: '  "x-content-type-options": "nosniff",\n', replace: "" },
      { rule: "No other site frames a page", find: '  "x-frame-options": "DENY",\n', replace: "" },
      {
        rule: "Strict TLS is announced over TLS alone",
        find: "isSecure ? overTls : always",
        replace: "overTls",
      },
      { rule: "Strict TLS is announced over TLS", find: "isSecure ? overTls : always", replace: "always" },
    ],
  },
  {
    file: "server/http/request-target.ts",
    tests: ["server/http/request-target.test.ts"],
    mutations: [
      {
        rule: "A path of two slashes is refused",
        find: '  !target.startsWith("//") &&\n',
        replace: "",
      },
      { rule: "An address has at most 8,192 characters", find: "target.length <= 8192 &&\n", replace: "" },
      { rule: "A backslash is refused", find: "/\\\\|", replace: "/" },
      { rule: "An escaped dot segment is refused", find: "(?:\\.|%2e)", replace: "\\." },
      { rule: "A query may hold anything", find: '.split("?", 1)[0] ?? ""', replace: "" },
    ],
  },
  {
    file: "server/http/static-files.ts",
    tests: ["server/http/static-files.test.ts", "server/http/site-listener-answers.test.ts"],
    mutations: [
      {
        rule: "Only hashed files are cached for good",
        find: 'isHashed ? immutable : "public, max-age=3600"',
        replace: "immutable",
      },
      { rule: "Hidden files are not served", find: "dotfiles: false", replace: "dotfiles: true" },
      {
        rule: "Assets of other builds are served",
        find: "if (!found) return missing.asset();",
        replace: "return missing.asset();",
      },
      {
        rule: "No link leads out of the folder of assets",
        find: "O_RDONLY | O_NOFOLLOW",
        replace: "O_RDONLY",
      },
      { rule: "Only files of known types are assets", find: "(?:${Object", replace: "(?:html|${Object" },
    ],
  },
  {
    file: "server/http/probe.ts",
    tests: ["server/http/site-listener.test.ts"],
    mutations: [
      {
        rule: "A probe has no query",
        find: '.split("?", 1)',
        replace: '.split("#", 1)',
      },
      {
        rule: "A page's options are not the server's",
        find: '(path === "/" && !target && !headers.host)',
        replace: 'path === "/"',
      },
      { rule: "Only a check is a probe", find: "if (!methods.has(method)) return false;", replace: "" },
      {
        rule: "HAProxy's check asks whether the server is ready",
        find: 'isOfServer ? "/readyz" : path',
        replace: "path",
      },
    ],
  },
  {
    file: "server/http/handlers.ts",
    tests: ["server/http/site-listener.test.ts", "server/http/site-listener-answers.test.ts"],
    mutations: [
      {
        rule: "A host where no mall answers gets no page",
        find: "if (!answer) return false;\n    records.answeredOnClose(exchange);\n    exchange.response",
        replace: "return false;\n    exchange.response",
      },
      {
        rule: "A probe may use any host",
        find: "exchange.isProbe\n      ? null\n      : hostResponse",
        replace: "hostResponse",
      },
      {
        rule: "An unknown method is refused",
        find: 'const isKnown = methods.has(request.method ?? "");',
        replace: "const isKnown = true;",
      },
      {
        rule: "An unknown transfer encoding is refused",
        find: "(!encoding || /^chunked$/i.test(encoding))",
        replace: "true",
      },
      {
        rule: "A body has the size that its path allows",
        find: "if (!isOversized) return false;",
        replace: "return false;",
      },
      {
        rule: "A body of exactly the limit is accepted",
        find: "bytes > bodyLimit(",
        replace: "bytes >= bodyLimit(",
      },
      {
        rule: "An instance that is stopping is not ready",
        find: 'url === "/readyz" && isDraining()',
        replace: "false",
      },
      {
        rule: "An instance that is stopping keeps no connection",
        find: 'if (isDraining()) response.setHeader("Connection", "close");',
        replace: "",
      },
      { rule: "Only reads are cached", find: "exchange.isRead ? keyOf(", replace: "true ? keyOf(" },
      {
        rule: "A file has the security headers",
        find: "setAll(response, securityHeaders({ isSecure: isSecure(exchange) }));",
        replace: "",
      },
    ],
  },
  {
    file: "server/http/app-requests.ts",
    tests: ["server/http/site-listener.test.ts", "server/http/site-listener-answers.test.ts"],
    mutations: [
      {
        rule: "A visitor can't pretend that a body was dropped",
        find: "delete request.headers[rejectedBodyHeader];",
        replace: "",
      },
      {
        rule: "HEAD is rendered as GET",
        find: 'whole.method === "HEAD" ? new Request(whole, { method: "GET" }) : whole',
        replace: "whole",
      },
      {
        rule: "The app sees the address that our proxy wrote down",
        find: ", [clientAddressHeader]: clientAddress,",
        replace: ",",
      },
      {
        rule: "The app sees the visitor's host",
        find: "{ host, [clientAddressHeader]",
        replace: "{ [clientAddressHeader]",
      },
    ],
  },
  {
    file: "server/http/app-answers.ts",
    tests: ["server/http/site-listener.test.ts", "server/http/site-listener-answers.test.ts"],
    mutations: [
      {
        rule: "A failed request says nothing of its cause",
        find: 'refuse(response, origin, 500, "Something went wrong")',
        replace: "refuse(response, origin, 500, String(error))",
      },
      { rule: "An overloaded process renders nothing", find: "if (!end) {", replace: "if (!exchange.url) {" },
      {
        rule: "A readiness check is never refused",
        find: 'if (exchange.url === "/readyz") return render();',
        replace: "",
      },
      {
        rule: "A finished response makes room for others",
        find: "end();\n      records",
        replace: "records",
      },
    ],
  },
  {
    file: "server/http/request-records.ts",
    tests: ["server/http/site-listener.test.ts", "server/http/site-listener-answers.test.ts"],
    mutations: [
      {
        rule: "A failed request is logged",
        find: 'log.error({ err: error, path: url }, "A request failed");',
        replace: "",
      },
    ],
  },
  {
    file: "server/http/send-answer.ts",
    tests: ["server/http/site-listener.test.ts", "server/http/site-listener-answers.test.ts"],
    mutations: [
      {
        rule: "An uncached answer has the security headers",
        find: "setAll(response, securityHeaders({ isSecure: isSecure(exchange) }));",
        replace: "",
      },
      {
        rule: "A cached answer has the security headers",
        find: "securedList(headers, isSecure(exchange))",
        replace: "headers",
      },
    ],
  },
  {
    file: "contract/log-serializers.server.ts",
    tests: ["contract/log-serializers.server.test.ts"],
    mutations: [
      {
        rule: "The log holds no e-mail address of a path",
        find: '.replaceAll("%40", "@")',
        replace: "",
      },
    ],
  },
  {
    file: "server/http/upgrade.ts",
    tests: ["server/http/upgrade.test.ts"],
    mutations: [
      {
        rule: "Only WebSockets under /app/ reach the broker",
        find: ' && request.url?.startsWith("/app/")',
        replace: "",
      },
      {
        rule: "Another protocol doesn't reach the broker",
        find: "if (isWebSocket && request.url",
        replace: "if (request.url",
      },
      {
        rule: "An upgrade with a body is refused",
        find: "if (isWebSocket || !isRead)",
        replace: "if (isWebSocket)",
      },
      {
        rule: "An ignored upgrade closes its connection",
        find: 'response.once("finish", () => stream.end());',
        replace: "",
      },
    ],
  },
];
