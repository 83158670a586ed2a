import type { ReactNode } from "react";
import { Link } from "react-router";
import { dayOf, formatClock, formatDay } from "#kit/dates.ts";
import { Table } from "#kit/ui/table/table.tsx";
import { Tag } from "#kit/ui/tag.tsx";
import { type Change, erasedWords, type ReadableLine } from "./line.ts";

interface LineTableProps {
  readonly lines: readonly ReadableLine[];
  /** Shows only this record's lines. Absent where the table tells of one record anyway. */
  readonly hrefOf?: (line: ReadableLine) => string;
  /** What can be done with a line, where anything can. */
  readonly act?: (line: ReadableLine) => ReactNode;
}

export function LineTable({ lines, hrefOf, act }: LineTableProps) {
  return (
    <Table
      caption={hrefOf ? "Jejak audit" : "Riwayat"}
      rows={lines}
      rowKey={({ id }) => id}
      columns={[
        { key: "waktu", head: "Waktu", look: "date", cell: ({ at }) => <Moment at={at} /> },
        { key: "oleh", head: "Oleh", look: "name", cell: Actor },
        { key: "tindakan", head: "Tindakan", look: "status", cell: ({ deed, tone }) => <Tag tone={tone}>{deed}</Tag> },
        ...(hrefOf ? [{ key: "data", head: "Data", cell: (line: ReadableLine) => <Subject line={line} only={hrefOf(line)} /> }] : []),
        { key: "isi", head: "Perubahan", cell: (line) => <Detail line={line} /> },
        ...(act ? [{ key: "aksi", head: "Aksi", look: "actions" as const, cell: act }] : []),
      ]}
    />
  );
}

const Actor = ({ actor, position }: ReadableLine) => (
  <>
    {actor}
    {position && (
      <>
        <br />
        <small className="ui-muted">{position}</small>
      </>
    )}
  </>
);

function Moment({ at }: { readonly at: Date }) {
  return (
    <time dateTime={at.toISOString()}>
      {formatDay(dayOf(at), "short")}
      <small>{formatClock(at)}</small>
    </time>
  );
}

function Subject({ line, only }: { readonly line: ReadableLine; readonly only: string }) {
  const { name, kind, href, subjectId } = line;
  return (
    <div className="jejak-subject">
      {href && name ? <Link to={href}>{name}</Link> : name || kind}
      <small>
        {name && kind}
        {subjectId !== "*" && (
          <>
            {name && " · "}
            <Link to={only} aria-label={`semua jejaknya: ${name || kind}`}>
              semua jejaknya
            </Link>
          </>
        )}
      </small>
    </div>
  );
}

function Detail({ line: { closed, erased, changes } }: { readonly line: ReadableLine }) {
  if (erased) return <span className="ui-muted">{erasedWords}</span>;
  if (closed) return <span className="ui-muted">Isinya tidak dapat Anda lihat</span>;
  if (changes.length === 0) return null;
  return (
    <details className="jejak-detail">
      <summary>{summaryOf(changes)}</summary>
      <Changes changes={changes} />
    </details>
  );
}

/** Each field before and after. */
function Changes({ changes }: { readonly changes: readonly Change[] }) {
  return (
    <dl className="jejak-changes">
      {changes.map(({ label, before, after }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>
            {before !== null && <del>{before || "(kosong)"}</del>}
            {before !== null && after !== null && <Arrow />}
            {after !== null && <ins>{after || "(kosong)"}</ins>}
          </dd>
        </div>
      ))}
    </dl>
  );
}

const named = 3;

/** What a line is about in a few words: "Perihal, Tanggal, dan 2 isian lain". */
function summaryOf(changes: readonly Change[]): string {
  const labels = changes.slice(0, named).map(({ label }) => label);
  const more = changes.length - labels.length;
  return more > 0 ? `${labels.join(", ")}, dan ${more} isian lain` : labels.join(", ");
}

const Arrow = () => (
  <>
    {" "}
    <span aria-hidden="true">→</span> <span className="ui-hidden">menjadi </span>
  </>
);
