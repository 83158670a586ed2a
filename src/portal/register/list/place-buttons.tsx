import ArrowDown from "lucide-react/icons/arrow-down";
import ArrowUp from "lucide-react/icons/arrow-up";
import GripVertical from "lucide-react/icons/grip-vertical";
import { type DragEvent, type ReactNode, useRef } from "react";
import type { Row } from "#kit/register/register.ts";
import { IconButton } from "#kit/ui/button.tsx";
import { Icon } from "#kit/ui/icon.tsx";
import { controlId, type Mover } from "./use-move.ts";

interface PlaceButtonsProps {
  readonly row: Row;
  readonly name: string;
  readonly mover: Mover;
}

/** The handle to drag a row by, and two buttons that do the same by one step. */
export function PlaceButtons({ row, name, mover }: PlaceButtonsProps) {
  const button = (direction: "up" | "down") => ({
    id: controlId(row, direction),
    "aria-disabled": mover.canStep(row, direction) ? undefined : true,
    onClick: () => mover.step(row, direction),
  });
  return (
    <div className="register-place">
      <span
        className="register-grip"
        draggable
        aria-hidden="true"
        onDragStart={(event) => {
          event.dataTransfer.effectAllowed = "move";
          event.dataTransfer.setData(dragType, row.id);
          const line = event.currentTarget.closest("tr");
          if (line) event.dataTransfer.setDragImage(line, 12, 12);
        }}
      >
        <Icon of={GripVertical} />
      </span>
      <IconButton {...button("up")} label={`Naikkan ${name}`} icon={ArrowUp} />
      <IconButton {...button("down")} label={`Turunkan ${name}`} icon={ArrowDown} />
    </div>
  );
}

const dragType = "application/x-baris";

/** Around the table: hears where a dragged row is let go, and says where rows have gone. */
export function PlaceGround({
  rows,
  mover,
  children,
}: {
  readonly rows: readonly Row[];
  readonly mover: Mover;
  readonly children: ReactNode;
}) {
  const marked = useRef<Element>(null);
  const mark = (line: Element | null) => {
    marked.current?.removeAttribute("data-drop");
    line?.setAttribute("data-drop", "");
    marked.current = line;
  };
  const lineUnder = (event: DragEvent) => (event.target instanceof Element ? event.target.closest("tbody > tr") : null);
  const over = (event: DragEvent) => {
    if (!event.dataTransfer.types.includes(dragType)) return;
    event.preventDefault();
    mark(lineUnder(event));
  };
  const drop = (event: DragEvent) => {
    const line = lineUnder(event);
    const row = rows.find(({ id }) => id === event.dataTransfer.getData(dragType));
    mark(null);
    if (!line || !row) return;
    event.preventDefault();
    mover.drop(row, [...(line.parentElement?.children ?? [])].indexOf(line));
  };
  return (
    <section aria-label="Daftar yang dapat diurutkan" aria-busy={mover.busy} onDragOver={over} onDragEnd={() => mark(null)} onDrop={drop}>
      {children}
      <p className="ui-hidden" role="status">
        {mover.said}
      </p>
    </section>
  );
}
