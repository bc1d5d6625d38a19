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
            <Icon name="arrow-up-right" className="mt-1.5 size-4 text-accent" />
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
  // Groups of one or two are beside each other also on phones.
  const areSmall = groups.every(({ shops }) => shops.length < 3);
  return (
    <div
      className={classNames(
        "page section grid",
        areSmall ? "not-cramped:grid-cols-2 gap-x-4 gap-y-10 lg:gap-x-10" : "gap-x-10 gap-y-8 lg:grid-cols-2",
      )}
    >
      {groups.map(({ name, shops }, at) => (
        <section
          key={name}
          id={`kind-${at + 1}`}
          className="grid content-start gap-y-4 scroll-mt-24 border-line border-t pt-5"
        >
          <h2 className="text-card">{name}</h2>
          <ul
            className={classNames(
              "grid gap-x-2 gap-y-4 sm:gap-x-3 sm:gap-y-5",
              areSmall ? "grid-cols-2" : "not-cramped:grid-cols-2 sm:grid-cols-4",
            )}
          >
            {shops.map((shop) => (
              <EshopTile key={shop.href} {...shop} isWide={areSmall} />
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

function EshopTile({
  name,
  logo,
  href,
  group,
  isWide = false,
}: Eshop & {
  group?: string;
  /** Its logo is on a wide plate, where there is room. */
  isWide?: boolean;
}) {
  const { t } = useTranslation();
  const link = (
    <a
      href={href}
      rel="noopener noreferrer external"
      className={classNames("cover-link", !logo && "wrap-break-word text-small font-semibold")}
    >
      <span className={logo ? "sr-only" : undefined}>{name}</span>
      <span className="sr-only"> {t("header.external")}</span>
    </a>
  );
  return (
    <li className="group relative min-w-0">
      {logo ? (
        // The logo is the name.
        <div
          className={classNames(
            "flex aspect-[2/1] items-center justify-center rounded-card logo-tile p-1 border border-line transition-shadow group-hover:shadow-lifted",
            !isWide && "sm:aspect-[3/2]",
          )}
        >
          <Picture image={logo} alt="" sizes="12rem" fit="contain" className="w-full max-w-48" />
          {link}
        </div>
      ) : (
        link
      )}
      {group && <p className="mt-2 text-ink-muted text-tiny">{group}</p>}
    </li>
  );
}
