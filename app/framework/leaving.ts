/**
 * Says until `end` whether the visitor has left the page: some browsers then end its requests as if their connection
 * were lost.
 */
export function watchLeaving() {
  let isLeft = false;
  const onLeave = () => {
    isLeft = true;
  };
  window.addEventListener("beforeunload", onLeave);
  return { isLeft: () => isLeft, end: () => window.removeEventListener("beforeunload", onLeave) };
}
