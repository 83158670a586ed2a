import type { AskedDays } from "#kit/asked-days.ts";
import { dayOf, formatClock, formatDay } from "#kit/dates.ts";
import { EmptyState } from "#kit/ui/feedback/states.tsx";
import { Sheet } from "#kit/ui/sheet.tsx";
import { Breakable } from "#kit/ui/table/breakable.tsx";
import { Table } from "#kit/ui/table/table.tsx";
import type { AsOfChange } from "./as-of.ts";
import { changesTitle, noChangesSentence } from "./words.ts";

/** Who changed what between the two days. */
export const ChangeTable = ({ days, changes }: { readonly days: AskedDays; readonly changes: readonly AsOfChange[] }) => (
  <Sheet title={changesTitle(days)}>
    {changes.length === 0 ? (
      <EmptyState title="Tidak ada perubahan">{noChangesSentence(days)}</EmptyState>
    ) : (
      <Table
        caption={changesTitle(days)}
        rows={changes}
        rowKey={({ id }) => id}
        columns={[
          { key: "isian", head: "Isian", look: "name", cell: ({ label }) => label },
          { key: "sebelum", head: "Sebelum", cell: ({ before }) => <Breakable text={before} /> },
          { key: "sesudah", head: "Sesudah", cell: ({ after }) => <Breakable text={after} /> },
          { key: "oleh", head: "Oleh", cell: ({ who }) => who },
          { key: "waktu", head: "Waktu", look: "date", cell: ({ at }) => <Moment at={at} /> },
        ]}
      />
    )}
  </Sheet>
);

const Moment = ({ at }: { readonly at: Date }) => (
  <time dateTime={at.toISOString()}>
    {formatDay(dayOf(at), "short")}
    <small>{formatClock(at)}</small>
  </time>
);
