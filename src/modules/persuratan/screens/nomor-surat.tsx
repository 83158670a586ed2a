import { useState } from "react";
import { Form, useNavigate, useSubmit } from "react-router";
import { reading, within } from "#kit/ctx.server.ts";
import { readForm } from "#kit/form.server.ts";
import { ButtonLink } from "#kit/ui/button.tsx";
import { EmptyState } from "#kit/ui/feedback/states.tsx";
import { keepFormWhenUnanswered } from "#kit/ui/form/unanswered.ts";
import { PageHead, Sheet } from "#kit/ui/sheet.tsx";
import { Pagination } from "#kit/ui/table/pagination.tsx";
import { Table } from "#kit/ui/table/table.tsx";
import { Tabs } from "#kit/ui/tabs.tsx";
import { cancelNomor } from "../nomor/cancel-nomor.server.ts";
import { listNomor, type NomorFilters } from "../nomor/list-nomor.server.ts";
import { NomorCancellation } from "../parts/nomor-cancellation.tsx";
import { type NomorRow, nomorColumns } from "../parts/nomor-columns.tsx";
import { suratPath } from "../tab-surat.ts";
import type { Route } from "./+types/nomor-surat.ts";
import "../parts/persuratan.css";

export const handle = { crumb: "Nomor Terpakai" };

export const meta = () => [{ title: "Nomor Terpakai" }];

export const loader = (args: Route.LoaderArgs) => reading(args, (ctx) => listNomor(ctx, new URL(args.request.url).searchParams));

export async function action(args: Route.ActionArgs) {
  const form = await readForm(args.request);
  const sent = { id: String(form.get("nomor") ?? ""), alasan: String(form.get("alasan") ?? "") };
  await within(args, (ctx) => cancelNomor(ctx, sent));
  return { dibatalkan: sent.id };
}

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => keepFormWhenUnanswered(serverAction);

export default function NomorSurat({ loaderData }: Route.ComponentProps) {
  const { rows, saringan, jumlah, pilihan, tabs, bolehBatal, perHalaman } = loaderData;
  const [dipilih, setDipilih] = useState<NomorRow | null>(null);
  return (
    <>
      <Tabs label="Halaman bersebelahan" tabs={tabs} />
      <PageHead title="Nomor Terpakai" lead="Setiap nomor yang diberikan buku, juga yang disisipkan dan yang dibatalkan.">
        <ButtonLink look="primary" to={suratPath.ambilNomor}>
          Ambil Nomor
        </ButtonLink>
      </PageHead>
      <Sheet>
        <Filters saringan={saringan} pilihan={pilihan} />
        {rows.length === 0 ? (
          <EmptyState title="Tidak ada nomor yang cocok">
            {saringan.cari || saringan.keadaan || saringan.buku
              ? "Coba kata lain, atau lepas saringannya."
              : `Belum ada nomor yang diambil pada tahun ${saringan.tahun}.`}
          </EmptyState>
        ) : (
          <Table caption="Nomor terpakai" columns={nomorColumns(bolehBatal ? setDipilih : undefined)} rows={rows} rowKey={({ id }) => id} />
        )}
        {jumlah.semua > 0 && (
          <Pagination
            page={saringan.halaman}
            size={perHalaman}
            sizes={[perHalaman]}
            total={jumlah.semua}
            noun={`nomor, ${jumlah.sisipan} sisipan, ${jumlah.batal} batal`}
            href={({ page }) => path({ ...saringan, halaman: page })}
          />
        )}
      </Sheet>
      <NomorCancellation nomor={dipilih} onClose={() => setDipilih(null)} />
    </>
  );
}

const path = (saringan: NomorFilters): string => {
  const isi = Object.entries(saringan).filter(([nama, nilai]) => nilai !== "" && !(nama === "halaman" && nilai === 1));
  return `${suratPath.nomor}?${new URLSearchParams(isi.map(([nama, nilai]) => [nama, String(nilai)]))}`;
};

interface FiltersProps {
  readonly saringan: NomorFilters;
  readonly pilihan: { readonly buku: readonly { readonly id: string; readonly nama: string }[]; readonly tahun: readonly number[] };
}

function Filters({ saringan, pilihan }: FiltersProps) {
  const submit = useSubmit();
  const navigate = useNavigate();
  const tahun = pilihan.tahun.includes(saringan.tahun) ? pilihan.tahun : [saringan.tahun, ...pilihan.tahun];
  const pilih = (nama: "buku" | "tahun" | "keadaan", label: string, opsi: readonly (readonly [string, string])[]) => (
    <select
      className="ui-input"
      name={nama}
      aria-label={label}
      value={String(saringan[nama])}
      onChange={(event) => void navigate(path({ ...saringan, [nama]: event.target.value, halaman: 1 }))}
    >
      {opsi.map(([value, kata]) => (
        <option key={value} value={value}>
          {kata}
        </option>
      ))}
    </select>
  );
  return (
    <Form method="get" role="search" className="ui-toolbar" onSubmit={(event) => void submit(event.currentTarget)}>
      <input
        className="ui-input ui-search"
        type="search"
        name="cari"
        aria-label="Cari nomor atau perihal"
        placeholder="Cari nomor atau perihal"
        defaultValue={saringan.cari}
        key={saringan.cari}
      />
      {pilih(
        "tahun",
        "Tahun",
        tahun.map((satu) => [String(satu), String(satu)] as const),
      )}
      {pilih("buku", "Buku", [["", "Semua buku"], ...pilihan.buku.map(({ id, nama }) => [id, nama] as const)])}
      {pilih("keadaan", "Keadaan", [
        ["", "Semua keadaan"],
        ["sisipan", "Sisipan"],
        ["dicabut", "Dicabut"],
        ["batal", "Dibatalkan"],
      ])}
    </Form>
  );
}
