import { createInterface, type Interface } from "node:readline/promises";

/** One for all questions: each takes from a pipe whatever is there, the answers to later ones too. */
let terminal: Interface | undefined;
let lines: AsyncIterator<string> | undefined;

/** The line that somebody types. Throws where nobody can. */
export async function answerTo(question: string): Promise<string> {
  terminal ??= createInterface({ input: process.stdin });
  lines ??= terminal[Symbol.asyncIterator]();
  process.stdout.write(`${question} `);
  const { value, done } = await lines.next();
  if (done) throw new Error("\nNobody answers here: --yes asks nothing");
  return value.trim();
}

/** Lets the process end. */
export const endQuestions = (): void => terminal?.close();
