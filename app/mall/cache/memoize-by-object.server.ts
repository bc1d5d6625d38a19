type Level<Value> = { values: Map<string, Value>; next: WeakMap<object, Level<Value>> };

const newLevel = <Value>(): Level<Value> => ({ values: new Map(), next: new WeakMap() });

/**
 * Remembers what was made of some objects, for as long as they live, and of a text that has few values, such as a
 * language. Responses of the mall API are the same objects until they are refetched.
 */
export function memoizedByObject<Value>() {
  const start = newLevel<Value>();
  return (objects: readonly object[], text: string, make: () => Value): Value => {
    let level = start;
    for (const object of objects) {
      const next = level.next.get(object) ?? newLevel();
      level.next.set(object, next);
      level = next;
    }
    if (!level.values.has(text)) level.values.set(text, make());
    return level.values.get(text) as Value;
  };
}
