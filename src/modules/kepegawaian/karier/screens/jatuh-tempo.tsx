import { Form, Link, useLocation, useSubmit } from "react-router";
import { reading } from "#kit/ctx.server.ts";
import { Button, ButtonLink } from "#kit/ui/button.tsx";
import { EmptyState } from "#kit/ui/feedback/states.tsx";
import { PageHead, Sheet } from "#kit/ui/sheet.tsx";
import { Pagination } from "#kit/ui/table/pagination.tsx";
import { aturanKarierPath } from "../../paths.ts";

import { jatuhTempoPath, jenisTempo } from "../jatuh-tempo.ts";
import { loadTempo } from "../load-tempo.server.ts";
import { distance, pageSize, type TempoList } from "../tempo-screen.ts";
import { TempoTable } from "../tempo-table.tsx";
import type { Route } from "./+types/jatuh-tempo.ts";
import "./jatuh-tempo.css";

export const loader = (args: Route.LoaderArgs) => reading(args, (ctx) => loadTempo(ctx, new URL(args.request.url).searchParams));

export const meta = () => [{ title: "Jatuh tempo karier" }];

const lead = {
  semua: "Kenaikan gaji berkala, pangkat, Satyalancana, pensiun, dan berkas yang habis berlaku; dihitung dari data pegawai.",
  sendiri: "Kapan gaji berkala, pangkat, tanda kehormatan, dan masa pensiun Anda tiba, dihitung dari data kepegawaian Anda.",
};

export default function JatuhTempo({ loaderData: daftar }: Route.ComponentProps) {
  const { semua, kosong } = daftar;
  return (
    <>
      <PageHead title="Jatuh tempo" lead={semua ? lead.semua : lead.sendiri}>
        {semua && <ButtonLink to={aturanKarierPath}>Aturan karier</ButtonLink>}
      </PageHead>
      {semua && <Range daftar={daftar} />}
      <section className="ui-sheet" aria-label="Yang jatuh tempo">
        {semua && <Filters daftar={daftar} />}
        {kosong && !semua ? (
          <EmptyState
            title="Akun Anda belum terhubung dengan data pegawai"
            actions={<ButtonLink to="/identitas">Isi identitas</ButtonLink>}
          >
            Isi identitas Anda dulu, atau minta petugas tata usaha menghubungkan akun ini.
          </EmptyState>
        ) : (
          <Content daftar={daftar} />
        )}
      </section>
      <Incomplete daftar={daftar} />
    </>
  );
}

/** An address of this list with something else asked for. */
function usePath() {
  const { search } = useLocation();
  return (ganti: Readonly<Record<string, string | null>>) => {
    const parameters = new URLSearchParams(search);
    for (const [name, value] of Object.entries(ganti)) value === null ? parameters.delete(name) : parameters.set(name, value);
    const query = parameters.toString();
    return query === "" ? jatuhTempoPath : `${jatuhTempoPath}?${query}`;
  };
}

function Range({ daftar }: { readonly daftar: TempoList }) {
  const alamat = usePath();
  return (
    <nav className="ui-tabs" aria-label="Seberapa dekat">
      {distance.map(({ value, label }) => (
        <Link
          key={value}
          to={alamat({ dalam: value === "90" ? null : value, halaman: null })}
          aria-current={value === daftar.dalam ? "page" : undefined}
          preventScrollReset
        >
          {label}
          <small>{daftar.banyak.find(({ dalam }) => dalam === value)?.banyak ?? 0}</small>
        </Link>
      ))}
    </nav>
  );
}

function Filters({ daftar }: { readonly daftar: TempoList }) {
  const submit = useSubmit();
  return (
    <Form method="get" role="search" className="tempo-saring" onChange={(event) => void submit(event.currentTarget, { replace: true })}>
      {daftar.dalam !== "90" && <input type="hidden" name="dalam" value={daftar.dalam} />}
      <input
        className="ui-input"
        type="search"
        name="cari"
        defaultValue={daftar.cari}
        placeholder="Cari nama pegawai"
        aria-label="Cari nama pegawai"
        autoComplete="off"
      />
      <select className="ui-input" name="perihal" defaultValue={daftar.jenis ?? ""} aria-label="Perihal">
        <option value="">Semua perihal</option>
        {jenisTempo.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
      <noscript>
        <Button type="submit">Tampilkan</Button>
      </noscript>
    </Form>
  );
}

function Content({ daftar }: { readonly daftar: TempoList }) {
  const alamat = usePath();
  const { baris, jumlah, halaman, sebanyak, cari, jenis } = daftar;
  if (baris.length === 0) {
    const tersaring = cari !== "" || jenis !== null;
    return (
      <EmptyState
        title={tersaring ? "Tidak ada yang cocok" : "Tidak ada yang jatuh tempo"}
        actions={tersaring && <ButtonLink to={alamat({ cari: null, perihal: null, halaman: null })}>Lepas saringan</ButtonLink>}
      >
        {tersaring ? "Coba nama lain, atau lepas saringannya." : "Semua masih jauh, atau data yang diperlukan belum lengkap."}
      </EmptyState>
    );
  }
  return (
    <>
      <TempoTable daftar={daftar} />
      {jumlah > Math.min(...pageSize) && (
        <Pagination
          page={halaman}
          size={sebanyak}
          total={jumlah}
          noun="jatuh tempo"
          sizes={pageSize}
          href={({ page, size }) => alamat({ halaman: page > 1 ? String(page) : null, tampil: size === 25 ? null : String(size) })}
        />
      )}
    </>
  );
}

/** Nothing is guessed: what is missing is named, with the way to fill it in. */
function Incomplete({ daftar: { belumLengkap, semua } }: { readonly daftar: TempoList }) {
  if (belumLengkap.length === 0) return null;
  return (
    <Sheet title={semua ? `${belumLengkap.length} pegawai belum dapat dihitung seluruhnya` : "Belum dapat dihitung seluruhnya"}>
      <ul className="tempo-kurang">
        {belumLengkap.slice(0, 20).map(({ id, nama, kurang }) => (
          <li key={id}>
            {semua ? <Link to={`/pegawai/edit/${id}`}>{nama}</Link> : "Data Anda"}: belum ada {kurang.join(", ")}
          </li>
        ))}
        {belumLengkap.length > 20 && <li>dan {belumLengkap.length - 20} pegawai lain</li>}
      </ul>
    </Sheet>
  );
}
