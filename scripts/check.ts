// `npm run check`, or `node build/process/check.js`: whether the settings are valid, and what they name answers.
import { checkConnections } from "./check/connections";
import type { Finding } from "./check/finding";
import { checkSettings } from "./check/settings";

const invalid = await checkSettings(process.env);
const findings = invalid.length > 0 ? invalid : await checkConnections(process.env);
for (const finding of findings) console.log(lineOf(finding));
const wrong = findings.filter(({ isRight }) => !isRight).length;
console.log(wrong === 0 ? "Everything is right" : `${wrong} of ${findings.length} are wrong`);
process.exit(wrong === 0 ? 0 : 1);

function lineOf({ isRight, setting, text }: Finding): string {
  return `${isRight ? "right" : "WRONG"}  ${setting ? `${setting}: ` : ""}${text}`;
}
