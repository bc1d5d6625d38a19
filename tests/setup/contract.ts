import { buildIfStale } from "../processes/fresh-build";
import { seededDatabase } from "../processes/seeded-database";

/** The reference API runs within the tests; its commands and further processes are the built ones. */
export default async function setup() {
  buildIfStale();
  await seededDatabase();
}
