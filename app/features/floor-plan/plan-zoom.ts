/** Controls of a zoomable stage: `by` a factor about its centre, or back to the whole drawing. */
export type PlanZoom = { by: (factor: number) => void; whole: () => void; stop: () => void };

const most = 6;
/**
 * From these widths on names can be read and pins pressed, and there is room for the small names that the whole drawing
 * omits.
 */
const readable = 960;
const near = 1500;
/** A part that is cut on both sides has to be worth it. */
const hardlyLarger = 1.8;
/** A pointer that moved less was a click. */
const clickTolerance = 5;
/** The viewport of what is larger than it: that of a wide floor on a phone is too low to look around in. */
const leastHeight = 320;

/**
 * Lets a drawing be dragged, pinched and zoomed within its scrolling viewport: zooming changes the drawing's width,
 * moving it is scrolling, so that keys, wheels and fingers work as everywhere.
 */
export function startZoom(stage: HTMLElement): PlanZoom {
  const drawing = stage.querySelector("svg");
  if (!drawing) return { by() {}, whole() {}, stop() {} };
  // React reuses the elements of another floor.
  drawing.style.width = drawing.style.minWidth = stage.style.height = "";
  const listeners = new AbortController();
  const { signal } = listeners;
  let scale = 1;
  let wholeWidth = drawing.clientWidth || drawing.getBoundingClientRect().width;

  function zoomTo(wanted: number, x = stage.clientWidth / 2, y = stage.clientHeight / 2) {
    const next = Math.min(most, Math.max(fitting(), wanted));
    const [left, top] = [(stage.scrollLeft + x) / scale, (stage.scrollTop + y) / scale];
    if (next <= 1) stage.style.height = "";
    else if (!stage.style.height) stage.style.height = `${Math.max(stage.clientHeight, leastHeight)}px`;
    scale = next;
    drawing?.style.setProperty("width", `${wholeWidth * scale}px`);
    drawing?.style.setProperty("min-width", "0");
    markWidth();
    stage.scrollTo({ left: left * scale - x, top: top * scale - y, behavior: "instant" });
  }

  /** Pixels are fractions. A way is drawn in parts, which can be read in any width. */
  const isReadable = () => wholeWidth * scale >= readable - 1 || drawing.classList.contains("plan-has-way");

  function markWidth() {
    drawing?.classList.toggle("plan-is-readable", isReadable());
    drawing?.classList.toggle("plan-is-near", wholeWidth * scale >= near);
  }

  /** On a small screen a drawing may begin wider than the viewport: only a smaller scale shows all of it. */
  const fitting = () => Math.min(1, stage.clientWidth / wholeWidth);
  const whole = () => zoomTo(fitting());

  /** Moves an element of the drawing into the middle. */
  function centre(element: Element) {
    const [at, frame] = [element.getBoundingClientRect(), stage.getBoundingClientRect()];
    stage.scrollTo({
      left: stage.scrollLeft + at.left + at.width / 2 - frame.left - frame.width / 2,
      top: stage.scrollTop + at.top + at.height / 2 - frame.top - frame.height / 2,
      behavior: "instant",
    });
  }

  /**
   * On a phone all that was found, as large as fits, or the whole floor, where that would hardly be smaller; of a drawing
   * that is larger than the viewport that, the start of a route, or the middle.
   */
  function showFirst() {
    if (!drawing) return;
    const focus = drawing.querySelector(".plan-focus");
    if (focus && window.matchMedia("(width < 48rem)").matches) {
      const { width, height } = focus.getBoundingClientRect();
      const wanted = Math.min(
        near / wholeWidth,
        stage.clientWidth / width,
        Math.max(stage.clientHeight, leastHeight) / height,
      );
      if (wanted < hardlyLarger) return;
      zoomTo(wanted);
      centre(focus);
    } else if (wholeWidth > stage.clientWidth + 1) {
      centre(focus ?? drawing.querySelector(".plan-mark-start, .plan-mark-change") ?? drawing);
    }
  }

  function within(clientX: number, clientY: number): [x: number, y: number] {
    const { left, top } = stage.getBoundingClientRect();
    return [clientX - left, clientY - top];
  }

  stage.addEventListener(
    "wheel",
    (event) => {
      if (!event.ctrlKey && !event.metaKey) return;
      event.preventDefault();
      zoomTo(scale * Math.exp(-event.deltaY / 240), ...within(event.clientX, event.clientY));
    },
    { passive: false, signal },
  );

  stage.addEventListener(
    "keydown",
    (event) => {
      if (event.ctrlKey || event.metaKey || event.altKey) return;
      if (event.key === "+" || event.key === "=") zoomTo(scale * 1.5);
      else if (event.key === "-") zoomTo(scale / 1.5);
      else if (event.key === "0") whole();
      else return;
      event.preventDefault();
    },
    { signal },
  );

  // Firefox doesn't scroll to a focused link of a drawing.
  stage.addEventListener(
    "focusin",
    ({ target }) => {
      if (!(target instanceof SVGElement) || !target.matches(":focus-visible")) return;
      const [at, frame] = [target.getBoundingClientRect(), stage.getBoundingClientRect()];
      if (at.left < frame.left || at.right > frame.right) centre(target);
    },
    { signal },
  );

  let apart = 0;
  const spread = ([one, other]: TouchList) =>
    one && other ? Math.hypot(one.clientX - other.clientX, one.clientY - other.clientY) : 0;
  stage.addEventListener(
    "touchstart",
    ({ touches }) => {
      apart = touches.length === 2 ? spread(touches) : 0;
    },
    { passive: true, signal },
  );
  stage.addEventListener(
    "touchmove",
    (event) => {
      const [one, other] = event.touches;
      if (event.touches.length !== 2 || !one || !other || apart === 0) return;
      event.preventDefault();
      const now = spread(event.touches);
      const middle = within((one.clientX + other.clientX) / 2, (one.clientY + other.clientY) / 2);
      zoomTo((scale * now) / apart, ...middle);
      apart = now;
    },
    { passive: false, signal },
  );

  // What is too small to be pressed comes nearer first; a key's click has no `detail`.
  stage.addEventListener(
    "click",
    (event) => {
      if (isReadable() || event.detail === 0) return;
      event.preventDefault();
      event.stopPropagation();
      zoomTo(readable / wholeWidth, ...within(event.clientX, event.clientY));
    },
    { capture: true, signal },
  );
  followMouse(stage, signal);
  new ResizeObserver((_, observer) => {
    if (signal.aborted) observer.disconnect();
    else if (scale === 1) {
      wholeWidth = drawing.getBoundingClientRect().width;
      markWidth();
    }
  }).observe(stage);
  markWidth();
  showFirst();
  const by = (factor: number) =>
    zoomTo(factor > 1 && !isReadable() ? Math.max(scale * factor, readable / wholeWidth) : scale * factor);
  return { by, whole, stop: () => listeners.abort() };
}

