import type { InlinedIcon } from "~/mall/views/floor-plan/plan-icons.server";
import { classNames } from "~/ui/class-names";
import { iconHref } from "~/ui/icon";
import { useTrustedHtml } from "~/ui/trusted-html";

/** The icons that the site's sprite lacks: inlined once per page, referenced from there. */
export function InlinedIcons({ icons }: { icons: InlinedIcon[] }) {
  if (icons.length === 0) return null;
  return (
    <svg aria-hidden="true" width="0" height="0" className="absolute">
      {icons.map((icon) => (
        <IconSymbol key={icon.id} {...icon} />
      ))}
    </svg>
  );
}

function IconSymbol({ id, body, width, height }: InlinedIcon) {
  return (
    <symbol
      id={id}
      viewBox={`0 0 ${width} ${height}`}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: a body of an installed icon set
      dangerouslySetInnerHTML={useTrustedHtml(body)}
    />
  );
}

export const planIconHref = (name: string): string =>
  name.startsWith("plan-") ? `#${name}` : iconHref(name);

/** Decorative: the text beside it has the meaning. */
export function PlanIcon({ name, className }: { name: string; className?: string }) {
  return (
    <svg aria-hidden="true" className={classNames("icon", className)}>
      <use href={planIconHref(name)} />
    </svg>
  );
}
