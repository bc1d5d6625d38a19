import type { DiningView } from "~/mall/views/shop/dining.server";
import { ButtonAnchor } from "~/ui/button";
import { Card } from "~/ui/card";
import { classNames } from "~/ui/class-names";
import { Icon } from "~/ui/icon";
import { Link } from "~/ui/link";

/** Places to eat and drink: those that are open now, then the others. */
export function Dining({ dining: { groups, texts } }: { dining: DiningView }) {
  return groups.map(({ key, title, places }) => (
    <section key={key} className="mt-10 mb-16">
      <h2 className="mb-6 text-title md:mb-8">{title}</h2>
      <ul
        className={classNames(
          "grid gap-x-6 gap-y-10 sm:grid-cols-2",
          places.length !== 2 && places.length !== 4 && "lg:grid-cols-3",
        )}
      >
        {places.map((place) => (
          <li key={place.to}>
            <Place {...place} texts={texts} />
          </li>
        ))}
      </ul>
    </section>
  ));
}

type PlaceProps = DiningView["groups"][number]["places"][number] & Pick<DiningView, "texts">;

function Place({ name, to, about, status, image, tableHref, post, texts }: PlaceProps) {
  return (
    <Card
      image={image}
      ratio="3/2"
      sizes="(min-width: 64rem) 26rem, (min-width: 40rem) 45vw, 92vw"
      title={name}
      to={to}
      isLarge
    >
      <p className="text-small text-ink-muted">{about}</p>
      {status && (
        <p className="flex items-center gap-2 text-small font-medium">
          <span
            aria-hidden="true"
            className={classNames("size-2 rounded-full", status.isOpen ? "bg-success" : "bg-ink-muted")}
          />
          {status.text}
        </p>
      )}
      {post && (
        <p className="relative z-1 text-small">
          {texts.today}:{" "}
          <Link
            to={post.to}
            className="inline-block min-h-6 font-semibold text-accent underline underline-offset-4"
          >
            {post.title}
          </Link>
        </p>
      )}
      {tableHref && (
        <ButtonAnchor
          href={tableHref}
          rel="noopener nofollow external"
          kind="secondary"
          className="relative z-1 mt-3 self-start"
        >
          <Icon name="utensils" />
          {texts.bookTable}
          <span className="sr-only">
            {name}, {texts.external}
          </span>
        </ButtonAnchor>
      )}
    </Card>
  );
}
