import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { orSendAsDocument } from "./forms";

const origin = "https://mall.test";
const photo = new File(["x"], "receipt.jpg");

class FakeForm {
  children: object[] = [];
  append(...inputs: object[]) {
    this.children.push(...inputs);
  }
  submit() {
    sent.push({ ...this });
  }
}
const sent: object[] = [];
let leaving = new EventTarget();
const added: object[] = [];

/** A form on its way to `/en/newsletter`. */
const form = () => {
  const formData = new FormData();
  formData.append("submit", "1");
  formData.append("key", "a");
  formData.append("file", photo);
  return {
    state: "submitting",
    formMethod: "POST",
    formAction: "/en/newsletter?index",
    formEncType: "multipart/form-data",
    formData,
  };
};
const idle = { state: "idle" };

function routerSends(navigation: object, ...fetchers: object[]) {
  vi.stubGlobal("window", {
    location: { origin },
    addEventListener: leaving.addEventListener.bind(leaving),
    removeEventListener: leaving.removeEventListener.bind(leaving),
    __remixRouter: { state: { navigation, fetchers: new Map(fetchers.map((fetcher, at) => [at, fetcher])) } },
  });
}

beforeEach(() => {
  leaving = new EventTarget();
  for (const list of [sent, added]) list.length = 0;
  vi.stubGlobal("HTMLFormElement", FakeForm);
  vi.stubGlobal("document", {
    createElement: (name: string) => (name === "form" ? new FakeForm() : {}),
    body: { append: (element: object) => added.push(element) },
  });
  vi.stubGlobal(
    "DataTransfer",
    class {
      files: File[] = [];
      items = { add: (file: File) => this.files.push(file) };
    },
  );
});
afterEach(() => void vi.unstubAllGlobals());

const asDocument = {
  method: "post",
  action: "/en/newsletter?index",
  enctype: "multipart/form-data",
  hidden: true,
  children: [
    { type: "hidden", name: "submit", value: "1" },
    { type: "hidden", name: "key", value: "a" },
    { type: "file", name: "file", files: [photo] },
  ],
};
const path = "/en/newsletter";
const reloadInstead = () =>
  Promise.resolve(new Response(null, { status: 204, headers: { "X-Remix-Reload-Document": "true" } }));

/** What becomes of a request for a form; "waits" for an answer that never comes. */
const outcome = async (request: Promise<unknown>, url: string | null, signal?: AbortSignal) => {
  const answer = orSendAsDocument(request, url, signal).catch((error) => error);
  return Promise.race([answer, new Promise((resolve) => setTimeout(resolve, 5, "waits"))]);
};

describe("a form whose route can't be discovered", () => {
  it.each([
    ["without a connection", () => Promise.reject(new TypeError("Failed to fetch"))],
    ["by a page of another build", reloadInstead],
    ["on a busy server", () => Promise.resolve(Response.json({}, { status: 503 }))],
    ["behind a log-in for Wi-Fi", () => Promise.resolve(new Response("<html>"))],
  ])("is sent as a document: %s", async (_, discovery) => {
    routerSends(form());
    expect(await outcome(discovery(), path)).toBe("waits");
    expect(sent).toEqual([asDocument]);
    expect(added).toHaveLength(1);
    routerSends(idle, idle, form());
    expect(await outcome(discovery(), path)).toBe("waits");
    expect(sent).toEqual([asDocument, asDocument]);
  });
});

describe("a request of Remix keeps its answer", () => {
  it.each([
    ["no form is sent", idle, path],
    ["the form has its answer", { ...form(), state: "loading" }, path],
    ["the form is sent elsewhere", form(), "/en/news"],
    ["it is not for what is sent", form(), null],
    ["the form reads", { ...form(), formMethod: "GET" }, path],
  ])("where %s", async (_, navigation, url) => {
    routerSends(navigation);
    expect(await outcome(reloadInstead(), url)).toMatchObject({ status: 204 });
    expect(await outcome(Promise.reject(new Error("lost")), url)).toEqual(new Error("lost"));
    expect(sent).toEqual([]);
  });

  it("where it has one", async () => {
    routerSends(form());
    expect(await outcome(Promise.resolve(Response.json({})), path)).toMatchObject({ status: 200 });
    const data = { status: 200, data: {} };
    expect(await outcome(Promise.resolve(data), origin + path)).toBe(data);
    expect(sent).toEqual([]);
  });

  it("where the visitor goes elsewhere", async () => {
    routerSends(form());
    const aborted = AbortSignal.abort();
    expect(await outcome(Promise.reject(aborted.reason), path, aborted)).toBe(aborted.reason);
    expect(sent).toEqual([]);
    const lost = new TypeError("Failed to fetch");
    const left = outcome(Promise.reject(lost), path);
    leaving.dispatchEvent(new Event("beforeunload"));
    expect(await left).toBe(lost);
    expect(sent).toEqual([]);
    expect(await outcome(Promise.reject(lost), path)).toBe("waits");
  });
});

it("sends a form as a document where its request is lost", async () => {
  routerSends(form());
  expect(await outcome(Promise.reject(new TypeError("Failed to fetch")), origin + path)).toBe("waits");
  expect(sent).toEqual([asDocument]);
});
