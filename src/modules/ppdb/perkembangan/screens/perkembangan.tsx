import { reading } from "#kit/ctx.server.ts";
import { formatDay } from "#kit/dates.ts";
import { ButtonLink } from "#kit/ui/button.tsx";
import { ExportMenu } from "#kit/ui/export-menu.tsx";
import { EmptyState } from "#kit/ui/feedback/states.tsx";
import { PageHead, Sheet } from "#kit/ui/sheet.tsx";
import { type Column, Table } from "#kit/ui/table/table.tsx";
import { loadPerkembangan, type Perkembangan } from "../load-perkembangan.server.ts";
import { perkembanganPpdbPath } from "../path.ts";
import { type OriginTotal, originTotal, withOriginTotal, withTotal } from "../totals.ts";
import type { Route } from "./+types/perkembangan.ts";
import { DistrictMap } from "./district-map.tsx";

export const meta = () => [{ title: "Perkembangan PPDB" }];
export const handle = { crumb: "Perkembangan" };

export const loader = (args: Route.LoaderArgs) =>
  reading(args, (ctx) => loadPerkembangan(ctx, new URL(args.request.url).searchParams.get("periode") ?? ""));

const formats = [
  { bentuk: "pdf", label: "PDF" },
  { bentuk: "xlsx", label: "Excel (.xlsx)" },
] as const;

/** As many as are read at a glance; the file has all of them. */
const shownDays = 14;
const shownSchools = 20;

export default function PerkembanganPpdb({ loaderData: { periods, isi } }: Route.ComponentProps) {
  return (
    <>
      <PageHead title="Perkembangan PPDB" lead={isi ? `Tahun ajaran ${isi.periode.tahunAjaran}, kuota ${isi.periode.kuota}.` : ""}>
        {isi && (
          <ExportMenu
            files={formats.map(({ bentuk, label }) => ({
              label,
              href: `${perkembanganPpdbPath}/unduh/${bentuk}?periode=${isi.periode.id}`,
            }))}
          />
        )}
        {periods
          .filter(({ id }) => id !== isi?.periode.id)
          .slice(0, 3)
          .map(({ id, tahunAjaran }) => (
            <ButtonLink key={id} look="quiet" to={`${perkembanganPpdbPath}?periode=${id}`}>
              Tahun {tahunAjaran}
            </ButtonLink>
          ))}
      </PageHead>
      {isi ? (
        <Figures isi={isi} />
      ) : (
        <Sheet>
          <EmptyState title="Belum ada periode">Angka tampil sesudah ada periode pendaftaran yang bukan rancangan.</EmptyState>
        </Sheet>
      )}
    </>
  );
}

function Figures({ isi }: { readonly isi: Perkembangan }) {
  const { jumlah, dihapus, jumlahLalu, lalu, days, paths, schools, districts, peta, persenDatang } = isi;
  return (
    <>
      <Sheet title={`${jumlah} pendaftaran`}>
        <div className="ui-sheet-body">
          <p>
            {lalu && jumlahLalu !== null
              ? `Tahun ajaran ${lalu.tahunAjaran}, pada hari yang sama sejak dibuka: ${jumlahLalu}. ${difference(days.at(-1)?.sampai ?? 0, jumlahLalu)}`
              : "Belum ada periode sebelumnya untuk dibandingkan."}
          </p>
          {dihapus > 0 && (
            <p>
              {dihapus} di antaranya sudah dihapus sesudah masa simpan; jumlahnya tetap dihitung per hari, jalur, dan sekolah, tetapi tidak
              per jalur tiap hari.
            </p>
          )}
        </div>
      </Sheet>
      <Sheet title="Tempat tiap jalur">
        <div className="ui-sheet-body">
          <p>
            Perkiraan terisi menghitung yang sudah diambil, yang diterima
            {persenDatang === null ? "" : ` (tahun lalu ${persenDatang} % yang diterima jadi datang)`}, dan cadangan yang mengisi sisanya.
            Sebelum ada keputusan dihitung dari semua pendaftaran yang masih berjalan.
          </p>
        </div>
        <Table caption="Tempat tiap jalur" columns={pathColumns(isi)} rows={withTotal(paths)} rowKey={({ nama }) => nama} />
      </Sheet>
      <Sheet title="Pendaftaran tiap hari">
        {days.length > shownDays && (
          <div className="ui-sheet-body">
            <p>{shownDays} hari terakhir; seluruhnya ada di berkas ekspor.</p>
          </div>
        )}
        <Table
          caption="Pendaftaran tiap hari"
          columns={dayColumns(isi)}
          rows={days.slice(-shownDays).reverse()}
          rowKey={({ hari }) => hari}
        />
      </Sheet>
      <Sheet title="Asal daerah">
        <div className="ui-sheet-body">
          <p>
            {districts.length === 0
              ? "Belum ada pendaftaran."
              : "Dibaca dari isian daftar ulang, atau dari alamat yang ditulis keluarga. Di luar kota ini dihitung per kabupaten, di luar provinsi ini per provinsi."}
          </p>
        </div>
        {peta && <DistrictMap peta={peta} districts={districts} />}
        <Table caption="Asal daerah" columns={districtColumns(isi)} rows={withOriginTotal(districts)} rowKey={({ nama }) => nama} />
      </Sheet>
      <Sheet title="Asal sekolah">
        <div className="ui-sheet-body">
          <p>
            {jumlah === 0 ? "Belum ada pendaftaran." : `${schools.filter(({ banyak }) => banyak > 0).length} sekolah`}
            {schools.length > shownSchools ? `, ${shownSchools} teratas tampil di sini.` : ""}
          </p>
        </div>
        <Table caption="Asal sekolah" columns={schoolColumns(isi)} rows={shownWithTotal(schools)} rowKey={({ nama }) => nama} />
      </Sheet>
    </>
  );
}

