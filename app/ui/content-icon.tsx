import { classNames } from "./class-names";
import { Icon } from "./icon";
import { InlineIcon } from "./inline-icon";
import { type ImageView, logoHref } from "./picture";

/** An icon from content or settings: one of the sprite, one to be inlined, or a picture. */
export type IconView = { name: string } | { body: string; width: number; height: number } | ImageView;

/** Decorative: the text beside it has the meaning. A picture that can't be loaded leaves nothing. */
export function ContentIcon({ icon, className = "" }: { icon: IconView; className?: string }) {
  if ("name" in icon) return <Icon name={icon.name} className={className} />;
  if ("body" in icon) return <InlineIcon {...icon} className={className} />;
  return (
    <img
      src={logoHref(icon.src, 160)}
      alt=""
      width={20}
      height={20}
      loading="lazy"
      decoding="async"
      className={classNames("icon object-contain", className)}
    />
  );
}
