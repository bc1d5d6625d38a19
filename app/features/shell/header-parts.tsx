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
