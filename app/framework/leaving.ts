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

/** What is loaded; stays pending if that fails because the visitor leaves the page, with which nothing is wrong. */
export async function unlessLeft<Answer>(loading: Promise<Answer>): Promise<Answer> {
  const leaving = watchLeaving();
  try {
    return await loading;
  } catch (error) {
    if (leaving.isLeft()) return new Promise(() => {});
    throw error;
  } finally {
    leaving.end();
  }
}
