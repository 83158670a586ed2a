import { Form, Link } from "react-router";
import { reading } from "#kit/ctx.server.ts";
import { Button, ButtonLink } from "#kit/ui/button.tsx";
import { EmptyState } from "#kit/ui/feedback/states.tsx";
import { PageHead, Sheet } from "#kit/ui/sheet.tsx";
import { type Column, Table } from "#kit/ui/table/table.tsx";
import { lowerFirst } from "../../nilai/komponen.ts";
import { mejaPpdbPath, seleksiPpdbPath } from "../../paths.ts";
import { type AskedBeda, readAskedBeda } from "../asked-beda.ts";
import { type BedaContent, loadBeda } from "../load-beda.server.ts";
import type { Route } from "./+types/beda.ts";
import "../../seleksi/parts/seleksi.css";

export const meta = () => [{ title: "Yang Berubah" }];
export const handle = { crumb: "Yang berubah" };

export const loader = (args: Route.LoaderArgs) =>
  reading(args, async (ctx) => {
    const asked = readAskedBeda(new URL(args.request.url).searchParams);
    return { asked, isi: await loadBeda(ctx, asked) };
  });

const titles: Readonly<Record<AskedBeda["banding"], string>> = {
  coba: "Daftar sekarang dibandingkan dengan percobaan. Tidak ada yang disimpan.",
  usulan: "Daftar yang diusulkan dibandingkan dengan keadaan sekarang.",
  "hari-ini":
    "Daftar yang diumumkan dibandingkan dengan keadaan hari ini, sesudah pengunduran diri. Koreksi tercatat di halaman tiap calon siswa.",
};

/** Who stands elsewhere in another list of the same wave, and why. */
export default function BedaSeleksi({ loaderData: { asked, isi } }: Route.ComponentProps) {
  const { gelombang, banyak, gerak, perubahan, anak } = isi;
  const told = gerak.length < banyak.semua ? ` Ditampilkan ${gerak.length} yang pertama.` : "";
  return (
    <>
      <PageHead title="Yang berubah" lead={`${gelombang.nama}. ${titles[asked.banding]}`}>
        <ButtonLink look="quiet" to={`${seleksiPpdbPath}?gelombang=${gelombang.id}`}>
          Ke Seleksi
        </ButtonLink>
      </PageHead>
      {anak && <TryMark asked={asked} anak={anak} />}
      <Sheet title="Ringkasan">
        <div className="ui-sheet-body">
          <p>
            {banyak.masuk} menjadi diterima, {banyak.keluar} tidak lagi diterima, {banyak.lain} berpindah di luar itu, {banyak.bergeser}{" "}
            hanya bergeser peringkat.{told}
          </p>
          {isi.aturan && <p>Aturannya tidak sama: kuota, cadangan, atau bobotnya lain.</p>}
        </div>
      </Sheet>
      {perubahan.length > 0 && (
        <Sheet title="Data yang tidak sama">
          <Table caption="Data yang tidak sama" columns={changes} rows={perubahan} rowKey={({ key }) => key} />
        </Sheet>
      )}
      {gerak.length > 0 ? (
        <Sheet title="Siapa yang berpindah">
          <Table caption="Siapa yang berpindah" columns={moves} rows={gerak} rowKey={({ key }) => key} />
        </Sheet>
      ) : (
        <Sheet>
          <EmptyState title="Hasilnya sama">Tidak ada calon siswa yang hasilnya berubah.</EmptyState>
        </Sheet>
      )}
    </>
  );
}

function TryMark({ asked, anak }: { readonly asked: AskedBeda; readonly anak: NonNullable<BedaContent["anak"]> }) {
  return (
    <Sheet title={`Bila nilai ${anak.nama} lain`}>
      <div className="ui-sheet-body">
        <p>
          Nilai sekarang: {anak.marks.map(({ label, nilai }) => `${lowerFirst(label)} ${nilai === "" ? "kosong" : nilai}`).join(", ")}.
          Nilainya sendiri tidak berubah.
        </p>
      </div>
      <Form method="get" className="seleksi-isian seleksi-nilai">
        <input type="hidden" name="gelombang" value={asked.gelombang} />
        <input type="hidden" name="anak" value={anak.id} />
        <div className="ui-field">
          <label className="ui-label" htmlFor="beda-komponen">
            Yang dinilai
          </label>
          <select className="ui-input" id="beda-komponen" name="komponen" defaultValue={asked.komponen ?? anak.marks[0]?.value}>
            {anak.marks.map(({ value, label }) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </select>
        </div>
        <div className="ui-field">
          <label className="ui-label" htmlFor="beda-nilai">
            Nilai yang dicoba
          </label>
          <input
            className="ui-input"
            id="beda-nilai"
            name="nilai"
            inputMode="decimal"
            pattern="[0-9]{1,3}([.,][0-9]{1,2})?"
            title="Angka 0 sampai 100, paling banyak dua angka di belakang koma"
            maxLength={6}
            required
            defaultValue={markText(asked)}
          />
        </div>
        <p className="ui-actions">
          <Button type="submit" look="primary">
            Lihat akibatnya
          </Button>
        </p>
      </Form>
      {asked.nilai === undefined && (
        <p className="ui-error ui-sheet-body" role="alert">
          Tulis nilai antara 0 dan 100, paling banyak dua angka di belakang koma.
        </p>
      )}
    </Sheet>
  );
}

const markText = ({ nilai }: AskedBeda): string => (nilai === null || nilai === undefined ? "" : String(nilai / 100).replace(".", ","));

/** A child of its own wave, leading to its registration; of another nothing is known here. */
function Child({ id, nama, nomor }: BedaContent["gerak"][number]["anak"]) {
  if (id === "") return nama;
  return (
    <>
      <Link to={`${mejaPpdbPath}/${id}`}>{nama}</Link>
      <br />
      <small className="ui-muted ui-whole">{nomor}</small>
    </>
  );
}

type Move = BedaContent["gerak"][number];

const moves: readonly Column<Move>[] = [
  { key: "anak", head: "Calon siswa", look: "name", cell: ({ anak }) => <Child {...anak} /> },
  { key: "hasil", head: "Hasil", cell: (one) => `${outcomeOf(one.dari, one.cadangan[0])} → ${outcomeOf(one.ke, one.cadangan[1])}` },
  { key: "peringkat", head: "Peringkat", cell: ({ peringkat: [was, is] }) => `${was ?? "–"} → ${is ?? "–"}` },
  { key: "sebab", head: "Mengapa", cell: ({ sebab }) => sebab },
];

const changes: readonly Column<BedaContent["perubahan"][number]>[] = [
  { key: "anak", head: "Calon siswa", look: "name", cell: ({ anak }) => <Child {...anak} /> },
  { key: "teks", head: "Yang tidak sama", cell: ({ teks }) => teks },
];

const outcomeOf = (hasil: Move["dari"], cadangan: number | null): string =>
  hasil === null ? "belum ada" : cadangan === null ? hasil : `${hasil} ${cadangan}`;
