import { type Language, languageTag } from "@contract/languages";
import { translatorOf } from "~/locale/i18n.server";
import { apiFile } from "~/mall/media/api-file.server";
import { type MemberData, type MemberFile, memberData } from "~/mall/views/member/my-data/member-data.server";
import { csv, separatorOf } from "~/mall/views/member/points/csv.server";
import { shellName } from "~/mall/views/shell/shell.server";
import { timeSlices } from "~/process/time-slices.server";
import { xmlText } from "~/seo/xml.server";
import type { MemberSite } from "~/site/member-site.server";
import { type ZipEntry, zipOf } from "./zip.server";

/**
 * A ZIP archive of everything that the mall API knows about a member: JSON and CSV by kind, files, and a page to read.
 * The member's other data is read before it begins; the files while it is sent.
 */
export async function myData(
  site: MemberSite,
): Promise<{ name: string; content: ReadableStream<Uint8Array> }> {
  const t = translatorOf(site.language);
  const name = `${t("profile:data.file")}-${site.now.toISOString().slice(0, 10)}`;
  const { data, files } = await memberData(site);
  return { name: `${name}.zip`, content: zipOf(entries(site, data, files)) };
}

async function* entries(site: MemberSite, data: MemberData, files: MemberFile[]): AsyncGenerator<ZipEntry> {
  const separator = separatorOf(site.language);
  const otherTurns = timeSlices();
  for (const [kind, rows] of data) {
    await otherTurns();
    yield { name: `${kind}.json`, content: JSON.stringify(rows, null, 2) };
    await otherTurns();
    // The byte order mark tells spreadsheets that this is UTF-8.
    yield { name: `${kind}.csv`, content: `\ufeff${csv(table(rows, site.language), separator)}` };
  }
  const names: string[] = [];
  for (const { folder, name, url } of files) {
    const file = await apiFile(url, site.tenant.tenantId, "A file of a member's data");
    if (!file) continue;
    const path = `${folder}/${fileName(name, file.type)}`;
    names.push(path);
    yield { name: path, content: file.bytes };
  }
  yield { name: "index.html", content: await page(site, data, names) };
}

/**
 * Rows as a table with a head: a column for each value, however deep, named by its path. Of translations it has one
 * language, or else the first.
 */
export function table(rows: object[], language: Language): string[][] {
  const flat = rows.map((row) => new Map(values(row, language)));
  const columns = [...new Set(flat.flatMap((row) => [...row.keys()]))];
  return [columns, ...flat.map((row) => columns.map((column) => row.get(column) ?? ""))];
}

function values(row: object, language: Language, path = ""): [path: string, value: string][] {
  return Object.entries(row).flatMap(([key, value]) => {
    if (key === "translations" && Array.isArray(value)) {
      const { locale, ...texts } = value.find((each) => each.locale === language) ?? value[0] ?? {};
      return values(texts, language, path);
    }
    if (typeof value === "object" && value !== null) return values(value, language, `${path}${key}.`);
    return value == null ? [] : [[path + key, String(value)] as [string, string]];
  });
}

const extensions: Record<string, string> = {
  "image/jpeg": "jpg",
  "image/png": "png",
  "image/webp": "webp",
  "image/avif": "avif",
  "application/pdf": "pdf",
};

/** A name that is safe in every file system. */
function fileName(name: string, type: string): string {
  const safe = name
    .replaceAll(/[^\p{L}\p{N}._-]+/gu, "_")
    .replace(/^\.+/, "_")
    .slice(-100);
  const extension = extensions[type.split(";")[0] ?? ""];
  return /\.\w{1,5}$/.test(safe) || !extension ? safe : `${safe}.${extension}`;
}

/** The data as a page that needs nothing else; texts are escaped, files are linked. */
async function page(site: MemberSite, data: MemberData, files: string[]): Promise<string> {
  const { language } = site;
  const t = translatorOf(language);
  const title = `${t("profile:data.title")}: ${shellName(site)}`;
  const otherTurns = timeSlices();
  const sections: string[] = [];
  for (const [kind, rows] of data) {
    await otherTurns();
    const [head = [], ...body] = table(rows, language);
    const cells = (row: string[], name: string) =>
      `<tr>${row.map((value) => `<${name}>${xmlText(value)}</${name}>`).join("")}</tr>`;
    const content =
      body.length > 0
        ? `<div><table><thead>${cells(head, "th")}</thead><tbody>${body.map((row) => cells(row, "td")).join("")}</tbody></table></div>`
        : `<p>${xmlText(t("profile:data.nothing"))}</p>`;
    sections.push(
      `<h2>${xmlText(t(`profile:data.kinds.${kind}`))}</h2><p><a href="${kind}.csv">CSV</a> <a href="${kind}.json">JSON</a></p>${content}`,
    );
  }
  const links = files.map(
    (file) => `<li><a href="${file.split("/").map(encodeURIComponent).join("/")}">${xmlText(file)}</a></li>`,
  );
  return `<!doctype html>
<html lang="${languageTag(language)}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${xmlText(title)}</title>
<style>body{font:16px/1.5 system-ui,sans-serif;margin:2rem auto;max-width:75rem;padding:0 1rem}div{overflow-x:auto}table{border-collapse:collapse;font-size:14px}th,td{border:1px solid #ccc;padding:.3rem .6rem;text-align:left;vertical-align:top}</style>
<h1>${xmlText(title)}</h1>
<p>${xmlText(t("profile:data.made", { date: site.now.toISOString() }))}</p>
${sections.join("\n")}
<h2>${xmlText(t("profile:data.files"))}</h2>
${links.length > 0 ? `<ul>${links.join("")}</ul>` : `<p>${xmlText(t("profile:data.nothing"))}</p>`}
</html>
`;
}
