import styles from "./styles.css?url";
import wideStyles from "./wide.css?url";

/** The style sheets of every document. A phone loads both, but doesn't wait for the second one to paint. */
export const stylesheets = [
  { rel: "stylesheet", href: styles },
  { rel: "stylesheet", href: wideStyles, media: "print, (min-width: 40rem)" },
];
