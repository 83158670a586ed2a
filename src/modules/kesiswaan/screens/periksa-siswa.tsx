import { Link } from "react-router";
import { scopeContext, within } from "#kit/ctx.server.ts";
import { readForm } from "#kit/form.server.ts";
import { refuse } from "#kit/refusals.ts";
import { ButtonLink } from "#kit/ui/button.tsx";
import { EmptyState } from "#kit/ui/feedback/states.tsx";
import { answered } from "#kit/ui/form/answered.ts";
import { PageHead, Sheet } from "#kit/ui/sheet.tsx";
import { Table } from "#kit/ui/table/table.tsx";
import { DaftarPutusan } from "../periksa/daftar-putusan.tsx";
import { muatPeriksa, type SiswaJanggal } from "../periksa/muat-periksa.server.ts";
import { DaftarPasangan } from "../periksa/perbandingan.tsx";
import { bukanGanda, gabungkan } from "../periksa/selesaikan-ganda.server.ts";
import { pisahkan, tampilkanLagi } from "../periksa/urungkan.server.ts";
import { siswa } from "../siswa/siswa.ts";
import type { Route } from "./+types/periksa-siswa.ts";
import "../periksa/periksa.css";

export const handle = { crumb: "Periksa data" };

export const meta = () => [{ title: "Periksa Data Siswa" }];

export const loader = (args: Route.LoaderArgs) =>
  within(args, (ctx) => muatPeriksa(ctx, new URL(args.request.url).searchParams.get("tab")));

export async function action({ context, request }: Route.ActionArgs): Promise<{ readonly pesan: string }> {
  const { aksi, id, simpanId, simpanVersi, buangId, buangVersi } = Object.fromEntries(await readForm(request));
  const scope = context.get(scopeContext);
  if (aksi === "pisahkan") return { pesan: await scope.transaction((ctx) => pisahkan(ctx, String(id))) };
  if (aksi === "tampilkan") return { pesan: await scope.transaction((ctx) => tampilkanLagi(ctx, String(id))) };
  const keduanya = {
    ...{ simpanId: String(simpanId), simpanVersi: Number(simpanVersi) },
    ...{ buangId: String(buangId), buangVersi: Number(buangVersi) },
  };
  if (aksi !== "gabungkan" && aksi !== "bukan") throw refuse.malformed("Kiriman ini tidak dikenal.");
  const pesan = await scope.transaction((ctx) => (aksi === "bukan" ? bukanGanda : gabungkan)(ctx, keduanya));
  return { pesan };
}

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => answered(serverAction);

const alamat = `${siswa.path}/periksa`;
const angka = (banyak: number) => banyak.toLocaleString("id-ID");

export default function PeriksaSiswa({ loaderData: { tab, banyak, pasangan, aneh, putusan } }: Route.ComponentProps) {
  return (
    <>
      <PageHead title="Periksa Data Siswa" lead="Yang mungkin tercatat dua kali, dan nomor yang tidak cocok dengan orangnya.">
        <ButtonLink look="quiet" to={siswa.path}>
          Kembali ke daftar
        </ButtonLink>
      </PageHead>
      <nav className="ui-tabs" aria-label="Yang diperiksa">
        <Link to={alamat} aria-current={tab === "ganda" ? "page" : undefined} preventScrollReset>
          Mungkin ganda <small>{angka(banyak.ganda)}</small>
        </Link>
        <Link to={`${alamat}?tab=janggal`} aria-current={tab === "janggal" ? "page" : undefined} preventScrollReset>
          Perlu dilihat <small>{angka(banyak.janggal)}</small>
        </Link>
        <Link to={`${alamat}?tab=emis`} aria-current={tab === "emis" ? "page" : undefined} preventScrollReset>
          Belum lengkap untuk EMIS <small>{angka(banyak.emis)}</small>
        </Link>
        <Link to={`${alamat}?tab=putusan`} aria-current={tab === "putusan" ? "page" : undefined} preventScrollReset>
          Sudah diputuskan
        </Link>
      </nav>
      {tab === "putusan" ? (
        <DaftarPutusan putusan={putusan} />
      ) : tab === "janggal" || tab === "emis" ? (
        <DaftarJanggal aneh={aneh} semua={banyak[tab]} kata={kataDaftar[tab]} />
      ) : (
        <DaftarPasangan pasangan={pasangan} />
      )}
    </>
  );
}

const kataDaftar = {
  janggal: {
    judul: "Siswa aktif yang perlu dilihat",
    kolom: "Yang perlu dilihat",
    kosong: "Semua tampak wajar",
    mengapa: "NISN dan NIK tiap siswa aktif cocok dengan tanggal lahir dan jenis kelaminnya.",
  },
  emis: {
    judul: "Siswa aktif yang datanya belum lengkap",
    kolom: "Belum diisi",
    kosong: "Semua data lengkap",
    mengapa: "Tiap siswa aktif sudah memuat semua yang diminta EMIS.",
  },
} as const;

interface DaftarProps {
  readonly aneh: readonly SiswaJanggal[];
  readonly semua: number;
  readonly kata: (typeof kataDaftar)["janggal" | "emis"];
}

function DaftarJanggal({ aneh, semua, kata }: DaftarProps) {
  if (aneh.length === 0)
    return (
      <Sheet>
        <EmptyState title={kata.kosong}>{kata.mengapa}</EmptyState>
      </Sheet>
    );
  return (
    <Sheet
      title={kata.judul}
      aside={semua > aneh.length ? <span className="ui-muted ui-small">{`${aneh.length} dari ${angka(semua)}`}</span> : undefined}
    >
      <Table
        caption={kata.judul}
        rows={aneh}
        rowKey={({ id }) => id}
        columns={[
          { key: "nama", head: "Nama", look: "name", cell: ({ id, nama }) => <Link to={`${siswa.path}/${id}`}>{nama}</Link> },
          { key: "kelas", head: "Kelas", cell: ({ kelas }) => <span className="periksa-kelas">{kelas ?? "Tanpa kelas"}</span> },
          {
            key: "sebab",
            head: kata.kolom,
            cell: ({ sebab }) => (
              <span className="periksa-sebab">
                {sebab.map((kalimat) => (
                  <span key={kalimat}>{kalimat}</span>
                ))}
              </span>
            ),
          },
        ]}
      />
    </Sheet>
  );
}
