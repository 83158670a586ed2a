import ChevronDown from "lucide-react/icons/chevron-down";
import { useId } from "react";
import { Link } from "react-router";
import { Icon } from "#kit/ui/icon.tsx";
import { type Entry, placeOf, type ShownGroup } from "../navigation.ts";

interface SidebarAreasProps {
  readonly areas: readonly ShownGroup[];
  readonly menu: readonly Entry[];
  readonly pathname: string;
  readonly narrow: boolean;
  readonly unfolded: boolean;
  readonly onToggle: () => void;
}

/** The areas of work, a line each; in the narrow menu their icons. */
export function SidebarAreas({ areas, menu, pathname, narrow, unfolded, onToggle }: SidebarAreasProps) {
  const id = useId();
  const place = placeOf(menu, pathname);
  const shown = narrow || unfolded;
  const isCurrent = ({ page }: ShownGroup) => page !== undefined && (place?.entry === page || place?.through === page);
  return (
    <div className="side-areas">
      {!narrow && (
        <button type="button" className="side-item side-heading" aria-expanded={unfolded} aria-controls={id} onClick={onToggle}>
          <span className="side-label">Ruang Kerja</span>
          <Icon of={ChevronDown} small />
        </button>
      )}
      <div className="side-fold" id={id} data-shown={shown || undefined}>
        <ul>
          {areas.map((area) => {
            const { label, page } = area;
            const to = page?.to ?? "/dashboard";
            return (
              <li key={label}>
                <Link
                  className="side-item"
                  to={to}
                  title={narrow ? label : undefined}
                  aria-current={isCurrent(area) ? (pathname === to ? "page" : "true") : undefined}
                  prefetch="intent"
                >
                  <Icon of={area.icon} />
                  <span className="side-label">{label}</span>
                </Link>
              </li>
            );
          })}
        </ul>
      </div>
    </div>
  );
}
