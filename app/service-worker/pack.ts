/** What the site stores in a browser for visits without a connection: the pages of one mall in one language. */
export type Pack = {
  /** The document around every page, with the marks below. */
  frame: string;
  /** The Content-Security-Policy of every page. */
  policy: string;
  /** Files that the pages load: style sheets, fonts, icons. */
  files: string[];
  pages: Pages;
  /** The path of the page that lists the others. */
  home: string;
  /** The start of shops' paths. A page is named by the id behind it; what follows is for readers. */
  shops: string;
  /** For `Intl`. */
  locale: string;
  texts: PackTexts;
};

/** The content of a page, and its title; both are HTML. */
export type Page = { title: string; content: string };
/** Pages by their path. */
export type Pages = Record<string, Page>;

export type PackTexts = {
  /** "You are offline. This page was saved {{when}}." */
  saved: string;
  /** Instead of a page that is not stored. */
  missing: string;
};

export const titleMark = "@title@";
export const noticeMark = "@notice@";
export const contentMark = "@content@";

/** Where the page that lists the others has the links to a member's. */
export const memberMark = "@member@";

/** What is stored for a member beside the pack, encrypted. */
export type MemberPack = {
  /** Whose it is, in no readable form. */
  member: string;
  pages: Pages;
  /** Links to the pages, as items of a list. */
  links: string;
  /** The forms that may wait for a connection: what they are called, by their path. */
  forms: Record<string, string>;
  /** The path of the screen that a member without a session is redirected to. */
  login: string;
  texts: {
    /** "Waiting to be sent: {{what}}." */
    waiting: string;
    /** "Not accepted, please fill it in again: {{what}}." */
    refused: string;
  };
};

export const memberPackPath = "/offline-member.json";
export const packPath = "/offline-pack.json";
