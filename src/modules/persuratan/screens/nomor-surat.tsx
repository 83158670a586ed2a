import { useState } from "react";
import { Form, useNavigate, useSubmit } from "react-router";
import { reading, within } from "#kit/ctx.server.ts";
import { readForm } from "#kit/form.server.ts";
import { ButtonLink } from "#kit/ui/button.tsx";
import { EmptyState } from "#kit/ui/feedback/states.tsx";
import { answered } from "#kit/ui/form/answered.ts";
import { PageHead, Sheet } from "#kit/ui/sheet.tsx";
import { Pagination } from "#kit/ui/table/pagination.tsx";
import { Table } from "#kit/ui/table/table.tsx";
import { Tabs } from "#kit/ui/tabs.tsx";
import { batalkanNomor } from "../nomor/batalkan-nomor.server.ts";
import { daftarNomor, type SaringanNomor } from "../nomor/daftar-nomor.server.ts";
import { alamatSurat } from "../tab-surat.ts";
import { type BarisNomor, kolomNomor } from "../tampilan/kolom-nomor.tsx";
import { PembatalanNomor } from "../tampilan/pembatalan-nomor.tsx";
import type { Route } from "./+types/nomor-surat.ts";
import "../tampilan/persuratan.css";

export const handle = { crumb: "Nomor Terpakai" };

export const meta = () => [{ title: "Nomor Terpakai" }];

export const loader = (args: Route.LoaderArgs) => reading(args, (ctx) => daftarNomor(ctx, new URL(args.request.url).searchParams));

export async function action(args: Route.ActionArgs) {
  const form = await readForm(args.request);
  const sent = { id: String(form.get("nomor") ?? ""), alasan: String(form.get("alasan") ?? "") };
  await within(args, (ctx) => batalkanNomor(ctx, sent));
  return { dibatalkan: sent.id };
}

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => answered(serverAction);

export default function NomorSurat({ loaderData }: Route.ComponentProps) {
  const { rows, saringan, jumlah, pilihan, tabs, bolehBatal, perHalaman } = loaderData;
  const [dipilih, pilih] = useState<BarisNomor | null>(null);
  return (
    <>
      <Tabs label="Halaman bersebelahan" tabs={tabs} />
      <PageHead title="Nomor Terpakai" lead="Setiap nomor yang diberikan buku, juga yang disisipkan dan yang dibatalkan.">
        <ButtonLink look="primary" to={alamatSurat.ambilNomor}>
          Ambil Nomor
        </ButtonLink>
      </PageHead>
      <Sheet>
        <Saringan saringan={saringan} pilihan={pilihan} />
        {rows.length === 0 ? (
          <EmptyState title="Tidak ada nomor yang cocok">
            {saringan.cari || saringan.keadaan || saringan.buku
              ? "Coba kata lain, atau lepas saringannya."
              : `Belum ada nomor yang diambil pada tahun ${saringan.tahun}.`}
          </EmptyState>
        ) : (
          <Table caption="Nomor terpakai" columns={kolomNomor(bolehBatal ? pilih : undefined)} rows={rows} rowKey={({ id }) => id} />
        )}
        {jumlah.semua > 0 && (
          <Pagination
            page={saringan.halaman}
            size={perHalaman}
            sizes={[perHalaman]}
            total={jumlah.semua}
            noun={`nomor, ${jumlah.sisipan} sisipan, ${jumlah.batal} batal`}
            href={({ page }) => alamat({ ...saringan, halaman: page })}
          />
        )}
      </Sheet>
      <PembatalanNomor nomor={dipilih} onClose={() => pilih(null)} />
    </>
  );
}

const alamat = (saringan: SaringanNomor): string => {
  const isi = Object.entries(saringan).filter(([nama, nilai]) => nilai !== "" && !(nama === "halaman" && nilai === 1));
  return `${alamatSurat.nomor}?${new URLSearchParams(isi.map(([nama, nilai]) => [nama, String(nilai)]))}`;
};

interface SaringanProps {
  readonly saringan: SaringanNomor;
  readonly pilihan: { readonly buku: readonly { readonly id: string; readonly nama: string }[]; readonly tahun: readonly number[] };
}

function Saringan({ saringan, pilihan }: SaringanProps) {
  const submit = useSubmit();
  const navigate = useNavigate();
  const tahun = pilihan.tahun.includes(saringan.tahun) ? pilihan.tahun : [saringan.tahun, ...pilihan.tahun];
  const pilih = (nama: "buku" | "tahun" | "keadaan", label: string, opsi: readonly (readonly [string, string])[]) => (
    <select
      className="ui-input"
      name={nama}
      aria-label={label}
      value={String(saringan[nama])}
      onChange={(event) => void navigate(alamat({ ...saringan, [nama]: event.target.value, halaman: 1 }))}
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
