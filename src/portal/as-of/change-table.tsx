import type { AskedDays } from "#kit/asked-days.ts";
import { dayOf, formatClock, formatDay } from "#kit/dates.ts";
import { EmptyState } from "#kit/ui/feedback/states.tsx";
import { Breakable } from "#kit/ui/table/breakable.tsx";
import { List } from "#kit/ui/table/list.tsx";
import type { AsOfChanges } from "./as-of.ts";
import { changesTitle, noChangesSentence } from "./words.ts";

interface Props {
  readonly path: string;
  readonly days: AskedDays;
  readonly changes: AsOfChanges;
}

/** Who changed what between the two days. */
export const ChangeTable = ({ path, days, changes: { rows, page, size, total } }: Props) => (
  <List
    path={path}
    title={changesTitle(days)}
    noun="catatan"
    caption={changesTitle(days)}
    {...{ rows, page, size, total }}
    rowKey={({ id }) => id}
    columns={[
      { key: "isian", head: "Isian", look: "name", cell: ({ label }) => label },
      { key: "sebelum", head: "Sebelum", cell: ({ before }) => before && <Breakable text={before} /> },
      { key: "sesudah", head: "Sesudah", cell: ({ after }) => <Breakable text={after} /> },
      { key: "oleh", head: "Oleh", cell: ({ who }) => who },
      { key: "waktu", head: "Waktu", look: "date", cell: ({ at }) => <Moment at={at} /> },
    ]}
    empty={<EmptyState title="Tidak ada perubahan">{noChangesSentence(days)}</EmptyState>}
  />
);

const Moment = ({ at }: { readonly at: Date }) => (
  <time dateTime={at.toISOString()}>
    {formatDay(dayOf(at), "short")}
    <small>{formatClock(at)}</small>
  </time>
);
