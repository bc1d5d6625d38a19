import { useEffect, useState } from "react";
import { useTranslation } from "~/locale/use-translation";
import { watchBuild } from "~/navigation/watch-build";

/** Offers to reload once this page's build has been replaced. */
export function NewBuildOffer() {
  const { t } = useTranslation();
  const [isOffered, setOffered] = useState(false);
  useEffect(() => watchBuild(() => setOffered(true)), []);
  return (
    <div role="status" className="no-print">
      {isOffered && (
        <p className="notices fixed inset-x-4 top-24 z-40 mx-auto flex w-fit max-w-full flex-wrap items-center gap-x-4 rounded-soft border border-line bg-surface-raised px-4 py-2 text-small text-ink shadow-lifted">
          {t("newBuild.text")}
          <span className="flex gap-4">
            <button
              type="button"
              className="min-h-10 font-semibold underline"
              onClick={() => location.reload()}
            >
              {t("newBuild.reload")}
            </button>
            <button
              type="button"
              className="min-h-10 text-ink-muted underline"
              onClick={() => setOffered(false)}
            >
              {t("newBuild.later")}
            </button>
          </span>
        </p>
      )}
    </div>
  );
}
