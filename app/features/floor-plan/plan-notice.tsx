import type { Notice } from "~/mall/views/floor-plan/floor-plan-missing.server";
import { Icon } from "~/ui/icon";
import { Link } from "~/ui/link";

export function PlanNotice({ title, help, link }: Notice) {
  return (
    <div className="page mt-6">
      <div role="status" className="flex gap-4 rounded-card bg-surface-sunken p-5">
        <Icon name="circle-alert" className="mt-1 text-accent" />
        <div>
          <p className="font-semibold">{title}</p>
          <p className="text-ink-muted">{help}</p>
          {link && (
            <Link
              to={link.to}
              className="mt-2 inline-flex min-h-6 items-center font-semibold text-accent underline"
            >
              {link.title}
            </Link>
          )}
        </div>
      </div>
    </div>
  );
}
