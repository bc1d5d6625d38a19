import { useTranslation } from "~/locale/use-translation";
import type { eshopsView } from "~/mall/views/pages/eshops.server";
import { dot } from "~/ui/dot";
import { Icon } from "~/ui/icon";
import { Picture } from "~/ui/picture";

type Groups = Awaited<ReturnType<typeof eshopsView>>["groups"];
type Eshop = Groups[number]["shops"][number];

/** Web shops by what they sell: each row leads to the shop's own site. Too few for groups are one list that says it. */
export function EshopList({ groups }: { groups: Groups }) {
  const shops = groups.flatMap((group) => group.shops.map((shop) => ({ ...shop, group: group.name })));
  if (shops.length < 2 * groups.length) {
    return (
      <ul className="page section grid gap-x-8 gap-y-2 sm:grid-cols-2 lg:grid-cols-3">
        {shops.map((shop) => (
          <EshopRow key={shop.href} {...shop} />
        ))}
      </ul>
    );
  }
  return (
    <div className="page section flex flex-col gap-12">
      {groups.map(({ name, shops }) => (
        <section key={name} className="grid gap-x-8 gap-y-4 border-line border-t pt-6 lg:grid-cols-12">
          <h2 className="text-heading lg:col-span-4">{name}</h2>
          <ul className="grid gap-x-8 sm:grid-cols-2 lg:col-span-8">
            {shops.map((shop) => (
              <EshopRow key={shop.href} {...shop} />
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

function EshopRow({ name, logo, href, address, group }: Eshop & { group?: string }) {
  const { t } = useTranslation();
  return (
    <li className="group relative flex cramped:flex-wrap items-center gap-4 py-2">
      {logo && (
        <div className="flex aspect-[3/2] w-28 shrink-0 xl:w-36 items-center rounded-soft border border-line bg-white p-2.5">
          <Picture image={logo} alt="" sizes="9rem" fit="contain" className="w-full" />
        </div>
      )}
      <div className="min-w-0 flex-1 cramped:basis-full wrap-anywhere">
        <a href={href} rel="noopener noreferrer external" className="cover-link font-semibold">
          {name}
          <span className="sr-only"> {t("header.external")}</span>
        </a>
        <p className="text-ink-muted text-tiny">{[group, address].filter(Boolean).join(dot)}</p>
      </div>
      <Icon name="arrow-up-right" className="cramped:hidden text-accent" />
    </li>
  );
}
