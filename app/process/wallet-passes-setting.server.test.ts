import { execFileSync } from "node:child_process";
import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, expect, it } from "vitest";
import { findOpenssl } from "../../scripts/find-program";
import { passCertificates, passType, team } from "../../tests/stand-ins/pass-certificates";
import { readEnvironment } from "./environment.server";
import { unlessExpired } from "./wallet-passes-setting.server";

const { apple, folder } = passCertificates();
const others = passCertificates();
afterAll(() => {
  for (const each of [folder, others.folder]) rmSync(each, { recursive: true });
});

const read = (value: unknown) =>
  readEnvironment({ MALL_API_URL: "https://api.test", WALLET_PASSES: JSON.stringify(value) }).WALLET_PASSES;
const pem = (path: string) => readFileSync(path, "utf8");
const privateKey = pem(apple.key);
const account = { client_email: "passes@mall.test", private_key: privateKey };

it("reads certificates and keys as text or from files, and the pass type and the team from the certificate", () => {
  const texts = { certificate: pem(apple.certificate), key: privateKey, wwdr: pem(apple.wwdr) };
  for (const given of [apple, texts])
    expect(read({ beta: { apple: given } })?.beta?.apple).toMatchObject({
      passTypeId: passType,
      teamId: team,
      push: "https://api.push.apple.com",
    });
  const file = join(folder, "passes.json");
  writeFileSync(file, JSON.stringify({ beta: { apple } }));
  const found = readEnvironment({ MALL_API_URL: "https://api.test", WALLET_PASSES: file }).WALLET_PASSES;
  expect(Object.keys(found?.beta ?? {})).toEqual(["apple"]);
});

it("signs nothing with an expired certificate", () => {
  const wallet = read({ beta: { apple } })?.beta?.apple ?? expect.fail();
  const around = (seconds: number) => new Date(wallet.validUntil.getTime() + seconds * 1000);
  expect(unlessExpired(wallet, around(-1))).toBe(wallet);
  expect(unlessExpired(wallet, around(0))).toBeNull();
});

it("reads an encrypted key by its passphrase", () => {
  const key = join(folder, "encrypted.pem");
  const words = ["pkey", "-in", apple.key, "-aes256", "-passout", "pass:open", "-out", key];
  execFileSync(findOpenssl(), words);
  expect(read({ beta: { apple: { ...apple, key, passphrase: "open" } } })?.beta?.apple?.key).toContain(
    "BEGIN PRIVATE KEY",
  );
  expect(() => read({ beta: { apple: { ...apple, key, passphrase: "shut" } } })).toThrow("beta.apple.key");
});

it("reads a service account as an object, as its text, or from a file", () => {
  const file = join(folder, "account.json");
  writeFileSync(file, JSON.stringify(account));
  for (const serviceAccount of [account, JSON.stringify(account), file])
    expect(
      read({ beta: { google: { issuerId: "338", serviceAccount } } })?.beta?.google?.serviceAccount.token_uri,
    ).toBe("https://oauth2.googleapis.com/token");
});

it.each([
  ["another certificate's key", { apple: { ...apple, key: others.apple.key } }, "beta.apple.key is not"],
  ["another issuer", { apple: { ...apple, wwdr: others.apple.wwdr } }, "beta.apple.wwdr has not issued"],
  [
    "the issuer's certificate in place of the pass type's",
    { apple: { ...apple, certificate: apple.wwdr } },
    "certificate is not one of a pass type",
  ],
  [
    "a missing file",
    { apple: { ...apple, certificate: "/nowhere.pem" } },
    "beta.apple.certificate is neither",
  ],
  [
    "a service account without a key",
    { google: { issuerId: "338", serviceAccount: { client_email: "a@b.test" } } },
    "private_key",
  ],
  [
    "an issuer that is no number",
    { google: { issuerId: "mall", serviceAccount: account } },
    "beta.google.issuerId",
  ],
  ["another wallet", { samsung: {} }, "beta Unrecognized key"],
])("rejects %s, and names it without its content", (_, beta, problem) => {
  const message = (() => {
    try {
      read({ beta });
      return "accepted";
    } catch (error) {
      return String(error);
    }
  })();
  expect(message).toContain(problem);
  expect(message).not.toContain("PRIVATE KEY");
});

it.each(["/nowhere.json", "{", "[]"])("says what is valid in place of %s", (given) => {
  expect(() => readEnvironment({ MALL_API_URL: "https://api.test", WALLET_PASSES: given })).toThrow(
    /; it must be JSON as in docs\/wallet-passes\.md, or a file with it$/,
  );
});
