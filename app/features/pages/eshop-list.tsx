import { useTranslation } from "~/locale/use-translation";
import type { eshopsView } from "~/mall/views/pages/eshops.server";
import { ChipRow } from "~/ui/chip";
import { classNames } from "~/ui/class-names";
import { Icon } from "~/ui/icon";
import { Picture } from "~/ui/picture";

type View = Awaited<ReturnType<typeof eshopsView>>;
type Groups = View["groups"];
type Eshop = Groups[number]["shops"][number];

/** Too few for groups are one list. */
const areGroups = (groups: Groups) =>
  groups.reduce((sum, { shops }) => sum + shops.length, 0) >= 2 * groups.length;

/** What the web shops sell: the way to each of them. */
export function EshopKinds({ groups }: { groups: Groups }) {
  const { t } = useTranslation("page");
  if (!areGroups(groups) || groups.length < 2) return null;
  return (
    <nav aria-label={t("eshops.kinds")} className="page no-print mt-8 md:mt-12">
      <ChipRow chips={groups.map(({ name }, at) => ({ to: `#kind-${at + 1}`, label: name }))} />
    </nav>
  );
}

/** A few web shops of different kinds with their pictures. */
export function FirstEshops({ shops }: { shops: View["first"] }) {
  const { t } = useTranslation();
  if (shops.length === 0) return null;
  return (
    <ul className="page grid not-cramped:max-sm:grid-cols-2 gap-x-4 gap-y-6 sm:grid-cols-3 lg:gap-x-6">
      {shops.map(({ name, href, about, image }, at) => (
        <li
          key={href}
          className={classNames("group relative min-w-0", at === 0 && "not-cramped:max-sm:col-span-full")}
        >
          <Picture
            image={image}
            alt=""
            ratio="3/2"
            sizes="(min-width: 82rem) 25rem, (min-width: 40rem) 31vw, 92vw"
            className="mb-3 rounded-card"
          />
          <p className="flex gap-1.5">
            <a
              href={href}
              rel="noopener noreferrer external"
              className="cover-link font-display text-card wrap-break-word"
            >
              {name}
              <span className="sr-only"> {t("header.external")}</span>
            </a>
            <Icon name="arrow-up-right" className="mt-2 size-4 text-accent" />
          </p>
          <p className="text-ink-muted text-small">{about}</p>
        </li>
      ))}
    </ul>
  );
}

/** Web shops by what they sell: each tile leads to the shop's own site. Too few for groups are one list that says it. */
export function EshopList({ groups }: { groups: Groups }) {
  const shops = groups.flatMap((group) => group.shops.map((shop) => ({ ...shop, group: group.name })));
  if (!areGroups(groups)) {
    return (
      <ul
        className={classNames(
          "page section grid not-cramped:grid-cols-2 gap-x-4 gap-y-8",
          shops.length % 5 === 0 ? "lg:grid-cols-5" : "sm:grid-cols-3 lg:grid-cols-4",
        )}
      >
        {shops.map((shop) => (
          <EshopTile key={shop.href} {...shop} />
        ))}
      </ul>
    );
  }
  // Kinds with one or two are beside each other.
  const areSmall = groups.every(({ shops }) => shops.length < 3);
  return (
    <div className="page section">
      <div
        className={classNames(
          "grid overflow-hidden rounded-card border border-line",
          areSmall && "gap-x-px bg-line lg:grid-cols-2",
        )}
      >
        {groups.map(({ name, shops }, at) => (
          <section
            key={name}
            id={`kind-${at + 1}`}
            className={classNames(
              "grid scroll-mt-24 not-first:border-line not-first:border-t lg:grid-cols-[13rem_minmax(0,1fr)]",
              areSmall && "lg:nth-2:border-t-0 lg:last:odd:col-span-full",
            )}
          >
            <h2 className="flex items-center bg-surface-sunken px-5 py-3 text-card lg:px-6">{name}</h2>
            <ul
              className={classNames(
                "logo-tile grid not-cramped:grid-cols-2 content-center",
                !areSmall && "sm:grid-cols-4",
              )}
            >
              {shops.map((shop) => (
                <EshopTile key={shop.href} {...shop} />
              ))}
            </ul>
          </section>
        ))}
      </div>
    </div>
  );
}

/** On the wall of logos, or, with what it sells below, on a tile of its own. */
function EshopTile({ name, logo, href, group }: Eshop & { group?: string }) {
  const { t } = useTranslation();
  return (
    <li className="group relative min-w-0">
      <div
        className={classNames(
          "flex aspect-[2/1] items-center justify-center rounded-card p-1 eased group-hover:shadow-lifted",
          group && "logo-tile border border-line",
        )}
      >
        {/* The logo is the name. */}
        {logo && <Picture image={logo} alt="" sizes="12rem" fit="contain" className="w-full max-w-52" />}
        <a
          href={href}
          rel="noopener noreferrer external"
          // Beside a logo it would take room, and the logo no longer stand in the middle.
          className={
            logo
              ? "absolute inset-0 rounded-card"
              : "cover-link wrap-break-word p-2 text-center text-small font-semibold"
          }
        >
          <span className={logo ? "sr-only" : undefined}>{name}</span>
          <span className="sr-only"> {t("header.external")}</span>
        </a>
      </div>
      {group && <p className="mt-2 text-ink-muted text-tiny">{group}</p>}
    </li>
  );
}
