/** The parts of a request beside its body: the query, the id in its path, and its `Idempotency-Key`. */
export type RequestInput<Query> = { query: Query; id: string; idempotencyKey: string };
