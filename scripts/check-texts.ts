// `npm run texts`: every text is translated, used, worded as docs/words.md says, and has glyphs in the site's fonts.
import { languages } from "@contract/languages";
import { glyphGaps } from "./texts/glyphs-in-fonts";
import { usageGaps } from "./texts/key-usage";
import { otherGaps } from "./texts/other-places";
import { namespaces, textsOf, translationGaps } from "./texts/translations";
import { wordingGaps } from "./texts/wording-gaps";

const gaps = [...translationGaps(), ...usageGaps(), ...otherGaps(), ...wordingGaps(), ...(await glyphGaps())];
for (const gap of gaps) console.error(gap);
const count = namespaces.reduce((sum, namespace) => sum + textsOf("en", namespace).size, 0);
console.log(`${count} texts in ${languages.length} languages, ${gaps.length} gaps`);
process.exit(gaps.length > 0 ? 1 : 0);
