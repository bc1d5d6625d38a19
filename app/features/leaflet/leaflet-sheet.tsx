import type { LeafletView } from "~/mall/views/leaflet/leaflet.server";
import type { FittedBlock } from "~/mall/views/leaflet/leaflet-fit.server";
import { logoHref } from "~/ui/picture";
import { FloorDrawingView } from "../floor-plan/floor-drawing";
import { InlinedIcons, PlanIcon } from "../floor-plan/plan-icons";
import { Code } from "../member/points/loyalty-card";

/** One A4 sheet with six panels: flap, back and cover outside; the plans and the directory inside. */
export function LeafletSheet({ view }: { view: LeafletView }) {
  const { mall, title, logo, home, address, cover, back, flap, texts } = view;
  return (
    <>
      <InlinedIcons icons={view.icons} />
      <header className="leaflet-bar">
        <a href={home.to}>{texts.back}</a>
        <p>{texts.how}</p>
        <button type="button" data-print hidden>
          {texts.print}
        </button>
      </header>
      <main>
        <div className="leaflet-page leaflet-outside">
          <section className="leaflet-panel leaflet-flap">
            <Blocks blocks={flap.blocks} />
            <div className="leaflet-code">
              {home.code && <Code code={home.code} label={home.shown} />}
              <p>
                <strong>{texts.current}</strong>
                <a href={home.to}>{home.shown}</a>
              </p>
            </div>
          </section>
          <section className="leaflet-panel leaflet-back">
            <Blocks blocks={back.blocks} />
          </section>
          <section className="leaflet-panel leaflet-cover">
            <div className="leaflet-title">
              {logo && <img src={logoHref(logo.src, 640)} alt="" />}
              <h1>
                {mall}
                <span>{title}</span>
              </h1>
              {address && <p>{address}</p>}
            </div>
            <Blocks blocks={cover.blocks} />
            <p className="leaflet-date">{texts.asOf}</p>
          </section>
        </div>
        <div className="leaflet-page leaflet-inside">
          <Plans view={view} />
          <Directory directory={view.directory} />
        </div>
      </main>
    </>
  );
}

function Blocks({ blocks }: { blocks: FittedBlock[] }) {
  return blocks.map(({ title, rows, more }) => (
    <section key={title} className="leaflet-block">
      <h2>{title}</h2>
      <ul>
        {rows.map(({ name, text }) => (
          <li key={`${name} ${text}`}>
            {name && <strong>{name}</strong>} {text}
          </li>
        ))}
        {more && <li className="leaflet-more">{more}</li>}
      </ul>
    </section>
  ));
}

function Plans({ view: { floors, services } }: { view: LeafletView }) {
  return (
    <section className="leaflet-panel leaflet-plans">
      <div className="leaflet-floors">
        {floors.map(({ level, name, label, drawing, listed }) => (
          <figure key={level}>
            <figcaption>
              <span>{level}</span>
              {name}
            </figcaption>
            <FloorDrawingView drawing={drawing} label={label} listed={listed} />
          </figure>
        ))}
      </div>
      {services.entries.length > 0 && (
        <div className="leaflet-services">
          <h2>{services.title}</h2>
          <ul>
            {services.entries.map(({ name, icon, floors }) => (
              <li key={name}>
                {icon ? <PlanIcon name={icon} /> : <span />}
                <span>{name}</span>
                <b>{floors}</b>
              </li>
            ))}
          </ul>
          {services.more && <p className="leaflet-more">{services.more}</p>}
        </div>
      )}
    </section>
  );
}

function Directory({ directory: { title, entries, more } }: Pick<LeafletView, "directory">) {
  return (
    <section className="leaflet-panel leaflet-directory">
      <h2>{title}</h2>
      <ul className={more ? "leaflet-shortened" : undefined}>
        {entries.map(({ name, where, letter }) => (
          <li key={`${name} ${where}`} className={letter ? "leaflet-letter" : undefined}>
            <span>{name}</span>
            <b>{where}</b>
          </li>
        ))}
      </ul>
      {more && <p className="leaflet-more">{more}</p>}
    </section>
  );
}
