import { lazy, Suspense } from "react";
import { describe, expect, it } from "vitest";
import { renderDocument } from "./render-document.server";

const Page = ({ children }: { children: React.ReactNode }) => (
  <html lang="cs">
    <body>{children}</body>
  </html>
);

const Broken = () => {
  throw new Error("broken");
};

describe("a document", () => {
  it("begins with its type, and has no NUL byte wherever a multi-byte character falls", async () => {
    const html = await renderDocument(<Page>{"ř".repeat(5000)}</Page>, "n");
    expect(html).toBe(`<!DOCTYPE html><html lang="cs"><body>${"ř".repeat(5000)}</body></html>`);
  });

  it("waits for components that are loaded, and renders them at once the next time", async () => {
    const Late = lazy(async () => ({ default: () => <p>{"ž".repeat(3000)}</p> }));
    const page = (
      <Page>
        <Suspense fallback="waiting">
          <Late />
        </Suspense>
      </Page>
    );
    const first = await renderDocument(page, "n");
    expect(first).toContain("<!DOCTYPE html>");
    expect(first).toContain(`<p>${"ž".repeat(3000)}</p>`);
    expect(first).not.toContain("\0");
    expect(await renderDocument(page, "n")).toContain(
      `<body><!--$--><p>${"ž".repeat(3000)}</p><!--/$--></body>`,
    );
  });

  it("is rejected where a component outside of any boundary fails", async () => {
    await expect(
      renderDocument(
        <Page>
          <Broken />
        </Page>,
        "n",
      ),
    ).rejects.toThrow("broken");
  });
});
