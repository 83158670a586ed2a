import { Link } from "react-router";
import { scopeContext, within } from "#kit/ctx.server.ts";
import { readForm } from "#kit/form.server.ts";
import { refuse } from "#kit/refusals.ts";
import { ButtonLink } from "#kit/ui/button.tsx";
import { EmptyState } from "#kit/ui/feedback/states.tsx";
import { keepFormWhenUnanswered } from "#kit/ui/form/unanswered.ts";
import { PageHead, Sheet } from "#kit/ui/sheet.tsx";
import { Table } from "#kit/ui/table/table.tsx";
import { PasanganList } from "../check/comparison.tsx";
import { DecisionList } from "../check/decision-list.tsx";
import { loadCheck, type SiswaAnomaly } from "../check/load-check.server.ts";
import { merge, notDuplicate } from "../check/settle-duplicate.server.ts";
import { separate, showAgain } from "../check/undo.server.ts";
import { siswaPath } from "../paths.ts";
import type { Route } from "./+types/check-siswa.ts";
import "../check/periksa.css";

export const handle = { crumb: "Periksa data" };

export const meta = () => [{ title: "Periksa Data Siswa" }];

export const loader = (args: Route.LoaderArgs) => within(args, (ctx) => loadCheck(ctx, new URL(args.request.url).searchParams.get("tab")));

export async function action({ context, request }: Route.ActionArgs): Promise<{ readonly pesan: string }> {
  const { aksi, id, simpanId, simpanVersi, buangId, buangVersi } = Object.fromEntries(await readForm(request));
  const scope = context.get(scopeContext);
  if (aksi === "pisahkan") return { pesan: await scope.transaction((ctx) => separate(ctx, String(id))) };
  if (aksi === "tampilkan") return { pesan: await scope.transaction((ctx) => showAgain(ctx, String(id))) };
  const keduanya = {
    ...{ simpanId: String(simpanId), simpanVersi: Number(simpanVersi) },
    ...{ buangId: String(buangId), buangVersi: Number(buangVersi) },
  };
  if (aksi !== "gabungkan" && aksi !== "bukan") throw refuse.malformed("Kiriman ini tidak dikenal.");
  const pesan = await scope.transaction((ctx) => (aksi === "bukan" ? notDuplicate : merge)(ctx, keduanya));
  return { pesan };
}

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => keepFormWhenUnanswered(serverAction);

const path = `${siswaPath}/periksa`;
const angka = (banyak: number) => banyak.toLocaleString("id-ID");

export default function CheckSiswa({ loaderData: { tab, banyak, pasangan, aneh, putusan } }: Route.ComponentProps) {
  return (
    <>
      <PageHead title="Periksa Data Siswa" lead="Yang mungkin tercatat dua kali, dan nomor yang tidak cocok dengan orangnya.">
        <ButtonLink look="quiet" to={siswaPath}>
          Kembali ke daftar
        </ButtonLink>
      </PageHead>
      <nav className="ui-tabs" aria-label="Yang diperiksa">
        <Link to={path} aria-current={tab === "ganda" ? "page" : undefined} preventScrollReset>
          Mungkin ganda <small>{angka(banyak.ganda)}</small>
        </Link>
        <Link to={`${path}?tab=janggal`} aria-current={tab === "janggal" ? "page" : undefined} preventScrollReset>
          Perlu dilihat <small>{angka(banyak.janggal)}</small>
        </Link>
        <Link to={`${path}?tab=emis`} aria-current={tab === "emis" ? "page" : undefined} preventScrollReset>
          Belum lengkap untuk EMIS <small>{angka(banyak.emis)}</small>
        </Link>
        <Link to={`${path}?tab=putusan`} aria-current={tab === "putusan" ? "page" : undefined} preventScrollReset>
          Sudah diputuskan
        </Link>
      </nav>
      {tab === "putusan" ? (
        <DecisionList putusan={putusan} />
      ) : tab === "janggal" || tab === "emis" ? (
        <AnomalyList aneh={aneh} semua={banyak[tab]} kata={listWords[tab]} />
      ) : (
        <PasanganList pasangan={pasangan} />
      )}
    </>
  );
}

const listWords = {
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

interface ListProps {
  readonly aneh: readonly SiswaAnomaly[];
  readonly semua: number;
  readonly kata: (typeof listWords)["janggal" | "emis"];
}

function AnomalyList({ aneh, semua, kata }: ListProps) {
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
          { key: "nama", head: "Nama", look: "name", cell: ({ id, nama }) => <Link to={`${siswaPath}/${id}`}>{nama}</Link> },
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
