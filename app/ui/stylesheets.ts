import beyondPhone from "./beyond-phone.css?url";
import styles from "./styles.css?url";

/** When the rules that styles-by-media.ts leaves out of styles.css are needed at once. */
export const beyondPhoneMedia =
  "print, (min-width: 40rem), (hover: hover), (forced-colors: active), (scripting: none)";

/** The style sheets of every document. A phone loads both, but doesn't wait for the second one to paint. */
export const stylesheets = [
  { rel: "stylesheet", href: styles },
  { rel: "stylesheet", href: beyondPhone, media: beyondPhoneMedia },
];
