/**
 * An object whose members are made when they are first read: of the many calls of an API, a request makes few. A name that
 * `make` knows nothing of is undefined.
 */
export const lazily = <Shape extends object>(make: (name: string) => unknown): Shape =>
  new Proxy<Record<string, unknown>>(
    {},
    {
      get(made, name) {
        if (typeof name === "symbol") return undefined;
        if (!Object.hasOwn(made, name)) made[name] = make(name);
        return made[name];
      },
    },
    // Whoever makes the members knows the type.
  ) as Shape;