/** The mouse drags the drawing; touch scrolls natively. A drag doesn't click a link. */
function followMouse(stage: HTMLElement, signal: AbortSignal) {
  let from: { x: number; y: number; left: number; top: number } | null = null;
  let hasMoved = false;
  stage.addEventListener(
    "pointerdown",
    ({ pointerType, button, clientX, clientY }) => {
      if (pointerType !== "mouse" || button !== 0) return;
      from = { x: clientX, y: clientY, left: stage.scrollLeft, top: stage.scrollTop };
      hasMoved = false;
    },
    { signal },
  );
  window.addEventListener(
    "pointermove",
    ({ clientX, clientY }) => {
      if (!from) return;
      const [x, y] = [clientX - from.x, clientY - from.y];
      hasMoved ||= Math.hypot(x, y) > clickTolerance;
      if (hasMoved) stage.scrollTo({ left: from.left - x, top: from.top - y, behavior: "instant" });
    },
    { signal },
  );
  window.addEventListener(
    "pointerup",
    () => {
      from = null;
    },
    { signal },
  );
  stage.addEventListener("dragstart", (event) => event.preventDefault(), { signal });
  stage.addEventListener(
    "click",
    (event) => {
      if (!hasMoved) return;
      hasMoved = false;
      event.preventDefault();
      event.stopPropagation();
    },
    { capture: true, signal },
  );
}
