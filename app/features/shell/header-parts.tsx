import { classNames } from "~/ui/class-names";
import { Link } from "~/ui/link";
import { type ImageView, Picture } from "~/ui/picture";

/** The mall's logo, or its name, as the link home. */
export function HeaderLogo({
  home,
  name,
  logo,
  darkLogo,
  label,
}: {
  home: string;
  name: string;
  logo: ImageView | null;
  /** The logo for the dark scheme. */
  darkLogo: ImageView | null;
  label: string;
}) {
  return (
    <Link
      to={home}
      // A logo is drawn for the header's colour: with forced colours it keeps a patch of it.
      className={classNames(
        "flex min-h-14 items-center bg-header forced-color-adjust-none",
        logo ? "shrink-0" : "min-w-0 max-sm:max-w-[calc(100%-7.5rem)] lg:max-w-48 xl:max-w-64",
      )}
      aria-label={label}
    >
      {logo ? (
        <Picture
          image={logo}
          darkImage={darkLogo}
          alt={name}
          sizes="11rem"
          fit="contain"
          priority
          className={
            logo.width > 2 * logo.height
              ? "w-[min(9.5rem,40vw)] xs:w-40 xl:w-48"
              : "w-[min(3.5rem,20vw)] lg:w-18"
          }
        />
      ) : (
        <span className="line-clamp-2 font-display text-card wrap-anywhere">{name}</span>
      )}
    </Link>
  );
}

/** Whether the mall is open now. */
export function StatusChip({ isOpen, text }: { isOpen: boolean; text: string }) {
  return (
    <p className="open-chip">
      <span
        aria-hidden="true"
        className={classNames(
          "size-2 shrink-0 rounded-full",
          isOpen ? "bg-[#3fae6b]" : "bg-current opacity-50",
        )}
      />
      {text}
    </p>
  );
}

/** A menu of more characters would wrap on a small desktop: it is set smaller. */
const longMenu = 64;

/** The classes of the main menu's list and links, which has to fit one line. */
export function menuLooks(items: readonly { title: string }[]): { list: string; link: string } {
  const isLong = items.map(({ title }) => title).join(" ").length > longMenu;
  return {
    list: classNames(
      "flex flex-wrap items-center",
      isLong ? "gap-x-1.5 max-xl:tracking-tight xl:gap-x-3" : "gap-x-3 xl:gap-x-5 2xl:gap-x-6",
    ),
    link: classNames(
      "inline-flex min-h-11 items-center text-bar font-medium whitespace-nowrap underline-offset-8 hover:underline",
      isLong ? "min-[88rem]:text-[0.875rem]" : "xl:text-small",
    ),
  };
}
