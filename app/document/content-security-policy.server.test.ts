import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { contentSecurityPolicy, withoutMark } from "./content-security-policy.server";

const mark = "Zm9yZ2VkLW5vdC1oZXJl";
const hash = (content: string) => `'sha256-${createHash("sha256").update(content).digest("base64")}'`;
const policyOf = (marked: string) => {
  const { html, ...hashes } = withoutMark(marked, mark);
  return { html, policy: contentSecurityPolicy({ ...hashes, secure: true }) };
};

test("the policy allows the scripts and styles that the server marked, and the page is sent without the mark", () => {
  const { html, policy } = policyOf(
    `<style nonce="${mark}">a{}</style><script nonce="${mark}">own()</script><script type="module" nonce="${mark}" async="">later()</script>`,
  );
  expect(html).toBe(
    '<style>a{}</style><script>own()</script><script type="module" async="">later()</script>',
  );
  expect(policy).toContain(`script-src 'self' ${hash("own()")} ${hash("later()")};`);
  expect(policy).toContain(`style-src 'self' ${hash("a{}")};`);
});

test.each([
  "<script>smuggled()</script>",
  '<script nonce="guessed">smuggled()</script>',
  '<SCRIPT type="module">smuggled()</SCRIPT>',
  `<p title="<script nonce=">smuggled()</p>`,
  `<script>smuggled()</script><!-- <script nonce= -->`,
  `<script data-x="nonce=">smuggled()</script>`,
])("the policy doesn't allow what got into the page in another way: %s", (smuggled) => {
  const { policy } = policyOf(`<p>${smuggled}</p><script nonce="${mark}">own()</script>`);
  expect(policy).toContain(hash("own()"));
  expect(policy).not.toContain(hash("smuggled()"));
});

test("a style that got into the page in another way is not allowed", () => {
  const { policy } = policyOf(`<style>body{display:none}</style><style nonce="${mark}">a{}</style>`);
  expect(policy).toContain(`style-src 'self' ${hash("a{}")};`);
});
