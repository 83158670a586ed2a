import SearchIcon from "lucide-react/icons/search";
import type { ReactNode } from "react";
import { Form, Link } from "react-router";
import { formatDay } from "#kit/dates.ts";
import { Button } from "#kit/ui/button.tsx";
import { EmptyState } from "#kit/ui/feedback/states.tsx";
import { Icon } from "#kit/ui/icon.tsx";
import { Sheet } from "#kit/ui/sheet.tsx";
import { Tag } from "#kit/ui/tag.tsx";
import { disposisiPath } from "#modules/disposisi/index.ts";
import { describeLimit, late, statusName, statusTone } from "#modules/disposisi/index.tsx";
import { naskahPath, naskahStatusNames, naskahStatusTones } from "#modules/naskah/index.ts";
import { viewPath } from "../load/view.ts";
import type { Waiting } from "../load/waiting.server.ts";
import { NewLetters } from "./new-letters.tsx";

interface Props {
  readonly waiting: Waiting;
  /** The person may read letters, so there is something to seek in. */
  readonly searches: boolean;
}

/** Whose next step is this person's, the most pressing first. */
export function WaitingForMe({ waiting, searches }: Props) {
  const { baru, disposisi, terlambat, konsep, hari } = waiting;
  const nothing = (baru?.rows.length ?? 0) + disposisi.length + terlambat.length + konsep.length === 0;
  return (
    <>
      {searches && <Search />}
      {nothing && (
        <Sheet>
          <EmptyState title="Tidak ada yang menunggu Anda">Surat yang perlu Anda tindak lanjuti akan muncul di sini.</EmptyState>
        </Sheet>
      )}
      {baru && baru.rows.length > 0 && <NewLetters {...waiting} letters={baru} />}
      <Lines
        title="Disposisi untuk Anda"
        lines={disposisi.map((one) => ({
          to: `${disposisiPath}/${one.id}`,
          name: one.perihal,
          hint: `Dari ${one.dari}, surat ${one.asalSurat}`,
          tag: late(one, hari) ? (
            <Tag tone="danger">{describeLimit(one, hari)}</Tag>
          ) : (
            <Tag tone={statusTone[one.status]}>{one.batas ? describeLimit(one, hari) : statusName[one.status]}</Tag>
          ),
        }))}
      />
      <Lines
        title="Konsep menunggu Anda"
        lines={konsep.map((one) => ({
          to: `${naskahPath}/${one.id}`,
          name: one.perihal,
          hint: [one.jenis, one.tentang, `ditulis ${one.pembuat}`].filter(Boolean).join(" · "),
          tag: (
            <Tag tone={one.dikembalikan ? "danger" : naskahStatusTones[one.status]}>
              {one.dikembalikan ? "Dikembalikan" : naskahStatusNames[one.status]}
            </Tag>
          ),
        }))}
      />
      <Lines
        title="Terlambat, dari Anda"
        lines={terlambat.map((one) => ({
          to: `${disposisiPath}/${one.id}`,
          name: one.perihal,
          hint: `Pada ${one.kepada}`,
          tag: <Tag tone="danger">{one.batas ? `Lewat batas ${formatDay(one.batas, "short")}` : "Terlambat"}</Tag>,
        }))}
      />
    </>
  );
}

/** Leads into the list of all letters. */
function Search() {
  return (
    <search>
      <Form action={viewPath("semua")} className="meja-search">
        <div className="ui-search">
          <Icon of={SearchIcon} />
          <input
            className="ui-input"
            type="search"
            name="cari"
            aria-label="Cari surat"
            placeholder="Cari nomor, perihal, asal, atau tujuan"
            maxLength={200}
          />
        </div>
        <Button type="submit">Cari</Button>
      </Form>
    </search>
  );
}

interface Line {
  readonly to: string;
  readonly name: string;
  readonly hint: string;
  readonly tag: ReactNode;
}

function Lines({ title, lines }: { readonly title: string; readonly lines: readonly Line[] }) {
  if (lines.length === 0) return null;
  return (
    <Sheet title={`${title} (${lines.length})`}>
      <ul className="meja-lines">
        {lines.map(({ to, name, hint, tag }) => (
          <li key={to}>
            <Link to={to}>
              <b>{name}</b>
              <span>{hint}</span>
            </Link>
            {tag}
          </li>
        ))}
      </ul>
    </Sheet>
  );
}