function difference(now: number, before: number): string {
  if (now === before) return "Sama banyak.";
  return now > before ? `Lebih banyak ${now - before}.` : `Lebih sedikit ${before - now}.`;
}

/** The sum is that of all schools, also of those that only the file shows. */
const shownWithTotal = (schools: Perkembangan["schools"]): readonly OriginTotal[] =>
  schools.length === 0 ? [] : [...schools.slice(0, shownSchools), { ...originTotal(schools), nama: "Jumlah semua sekolah" }];

const orDash = (value: number | null) => value ?? "–";

/** Of the whole season before, where there was one. */
const beforeColumn = ({ lalu }: Perkembangan): readonly Column<{ readonly lalu: number | null }>[] =>
  lalu ? [{ key: "lalu", head: `Seluruh ${lalu.tahunAjaran}`, look: "number", cell: ({ lalu: before }) => orDash(before) }] : [];

type PathRow = ReturnType<typeof withTotal>[number];

const pathColumns = (isi: Perkembangan): readonly Column<PathRow>[] => [
  { key: "nama", head: "Jalur", look: "name", cell: ({ nama }) => nama },
  { key: "kuota", head: "Kuota", look: "number", cell: ({ kuota }) => orDash(kuota) },
  { key: "pendaftar", head: "Pendaftar", look: "number", cell: ({ pendaftar }) => pendaftar },
  ...beforeColumn(isi),
  { key: "diterima", head: "Diterima", look: "number", cell: ({ diterima }) => diterima },
  { key: "diambil", head: "Diambil", look: "number", cell: ({ diambil }) => diambil },
  { key: "kosong", head: "Kosong", look: "number", cell: ({ kosong }) => orDash(kosong) },
  { key: "cadangan", head: "Cadangan", look: "number", cell: ({ cadangan }) => cadangan },
  { key: "perkiraan", head: "Perkiraan terisi", look: "number", cell: ({ perkiraan }) => orDash(perkiraan) },
];

const dayColumns = (isi: Perkembangan): readonly Column<Perkembangan["days"][number]>[] => [
  { key: "hari", head: "Hari", look: "name", cell: ({ hari }) => formatDay(hari) },
  ...isi.jalur.map(
    ({ jenis, nama }): Column<Perkembangan["days"][number]> => ({
      ...{ key: jenis, head: nama, look: "number", leftOut: true },
      cell: ({ perJalur }) => perJalur[jenis] ?? 0,
    }),
  ),
  { key: "jumlah", head: "Jumlah", look: "number", cell: ({ jumlah }) => jumlah },
  { key: "sampai", head: "Sampai hari itu", look: "number", cell: ({ sampai }) => sampai },
  ...sameDay(isi),
];

const sameDay = ({ lalu }: Perkembangan): readonly Column<Perkembangan["days"][number]>[] =>
  lalu ? [{ key: "lalu", head: `${lalu.tahunAjaran}, hari yang sama`, look: "number", cell: (day) => orDash(day.lalu) }] : [];

const districtColumns = (isi: Perkembangan): readonly Column<OriginTotal>[] => [
  { key: "nama", head: "Daerah", look: "name", cell: ({ nama }) => nama },
  { key: "banyak", head: "Pendaftar", look: "number", cell: ({ banyak }) => banyak },
  { key: "diterima", head: "Diterima", look: "number", cell: ({ diterima }) => diterima },
  ...beforeColumn(isi),
];

const schoolColumns = (isi: Perkembangan): readonly Column<OriginTotal>[] => [
  { key: "nama", head: "Sekolah", look: "name", cell: ({ nama }) => nama },
  { key: "banyak", head: "Pendaftar", look: "number", cell: ({ banyak }) => banyak },
  { key: "diterima", head: "Diterima", look: "number", cell: ({ diterima }) => diterima },
  ...beforeColumn(isi),
];
