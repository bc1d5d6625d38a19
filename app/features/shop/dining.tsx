import type { DiningView } from "~/mall/views/shop/dining.server";
import { ButtonAnchor } from "~/ui/button";
import { Card } from "~/ui/card";
import { classNames } from "~/ui/class-names";
import { dot } from "~/ui/dot";
import { Dotted } from "~/ui/dotted";
import { Feature } from "~/ui/feature";
import { Icon } from "~/ui/icon";
import { Link } from "~/ui/link";

/** Places to eat and drink: those that are open now, then the others. The first of those that don't fill rows is large. */
export function Dining({ dining: { groups, texts, where } }: { dining: DiningView }) {
  return groups.map(({ key, title, places }) => (
    <section key={key} className="mt-6 mb-14">
      <div className="mb-6 flex flex-wrap items-baseline justify-between gap-x-6 border-line border-t pt-4 text-small">
        <h2 className="font-semibold font-text tracking-normal">{title}</h2>
        {where && (
          <p className="text-ink-muted">
            <Dotted text={where} />
          </p>
        )}
      </div>
      <ul className="grid gap-x-6 gap-y-10 sm:grid-cols-2 lg:grid-cols-6">
        {places.map((place, at) => {
          const isFeature = at === 0 && places.length % 3 === 1;
          const isHalf = places.length % 3 === 2 && at < 2;
          return (
            <li
              key={place.to}
              className={classNames(
                isFeature ? "sm:col-span-full" : isHalf ? "lg:col-span-3" : "lg:col-span-2",
              )}
            >
              {isFeature ? (
                <Feature image={place.image} title={place.name} to={place.to} isWide priority>
                  <About {...place} where={where ? "" : place.where} texts={texts} />
                </Feature>
              ) : (
                <Card
                  image={place.image}
                  ratio="3/2"
                  sizes="(min-width: 64rem) 26rem, (min-width: 40rem) 45vw, 92vw"
                  title={place.name}
                  to={place.to}
                  isLarge
                >
                  <About {...place} where={where ? "" : place.where} texts={texts} />
                </Card>
              )}
            </li>
          );
        })}
      </ul>
    </section>
  ));
}

type PlaceProps = DiningView["groups"][number]["places"][number] & Pick<DiningView, "texts">;

function About({ name, kitchen, hours, where, text, status, tableHref, post, offer, texts }: PlaceProps) {
  const more = post
    ? { ...post, label: texts.today, price: null }
    : offer && { ...offer, label: texts.offer };
  return (
    <>
      <p className="text-small text-ink-muted">
        <Dotted text={[kitchen, status?.text ?? hours, where].filter(Boolean).join(dot)} />
      </p>
      {text && <p className="max-w-[46ch]">{text}</p>}
      {more && (
        <div className="relative z-1 mt-2 w-full border-line border-t pt-3">
          <p className="text-small text-ink-muted">{more.label}</p>
          <p className="flex items-end justify-between gap-x-4 cramped:flex-wrap">
            <Link
              to={more.to}
              className="inline-block min-h-6 min-w-0 font-semibold text-accent underline underline-offset-4"
            >
              {more.title}
            </Link>
            {more.price && <span className="whitespace-nowrap font-display text-title">{more.price}</span>}
          </p>
        </div>
      )}
      {tableHref && (
        <p className="relative z-1 pt-3">
          <ButtonAnchor href={tableHref} rel="noopener nofollow external">
            <Icon name="utensils" />
            {texts.bookTable}
            <span className="sr-only">
              {name}, {texts.external}
            </span>
          </ButtonAnchor>
        </p>
      )}
    </>
  );
}
