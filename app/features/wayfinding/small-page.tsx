import type { ReactNode } from "react";

type SmallPageProps = {
  mall: string;
  home: string;
  title: string;
  back: { to: string; title: string };
  children: ReactNode;
};

/** A page with one task, without the site's scripts and menus. */
export function SmallPage({ mall, home, title, back, children }: SmallPageProps) {
  return (
    <>
      <header className="page flex min-h-16 items-center border-b border-line">
        <a href={home} className="font-display text-heading">
          {mall}
        </a>
      </header>
      <main className="page pt-8 pb-16">
        <h1 className="text-title">{title}</h1>
        {children}
        <p className="mt-10">
          <a href={back.to} className="inline-flex min-h-11 items-center text-accent underline">
            {back.title}
          </a>
        </p>
      </main>
    </>
  );
}
