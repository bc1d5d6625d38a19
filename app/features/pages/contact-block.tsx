import type { BlockViewOf } from "~/mall/views/pages/blocks.server";
import { classNames } from "~/ui/class-names";
import { DefaultPicture } from "~/ui/default-picture";
import { PhoneLink } from "~/ui/phone-link";
import { type ImageView, Picture } from "~/ui/picture";
import { Prose } from "~/ui/prose";
import { BlockHead } from "./block-head";

/** Contact persons. */
export function ContactBlock({ title, text, people }: BlockViewOf<"contact">) {
  return (
    <section className="page section">
      <BlockHead {...{ title, text }} />
      <ul
        className={classNames(
          "grid gap-x-8 gap-y-10",
          people.length % 3 === 0 ? "md:grid-cols-3" : "md:grid-cols-2 lg:grid-cols-4",
        )}
      >
        {people.map((person) => (
          <li key={person.name}>
            <PersonCard {...person} />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** A few contact persons beside a form: three are as high as it. */
export function Team({ title, text, people }: BlockViewOf<"contact">) {
  return (
    <section className="flex flex-col lg:col-span-5">
      {title && <h2 className="mb-6 text-heading">{title}</h2>}
      {text && (
        <div className="mb-6">
          <Prose html={text} />
        </div>
      )}
      <ul className="grid gap-6 md:max-lg:grid-cols-3">
        {people.map((person) => (
          <li key={person.name}>
            <PersonCard {...person} isRow />
          </li>
        ))}
      </ul>
    </section>
  );
}

type Person = {
  name: string;
  position: string | null;
  phone: string | null;
  email: string | null;
  image: ImageView | null;
};

function PersonCard({
  name,
  position,
  phone,
  email,
  image,
  isRow = false,
}: Person & {
  /** The portrait is beside the name on a desktop, too. */
  isRow?: boolean;
}) {
  const portrait = classNames("w-24 shrink-0 self-start md:w-full", isRow && "lg:w-32 xl:w-52");
  const link = "inline-flex min-h-8 items-center hover:underline underline-offset-4";
  return (
    <article
      className={classNames(
        "flex gap-5 md:flex-col md:gap-4",
        isRow && "lg:flex-row lg:items-center lg:gap-6",
      )}
    >
      {image ? (
        <Picture
          image={image}
          alt=""
          ratio="1/1"
          sizes="(min-width: 48rem) 25rem, 6rem"
          className={`${portrait} rounded-card`}
        />
      ) : (
        <DefaultPicture kind="avatar" className={`${portrait} md:max-w-40`} />
      )}
      <div className="min-w-0 wrap-anywhere">
        <h3 className="font-text text-card font-semibold tracking-normal">{name}</h3>
        {position && <p className="text-small text-ink-muted">{position}</p>}
        <ul className="mt-2 flex flex-col text-small">
          {phone && (
            <li>
              <PhoneLink phone={phone} className={link} />
            </li>
          )}
          {email && (
            <li>
              <a href={`mailto:${email}`} className={link}>
                {email}
              </a>
            </li>
          )}
        </ul>
      </div>
    </article>
  );
}
