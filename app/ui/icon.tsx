import { classNames } from "./class-names";
import sprite from "./icons.svg?url";

/** An icon of the sprite (`icon-names.json` lists them). Decorative: the text beside it has the meaning. */
export function Icon({ name, className }: { name: string; className?: string }) {
  return (
    <svg aria-hidden="true" className={classNames("icon", className)}>
      <use href={iconHref(name)} />
    </svg>
  );
}

/** An icon's URL in the sprite, for `<use>` within a larger drawing. */
export const iconHref = (name: string): string => `${sprite}#${name}`;
