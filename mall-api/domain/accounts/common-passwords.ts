import commonPasswords from "fxa-common-password-list";
import { folded } from "./folded-password";

/**
 * What the list of the world's passwords lacks: words shorter than its eight characters, and those that Czechs, Slovaks
 * and Germans choose.
 */
const others: ReadonlySet<string> = new Set(
  `aa12345678 abc123 ahoj ahojky asdf1234asdf babicka banikostrava bayernmuenchen bayernmunich berlin beruska berusky
  bitch blessed borussiadortmund bratislava brno ceskarepublika ceskoslovensko changemenow correcthorsebatterystaple
  darkovakarta defaultpassword adminpassword dobryden dobrydendobry dovolena dragon fortnite fotbal fruehling fuckyou
  futbal gameofthrones geheim geheimnis guest hallo hallowelt hamburg hcslovan herbst heslo heslojeheslo hokej hunter
  hunter2hunter ichliebedich iloveyou iloveyouforever iloveyousomuch interneton jesus kocicka kocourek kosice kralicek
  kralovna krtecek krteckova kristyna laskamoje lasticka leto letmein lieblingsmensch loveyou loyalty lubimta macicka
  macko maminka maminkatatinek master masterpassword meinpasswort milacek milacku milujemta milujete milujite milujute
  mojeheslo monkey nakupnicentrum nakupovani natalie nemamheslo neuespasswort nevimheslo newyork newyorkcity nirvana
  noveheslo obchodnicentrum oesterreich ostrava pejsek pejsekakocicka plzen pokemon praha promenade p@ssword qwerty
  rodina rootpassword samsunggalaxy schatz schatzi schmetterling schokolade secret shadow shoppingcenter silneheslo
  silvester slaviapraha slniecko slovanbratislava slovensko slunicko sommer spartapraha supersecret tajneheslo test
  testaccount testpassword thepassword tomasek vanoce vernostnikarta welcome welcomehome willkommen winter yourpassword
  zabudla zabudolsom zapomnel zapomnela zima zlaticko zxcvbnmasdf !qaz2wsx3edc`.split(/\s+/),
);

/**
 * Whether attackers try a password first: one of the most common, also with digits and punctuation behind it, or a
 * repeated or consecutive one. Case, accents and blanks make no difference.
 */
export function isCommonPassword(password: string): boolean {
  const whole = folded(password);
  const stem = whole.replace(/[\d!?.*_-]+$/, "");
  return [whole, ...(stem.length >= shortestStem ? [stem] : [])].some(
    (text) => commonPasswords.test(text) || others.has(text) || /^(.+?)\1+$/su.test(text) || isRun(text),
  );
}

/** With fewer letters the digits are most of the password. */
const shortestStem = 4;

/** Whether the characters are consecutive: in the alphabet, in the digits, or in a row of the keyboard. */
function isRun(text: string): boolean {
  const rows = [
    "abcdefghijklmnopqrstuvwxyz",
    "01234567890",
    "qwertyuiop",
    "qwertzuiop",
    "asdfghjkl",
    "yxcvbnm",
    "zxcvbnm",
  ];
  return rows.some((row) => {
    const backwards = [...row].reverse().join("");
    return row.repeat(4).includes(text) || backwards.repeat(4).includes(text);
  });
}
