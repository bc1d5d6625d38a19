import { around, controls, isVisible, named, visible } from "./elements";

const native = "[type=checkbox], [type=radio], [type=range], [type=file], [type=color]";
let edged: Element[] = [];
let logos: { image: Element; background: string }[] = [];

/** Notes what has an edge or a background of its own; to be called before the colours are forced. */
export function noteColours(): void {
  edged = visible(controls).filter((control) => !control.matches(native) && hasEdge(control));
  logos = visible("img")
    .filter((image) => getComputedStyle(image).objectFit === "contain")
    .map((image) => ({ image, background: backgroundOf(image) }));
}

/** What can't be told apart with forced colours, as people with low vision have them. */
export function forcedColourFaults(): string[] {
  return [
    ...edged
      .filter((control) => isVisible(control) && !hasEdge(control))
      .map((control) => `no edge with forced colours: ${named(control)}`),
    ...logos
      .filter(({ image, background }) => isVisible(image) && backgroundOf(image) !== background)
      .map(({ image }) => `a logo loses its background with forced colours: ${image.getAttribute("src")}`),
    ...unclearChoices(),
  ];
}

const isTransparent = (color: string) => /^rgba\(.*, 0\)$|\/ 0\)$/.test(color);

const backgroundBehind = (element: Element): string => backgroundOf(element.parentElement ?? element);

/** Its own, or the nearest one around it. */
function backgroundOf(element: Element): string {
  const behind = [element, ...around(element)]
    .map((outer) => getComputedStyle(outer).backgroundColor)
    .find((color) => !isTransparent(color));
  return behind ?? "";
}

function hasEdge(control: Element): boolean {
  const style = getComputedStyle(control);
  const { backgroundColor, boxShadow, outlineStyle, outlineColor } = style;
  if (!isTransparent(backgroundColor) && backgroundColor !== backgroundBehind(control)) return true;
  if (boxShadow !== "none" && !/^(rgba\(0, 0, 0, 0\) 0px 0px 0px 0px(, )?)+$/.test(boxShadow)) return true;
  if (outlineStyle !== "none" && !isTransparent(outlineColor)) return true;
  return (["top", "right", "bottom", "left"] as const).some(
    (side) =>
      Number.parseFloat(style.getPropertyValue(`border-${side}-width`)) > 0 &&
      style.getPropertyValue(`border-${side}-style`) !== "none" &&
      !isTransparent(style.getPropertyValue(`border-${side}-color`)),
  );
}

/** Choices whose chosen one looks like the others. */
function unclearChoices(): string[] {
  const current = visible("a[aria-current], button[aria-current], [aria-pressed=true], [aria-selected=true]")
    .filter((element) => element.getAttribute("aria-current") !== "false")
    .flatMap((chosen) => {
      const group = chosen.closest("ul, ol, nav, [role=listbox], [role=group]");
      const other = visible(chosen.localName, group ?? document).find(
        (peer) =>
          !peer.matches(
            "[aria-current]:not([aria-current=false]), [aria-pressed=true], [aria-selected=true]",
          ),
      );
      return other && lookOf(chosen) === lookOf(other) ? [chosen] : [];
    });
  const checked = visible<HTMLLabelElement>("label:has(> input.sr-only:not(:disabled))").filter((label) => {
    const input = label.querySelector("input");
    if (!input) return false;
    const before = input.checked;
    // Without an event: nothing is sent.
    input.checked = true;
    const chosen = lookOf(label);
    input.checked = false;
    const unchosen = lookOf(label);
    input.checked = before;
    return chosen === unchosen;
  });
  return [...current, ...checked].map(
    (element) => `the chosen one can't be told with forced colours: ${named(element)}`,
  );
}

function lookOf(element: Element): string {
  const { backgroundColor, color, borderWidth, borderStyle, borderColor, outline, textDecorationLine } =
    getComputedStyle(element);
  const icons = visible("svg", element).length;
  // A dot without text is wider.
  const dot = element.textContent?.trim() ? 0 : element.firstElementChild?.getBoundingClientRect().width;
  return [
    backgroundColor,
    color,
    borderWidth,
    borderStyle,
    borderColor,
    outline,
    textDecorationLine,
    icons,
    dot,
  ].join("; ");
}
