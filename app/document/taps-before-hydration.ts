/** Those for which React would hydrate the page at once, in one long task, instead of in slices. */
const discrete =
  "mousedown mouseup touchstart touchend touchcancel pointerdown pointerup pointercancel click auxclick dblclick contextmenu dragstart drop dragend keydown keypress keyup beforeinput input change compositionstart compositionend cut copy paste reset submit";

/**
 * While React hydrates the page in slices, what is tapped and typed does what the server's page does with it. To be
 * called before React listens, and after what else listens at the document.
 * @returns ends that, when the page is hydrated
 */
export function leaveTapsToServersPage(): () => void {
  const types = discrete.split(" ");
  const leave = (event: Event) => event.stopImmediatePropagation();
  for (const type of types) document.addEventListener(type, leave, { capture: true, passive: true });
  return () => {
    for (const type of types) document.removeEventListener(type, leave, true);
  };
}
