import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import { mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { strFromU8, unzipSync } from "fflate";
import { findOpenssl } from "../../scripts/find-program";

export const passType = "pass.test.mall";
export const team = "TEAM123456";

export type PassCertificates = ReturnType<typeof passCertificates>;

/** A pass type's certificate, its key and its issuer's certificate, as paths of files. */
export function passCertificates(
  subject = `/UID=${passType}/CN=Pass Type ID: ${passType}/OU=${team}/O=Mall`,
) {
  const folder = mkdtempSync(join(tmpdir(), "passes-"));
  const file = (name: string) => join(folder, name);
  const run = (...words: string[]) => execFileSync(findOpenssl(), words, { stdio: "pipe" });
  const fresh = ["-newkey", "rsa:2048", "-nodes", "-utf8"];
  run(
    "req",
    "-x509",
    ...fresh,
    "-keyout",
    file("ca.key"),
    "-out",
    file("wwdr.pem"),
    "-subj",
    "/CN=Test WWDR",
  );
  run("req", "-new", ...fresh, "-keyout", file("key.pem"), "-out", file("request.pem"), "-subj", subject);
  run(
    ..."x509 -req -days 30 -in".split(" "),
    file("request.pem"),
    ...[
      "-CA",
      file("wwdr.pem"),
      "-CAkey",
      file("ca.key"),
      "-CAcreateserial",
      "-out",
      file("certificate.pem"),
    ],
  );
  writeFileSync(file("server.txt"), "subjectAltName=IP:127.0.0.1");
  const request = ["-keyout", file("server.key"), "-out", file("server.csr"), "-subj", "/CN=push"];
  run("req", "-new", ...fresh, ...request);
  run(
    ..."x509 -req -days 30 -in".split(" "),
    file("server.csr"),
    ...["-CA", file("wwdr.pem"), "-CAkey", file("ca.key"), "-CAcreateserial"],
    ...["-extfile", file("server.txt"), "-out", file("server.pem")],
  );
  return {
    folder,
    /** Of a server at 127.0.0.1, from the same issuer. */
    server: { key: file("server.key"), certificate: file("server.pem") },
    apple: { certificate: file("certificate.pem"), key: file("key.pem"), wwdr: file("wwdr.pem") },
    /** Opens a pass as a device does: throws unless its manifest and its signature are right. */
    open(archive: Uint8Array) {
      const files = unzipSync(archive);
      const bytes = (name: string) => {
        const content = files[name];
        if (!content) throw new Error(`The pass has no ${name}`);
        return content;
      };
      const manifest: Record<string, string> = JSON.parse(strFromU8(bytes("manifest.json")));
      const names = Object.keys(files).filter((name) => name !== "manifest.json" && name !== "signature");
      if (names.sort().join() !== Object.keys(manifest).sort().join())
        throw new Error("The manifest names other files");
      for (const [name, hash] of Object.entries(manifest))
        if (createHash("sha1").update(bytes(name)).digest("hex") !== hash)
          throw new Error(`${name} has another hash`);
      writeFileSync(file("manifest.json"), bytes("manifest.json"));
      writeFileSync(file("signature"), bytes("signature"));
      run(
        ..."smime -verify -inform der -purpose any -in".split(" "),
        file("signature"),
        ...["-content", file("manifest.json"), "-CAfile", file("wwdr.pem"), "-signer", file("signer.pem")],
      );
      if (
        readFileSync(file("signer.pem"), "utf8").trim() !==
        readFileSync(file("certificate.pem"), "utf8").trim()
      )
        throw new Error("Another certificate has signed it");
      return { files, pass: JSON.parse(strFromU8(bytes("pass.json"))) };
    },
  };
}
