import { useEffect, useState } from "react";
import { classNames } from "./class-names";
import { Icon } from "./icon";

type ShareProps = {
  /** The page's absolute URL. */
  url: string;
  title: string;
  texts: { share: string; copy: string; copied: string; mail: string; whatsapp: string; facebook: string };
  /** Among other buttons: its icon alone. */
  isSmall?: boolean;
};

/**
 * Sharing: plain links; with JavaScript also the browser's native sharing, if it has any, and a button that copies the
 * URL.
 */
export function Share({ url, title, texts, isSmall = false }: ShareProps) {
  const [ways, setWays] = useState({ native: false, copy: false });
  const [isCopied, setIsCopied] = useState(false);
  useEffect(() => {
    setWays({ native: "share" in navigator, copy: "clipboard" in navigator });
  }, []);
  const encoded = encodeURIComponent(url);
  const row = "flex min-h-11 w-full items-center gap-3 px-4 text-left text-small hover:bg-surface-sunken";
  return (
    <details className="menu no-print sm:relative">
      <summary
        title={isSmall ? texts.share : undefined}
        className={classNames(
          "inline-flex min-h-11 items-center gap-2 rounded-pill text-small font-semibold border border-current hover:bg-surface-sunken",
          isSmall ? "w-11 justify-center" : "px-5",
        )}
      >
        <Icon name="share-2" />
        <span className={isSmall ? "sr-only" : undefined}>{texts.share}</span>
      </summary>
      <ul className="absolute z-20 mt-2 max-sm:inset-x-0 sm:min-w-60 rounded-soft bg-surface-raised py-2 text-ink shadow-lifted">
        {ways.native && (
          <li>
            <button
              type="button"
              className={row}
              onClick={() => navigator.share({ url, title }).catch(() => undefined)}
            >
              <Icon name="share-2" />
              {texts.share}…
            </button>
          </li>
        )}
        {ways.copy && (
          <li>
            <button
              type="button"
              className={row}
              onClick={() =>
                navigator.clipboard.writeText(url).then(
                  () => setIsCopied(true),
                  () => undefined,
                )
              }
            >
              <Icon name={isCopied ? "check" : "link"} />
              <span aria-live="polite">{isCopied ? texts.copied : texts.copy}</span>
            </button>
          </li>
        )}
        <li>
          <a className={row} href={`mailto:?subject=${encodeURIComponent(title)}&body=${encoded}`}>
            <Icon name="mail" />
            {texts.mail}
          </a>
        </li>
        <li>
          <a
            className={row}
            rel="noopener external"
            href={`https://wa.me/?text=${encodeURIComponent(title)}%20${encoded}`}
          >
            <Icon name="brand-whatsapp" />
            {texts.whatsapp}
          </a>
        </li>
        <li>
          <a
            className={row}
            rel="noopener external"
            href={`https://www.facebook.com/sharer/sharer.php?u=${encoded}`}
          >
            <Icon name="brand-facebook" />
            {texts.facebook}
          </a>
        </li>
      </ul>
    </details>
  );
}
