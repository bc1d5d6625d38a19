/** In each of them a picture's layout is computed for the first time: more at once would delay taps on a weak phone. */
const framesAtOnce = 4;

/** Ends that pictures are requested only when they are near, which styles.css does while scripts still load. */
export async function requestPicturesAhead(): Promise<void> {
  const frames = [...document.querySelectorAll<HTMLElement>(".loads-near")];
  while (frames.length > 0) {
    for (const frame of frames.splice(0, framesAtOnce)) frame.style.contentVisibility = "visible";
    await nextFrame();
  }
  document.documentElement.toggleAttribute("data-pictures-ahead", true);
}

const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));
