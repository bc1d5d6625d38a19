import { seededDatabase } from "../seeded-database";

export default async function setup() {
  await seededDatabase();
}
