import { useEffect, useEffectEvent, useState } from "react";
import { useFetcher, useLocation } from "react-router";
import type { Register, Row } from "#kit/register/register.ts";
import { useToast } from "#kit/ui/feedback/toast.tsx";
import { type ActAnswer, isRefused } from "../answer.ts";
import { nameOf } from "../names.ts";
import type { ListData } from "./show-list.server.ts";

export type Direction = "up" | "down";

export interface Mover {
  readonly busy: boolean;
  /** What was moved last and where it stands now; heard, not seen. */
  readonly said: string;
  readonly canStep: (row: Row, direction: Direction) => boolean;
  readonly step: (row: Row, direction: Direction) => void;
  /** Onto the place of another row of the page. */
  readonly drop: (row: Row, place: number) => void;
}

interface Moved {
  readonly row: Row;
  readonly control: string | undefined;
}

/** Gives rows another place, by one step or onto another row. */
export function useMove(register: Register, data: ListData): Mover {
  const { rows, query, around, total } = data;
  const { search } = useLocation();
  const fetcher = useFetcher<ActAnswer>();
  const tell = useToast();
  const [moved, setMoved] = useState<Moved>();
  const [said, setSaid] = useState("");

  const hear = useEffectEvent((answer: ActAnswer) => {
    if (isRefused(answer)) return tell({ text: answer.refusal.sentence, failed: true });
    const place = rows.findIndex(({ id }) => id === moved?.row.id);
    const where = place < 0 ? "di halaman lain" : `urutan ${(query.page - 1) * query.size + place + 1} dari ${total}`;
    if (moved) setSaid(`${nameOf(register, moved.row, data.related.names)} kini ${where}.`);
    // The browser forgets the focus of what is put elsewhere in the page.
    if (moved?.control) document.getElementById(moved.control)?.focus();
  });
  useEffect(() => {
    if (fetcher.state === "idle" && fetcher.data) hear(fetcher.data);
  }, [fetcher.state, fetcher.data]);

  const send = (row: Row, to: Readonly<Record<string, string>>, control?: string) => {
    if (fetcher.state !== "idle") return;
    setMoved({ row, control });
    const form = { aksi: "pindah", baris: row.id, versi: String(row.versi), ...to };
    void fetcher.submit(form, { method: "post", action: register.path + search });
  };
  const at = (row: Row) => rows.findIndex(({ id }) => id === row.id);
  const neighbour = (row: Row, direction: Direction) =>
    direction === "up" ? (rows[at(row) - 1]?.id ?? around.above) : (rows[at(row) + 1]?.id ?? around.below);
  return {
    busy: fetcher.state !== "idle",
    said,
    canStep: (row, direction) => neighbour(row, direction) !== null,
    step: (row, direction) => {
      const beside = neighbour(row, direction);
      if (beside) send(row, direction === "up" ? { sebelum: beside } : { sesudah: beside }, controlId(row, direction));
    },
    drop: (row, place) => {
      const target = rows[place];
      if (target && target.id !== row.id) send(row, place < at(row) ? { sebelum: target.id } : { sesudah: target.id });
    },
  };
}

export const controlId = (row: Row, direction: Direction): string => `pindah-${direction}-${row.id}`;
