/** A page without the time at which it was made, which its script and its forms carry. */
export const timeless = (text: string): string =>
  text.replace(/\b\d{13}\b/g, "now").replace(/(name="started" value=")[^"]*/g, "$1now");

/** A Cache-Control header without its seconds: before the opening status changes they count down. */
export const timelessCaching = (header: string | null | undefined) =>
  header?.replace(/\b(s-maxage|stale-while-revalidate)=\d+/g, "$1=seconds");
