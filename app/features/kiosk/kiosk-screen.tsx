import type { KioskView } from "~/mall/views/kiosk/kiosk.server";
import type { Chip, Tile } from "~/mall/views/kiosk/kiosk-lists.server";
import { classNames } from "~/ui/class-names";
import { Icon } from "~/ui/icon";
import { imageHref, logoHref } from "~/ui/picture";
import { FloorDrawingView } from "../floor-plan/floor-drawing";
import { InlinedIcons } from "../floor-plan/plan-icons";
import { KioskDetail, TakenCodes } from "./kiosk-detail";

/** A whole screen: what is read above, what is touched below it. */
export function KioskScreen({ view }: { view: KioskView }) {
  const { plan, list, detail, search, areas, texts, isStart } = view;
  return (
    <>
      <InlinedIcons icons={view.icons} />
      <header className="kiosk-head">
        <p className="kiosk-mall">
          <strong>{view.mall}</strong>
          {view.status && <span>{view.status}</span>}
        </p>
        <p className="kiosk-here">
          <Icon name="map-pin" />
          {view.here}
        </p>
      </header>
      <main className={classNames("kiosk-main", plan && "kiosk-with-plan", isStart && "kiosk-start")}>
        {isStart && <Languages view={view} />}
        <h1>{view.title}</h1>
        {plan && (
          <div className="kiosk-plan">
            <FloorDrawingView
              drawing={plan.drawing}
              label={plan.label}
              route={{ line: "", arrows: "", marks: plan.here }}
            />
            {!isStart && <Chips label={texts.floors} chips={plan.floors} />}
          </div>
        )}
        {areas.length > 0 && (
          <ul className="kiosk-areas">
            {areas.map(({ title, icon, to }) => (
              <li key={to}>
                <a href={to}>
                  <Icon name={icon} />
                  {title}
                </a>
              </li>
            ))}
          </ul>
        )}
        {list?.chips.map((chips) => (
          <Chips key={chips[1]?.to} label={view.title} chips={chips} />
        ))}
        {list && list.tiles.length > 0 && (
          <ul className="kiosk-tiles">
            {list.tiles.map((tile) => (
              <TileView key={tile.to} {...tile} />
            ))}
          </ul>
        )}
        {search && <SearchForm search={search} texts={texts} />}
        {view.codes.length > 0 && <TakenCodes codes={view.codes} />}
        {detail && <KioskDetail detail={detail} texts={texts} />}
      </main>
      <footer className="kiosk-foot">
        {!isStart && (
          <a href={view.home} className="kiosk-button kiosk-primary">
            <Icon name="house" />
            {texts.start}
          </a>
        )}
        <button type="button" className="kiosk-button" data-speech={view.speech} hidden>
          <Icon name="headphones" />
          {texts.speak}
        </button>
        {!isStart && <Languages view={view} />}
        <p>
          {[texts.help, texts.asOf].filter(Boolean).map((text) => (
            <span key={text}>{text}</span>
          ))}
        </p>
      </footer>
      <p className="kiosk-offline" role="status" hidden data-offline={texts.offline} />
      <dialog className="kiosk-idle" aria-labelledby="kiosk-idle" data-home={view.home}>
        <p id="kiosk-idle" aria-live="assertive" data-text={texts.idle} />
        <button type="button" className="kiosk-button kiosk-primary">
          {texts.stay}
        </button>
      </dialog>
    </>
  );
}

function Languages({ view: { languages, texts } }: { view: KioskView }) {
  return (
    <nav aria-label={texts.languages} className="kiosk-languages">
      {languages.map(({ tag, name, isCurrent, to }) => (
        <a key={tag} href={to} lang={tag} className="kiosk-button" aria-current={isCurrent || undefined}>
          {name}
        </a>
      ))}
    </nav>
  );
}

function Chips({ label, chips }: { label: string; chips: Chip[] }) {
  return (
    <nav aria-label={label} className="kiosk-chips">
      {chips.map(({ title, to, isCurrent }) => (
        <a key={to} href={to} className="kiosk-button" aria-current={isCurrent || undefined}>
          {title}
        </a>
      ))}
    </nav>
  );
}

function TileView({ title, note, to, image, isLogo }: Tile) {
  return (
    <li>
      <a href={to}>
        {image && (
          <img
            src={isLogo ? logoHref(image.src, 320) : imageHref(image.src, 480)}
            alt=""
            loading="lazy"
            className={isLogo ? "kiosk-logo" : undefined}
          />
        )}
        <span>
          <strong>{title}</strong>
          {note && <small>{note}</small>}
        </span>
      </a>
    </li>
  );
}

/** A field, and the keys that type into it where scripts run. */
function SearchForm({
  search: { q, action, hidden, rows },
  texts,
}: {
  search: NonNullable<KioskView["search"]>;
  texts: KioskView["texts"];
}) {
  return (
    <form action={action} className="kiosk-search">
      {hidden.map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <div className="kiosk-field">
        <input
          name="q"
          type="search"
          defaultValue={q}
          aria-label={texts.find}
          autoComplete="off"
          spellCheck={false}
          maxLength={100}
        />
        <button type="submit" className="kiosk-button kiosk-primary">
          <Icon name="search" />
          {texts.find}
        </button>
      </div>
      {/* biome-ignore lint/a11y/useSemanticElements: keys are a group, and no fieldset */}
      <div role="group" aria-label={texts.keyboard} className="kiosk-keys" hidden>
        {rows.map((row) => (
          <div key={row.join("")}>
            {row.map((key) => (
              <button key={key} type="button" data-key={key}>
                {key}
              </button>
            ))}
          </div>
        ))}
        <div>
          <button type="button" data-key=" ">
            {texts.space}
          </button>
          <button type="button" data-key="">
            {texts.erase}
          </button>
        </div>
      </div>
    </form>
  );
}
