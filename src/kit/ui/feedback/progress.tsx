import { useId } from "react";

interface ProgressProps {
  readonly label: string;
  /** Absent: under way, but nobody can say how far. */
  readonly done?: number;
  readonly total: number;
}

export function Progress({ label, done, total }: ProgressProps) {
  const id = useId();
  return (
    <div className="ui-progress">
      <div>
        <span id={id}>{label}</span>
        {done !== undefined && (
          <span className="ui-figures">
            {done} dari {total}
          </span>
        )}
      </div>
      <progress aria-labelledby={id} max={total} value={done} />
    </div>
  );
}
