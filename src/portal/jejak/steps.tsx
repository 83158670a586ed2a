import ChevronLeft from "lucide-react/icons/chevron-left";
import ChevronRight from "lucide-react/icons/chevron-right";
import { ButtonLink } from "#kit/ui/button.tsx";

interface StepsProps {
  readonly newer: string | null;
  readonly older: string | null;
}

/** On through a list that nobody counts, because counting it would take longer than reading it. */
export function Steps({ newer, older }: StepsProps) {
  if (newer === null && older === null) return null;
  return (
    <nav className="ui-pages" aria-label="Halaman">
      {newer === null ? (
        <span>Yang terbaru di atas</span>
      ) : (
        <ButtonLink look="quiet" icon={ChevronLeft} to={newer}>
          Lebih baru
        </ButtonLink>
      )}
      {older !== null && (
        <ButtonLink look="quiet" icon={ChevronRight} to={older}>
          Lebih lama
        </ButtonLink>
      )}
    </nav>
  );
}
