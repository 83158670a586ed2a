import CalendarPlus from "lucide-react/icons/calendar-plus";
import { formatDay } from "#kit/dates.ts";
import { formatDays } from "#kit/day-range.ts";
import { zone } from "#kit/time-zone.ts";
import { Heading } from "#kit/ui/document/heading.tsx";
import { Unread } from "#kit/ui/document/unread.tsx";
import { Icon } from "#kit/ui/icon.tsx";
import { Markup } from "#kit/ui/markup.tsx";
import type { Papan as Isi } from "#modules/layanan/index.ts";

/** The notice board: what holds today, and what comes. */
export function Papan({ papan }: { readonly papan: Isi }) {
  return (
    <div className="pasangan">
      <Pengumuman pengumuman={papan.pengumuman} />
      <Agenda agenda={papan.agenda} />
    </div>
  );
}

function Pengumuman({ pengumuman }: Pick<Isi, "pengumuman">) {
  return (
    <section aria-labelledby="pengumuman">
      <Heading id="pengumuman" edit="pengumuman" text="Pengumuman" />
      {pengumuman ? null : <Unread what="data pengumuman" />}
      {pengumuman?.length === 0 ? <p className="kosong">Tidak ada pengumuman saat ini</p> : null}
      {pengumuman?.map(({ id, judul, isi, tanggal }) => (
        <article key={id} className="tulisan papan">
          <time dateTime={tanggal}>{formatDay(tanggal)}</time>
          <h3>{judul}</h3>
          {isi ? <Markup text={isi} top={4} /> : null}
        </article>
      ))}
    </section>
  );
}

function Agenda({ agenda }: Pick<Isi, "agenda">) {
  return (
    <section aria-labelledby="agenda">
      <Heading id="agenda" edit="agenda" text="Agenda" />
      {agenda ? null : <Unread what="data agenda" />}
      {agenda?.length === 0 ? <p className="kosong">Belum ada agenda yang dijadwalkan.</p> : null}
      {agenda?.map(({ id, judul, mulai, selesai, jamMulai, tempat }) => (
        <article key={id} className="tulisan papan">
          <time dateTime={mulai}>{selesai && selesai !== mulai ? formatDays(mulai, selesai) : formatDay(mulai, "long")}</time>
          <h3>{judul}</h3>
          <p>{[jamMulai ? `Pukul ${jamMulai.slice(0, 5).replace(":", ".")} ${zone.short}` : null, tempat].filter(Boolean).join(" · ")}</p>
        </article>
      ))}
      <a className="lanjut" href="/agenda.ics">
        <Icon of={CalendarPlus} />
        Simpan ke kalender
      </a>
    </section>
  );
}
