import RotateCcw from "lucide-react/icons/rotate-ccw";
import TriangleAlert from "lucide-react/icons/triangle-alert";
import type { ReactNode } from "react";
import { useRevalidator } from "react-router";
import { Button } from "../button.tsx";
import { Icon } from "../icon.tsx";

interface EmptyStateProps {
  readonly title: string;
  /** What to do about it, in one sentence. */
  readonly children?: ReactNode;
  readonly actions?: ReactNode;
}

export function EmptyState({ title, children, actions }: EmptyStateProps) {
  return (
    <div className="ui-state">
      <div className="ui-weave" />
      <h2>{title}</h2>
      {children && <p>{children}</p>}
      {actions && <div className="ui-actions">{actions}</div>}
    </div>
  );
}

interface ErrorStateProps {
  readonly title: string;
  readonly children?: ReactNode;
  /** Absent: the page's data is asked for again. */
  readonly onRetry?: () => void;
}

export function ErrorState({ title, children, onRetry }: ErrorStateProps) {
  const { revalidate, state } = useRevalidator();
  return (
    <div className="ui-state failed" role="alert">
      <Icon of={TriangleAlert} />
      <h2>{title}</h2>
      {children && <p>{children}</p>}
      <div className="ui-actions">
        <Button icon={RotateCcw} busy={state === "loading"} onClick={onRetry ?? (() => void revalidate())}>
          Coba lagi
        </Button>
      </div>
    </div>
  );
}

/** Grey lines that show themselves only after 300 ms of waiting. */
export function Skeleton({ lines = 4, rows }: { readonly lines?: number; readonly rows?: boolean }) {
  return (
    <div className={rows ? "ui-skeleton rows" : "ui-skeleton"} role="status">
      <div className="ui-hidden">Memuat…</div>
      {Array.from({ length: lines }, (_, line) => `line-${line}`).map((key) => (
        <span key={key} />
      ))}
    </div>
  );
}
