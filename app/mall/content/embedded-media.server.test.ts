import { expect, test } from "vitest";
import { withLinksToMedia } from "./embedded-media.server";
import { linkTarget } from "./written-link.server";

/** The links of a text, as "label > address", with what else is left of it. */
function linked(html: string): string {
  return withLinksToMedia(html, linkTarget)
    .replace(/<a href="([^"]*)">([^<]*)<\/a>/g, "[$2 > $1]")
    .replace(/\s+/g, " ")
    .trim();
}

test.each([
  [
    "a player, which shows nothing outside of a frame",
    '<p>a</p><iframe src="https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?rel=0" title="The &quot;opening&quot;"></iframe><p>b</p>',
    "<p>a</p> [The &quot;opening&quot; > https://www.youtube.com/watch?v=dQw4w9WgXcQ] <p>b</p>",
  ],
  [
    "a list of videos",
    '<iframe src="//www.youtube.com/embed/videoseries?list=PL12"></iframe>',
    "[youtube.com > https://www.youtube.com/playlist?list=PL12]",
  ],
  [
    "a video of Vimeo",
    '<iframe src="https://player.vimeo.com/video/76979871?h=8"></iframe>',
    "[vimeo.com > https://vimeo.com/76979871]",
  ],
  [
    "a post of Facebook",
    '<iframe src="https://www.facebook.com/plugins/post.php?href=https%3A%2F%2Fwww.facebook.com%2Fmall%2Fposts%2F1&width=500"></iframe>',
    "[facebook.com > https://www.facebook.com/mall/posts/1]",
  ],
  [
    "a map",
    '<iframe src="https://www.google.com/maps/embed?pb=!1m18!2d14.4969!3d50.1043!2m3"></iframe>',
    "[google.com > https://www.google.com/maps/search/?api=1&amp;query=50.1043%2C14.4969]",
  ],
  [
    "a map of a search",
    '<iframe src="https://maps.google.com/maps?q=Galerie+Harfa&output=embed"></iframe>',
    "[google.com > https://www.google.com/maps/search/?api=1&amp;query=Galerie%20Harfa]",
  ],
  [
    "what loads late",
    '<iframe data-src="https://example.cz/form"></iframe>',
    "[example.cz > https://example.cz/form]",
  ],
  ["an oEmbed", '<oembed url="https://youtu.be/a"></oembed>', "[youtu.be > https://youtu.be/a]"],
  [
    "a video with a link for browsers that show none",
    '<video controls><source src="/a.mp4"><p>Your browser shows no videos. <a href="https://example.cz/a.mp4">Watch <b>the opening</b></a></p></video>',
    "[Watch the opening > https://example.cz/a.mp4]",
  ],
  [
    "a video with sources alone",
    '<video><source src="https://example.cz/otev%C5%99en%C3%AD.webm"><source src="https://example.cz/a.mp4"></video>',
    "[otevření.webm > https://example.cz/otev%C5%99en%C3%AD.webm]",
  ],
  ["a sound", '<audio src="https://example.cz/a.mp3"></audio>', "[a.mp3 > https://example.cz/a.mp3]"],
  [
    "a document, once though it is embedded twice",
    '<object data="https://example.cz/m.pdf"><embed src="https://example.cz/m.pdf"></object>',
    "[m.pdf > https://example.cz/m.pdf]",
  ],
  [
    "a player of old",
    '<object><param name="movie" value="https://example.cz/p"><embed src="https://example.cz/q"></object>c',
    "[example.cz > https://example.cz/p] c",
  ],
])("links to %s", (_, html, expected) => {
  expect(linked(html)).toBe(expected);
});

test.each([
  ["a script", '<iframe src="javascript:alert(1)"></iframe>'],
  ["an empty frame", '<iframe src="about:blank"></iframe>'],
  ["a file of the mall's old site", '<video src="/uploads/a.mp4"></video>'],
])("leaves out %s", (_, html) => {
  expect(linked(`a${html}b`)).toBe("ab");
});
