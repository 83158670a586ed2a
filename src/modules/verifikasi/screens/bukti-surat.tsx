import { useState } from "react";
import { Form, useNavigate, useSubmit } from "react-router";
import { within } from "#kit/ctx.server.ts";
import { readForm } from "#kit/form.server.ts";
import { EmptyState } from "#kit/ui/feedback/states.tsx";
import { keepFormWhenUnanswered } from "#kit/ui/form/unanswered.ts";
import { PageHead, Sheet } from "#kit/ui/sheet.tsx";
import { PagedTable } from "#kit/ui/table/paged-table.tsx";
import { Tabs } from "#kit/ui/tabs.tsx";
import { type BuktiFilters, listBukti, pageSize } from "../list-bukti.server.ts";
import { type BuktiRow, buktiColumns } from "../parts/bukti-columns.tsx";
import { Revocation } from "../parts/revocation.tsx";
import { buktiPath } from "../paths.ts";
import { revokeBukti } from "../publish-bukti.server.ts";
import type { Route } from "./+types/bukti-surat.ts";
import "./bukti-surat.css";

export const meta = () => [{ title: "Bukti Surat" }];

export const loader = (args: Route.LoaderArgs) =>
  within(args, async (ctx) => ({ ...(await listBukti(ctx, new URL(args.request.url).searchParams)), perHalaman: pageSize }));

export async function action(args: Route.ActionArgs) {
  const form = await readForm(args.request);
  const kode = String(form.get("kode") ?? "");
  await within(args, (ctx) => revokeBukti(ctx, { kode, alasan: String(form.get("alasan") ?? "") }));
  return { dicabut: kode };
}

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => keepFormWhenUnanswered(serverAction);

export default function BuktiSurat({ loaderData }: Route.ComponentProps) {
  const { saringan, rows, total, tabs, bolehCabut, perHalaman: size } = loaderData;
  const [dipilih, setDipilih] = useState<BuktiRow | null>(null);
  const menyaring = saringan.cari !== "" || saringan.keadaan !== "";
  return (
    <>
      {tabs.length > 1 && <Tabs label="Halaman bersebelahan" tabs={tabs} />}
      <PageHead
        title="Bukti Surat"
        lead="Surat yang memuat kode QR. Siapa pun dapat memeriksa keasliannya di halaman Periksa keaslian surat."
      />
      <Sheet>
        <Filters saringan={saringan} />
        <PagedTable
          caption="Surat berkode"
          columns={buktiColumns(bolehCabut ? setDipilih : undefined)}
          rows={rows}
          rowKey={({ id }) => id}
          empty={
            <EmptyState title={menyaring ? "Tidak ada surat yang cocok" : "Belum ada surat berkode"}>
              {menyaring ? "Coba kata lain, atau lepas saringannya." : "Surat yang ditandatangani di sini akan tampil di daftar ini."}
            </EmptyState>
          }
          page={saringan.halaman}
          size={size}
          total={total}
          noun="surat"
          pageHref={(halaman) => path({ ...saringan, halaman })}
        />
      </Sheet>
      <Revocation
        dipilih={
          dipilih && {
            judul: "Cabut surat ini?",
            akibat: `Siapa pun yang memeriksa ${dipilih.nomor ?? dipilih.perihal} akan diberi tahu bahwa surat ini tidak berlaku lagi. Pencabutan tidak dapat dibatalkan.`,
            isi: { kode: dipilih.kode },
            selesai: "Surat dicabut",
          }
        }
        onClose={() => setDipilih(null)}
      />
    </>
  );
}

const path = (saringan: BuktiFilters): string => {
  const isi = Object.entries(saringan).filter(([nama, nilai]) => nilai !== "" && !(nama === "halaman" && nilai === 1));
  return isi.length === 0 ? buktiPath : `${buktiPath}?${new URLSearchParams(isi.map(([nama, nilai]) => [nama, String(nilai)]))}`;
};

function Filters({ saringan }: { readonly saringan: BuktiFilters }) {
  const submit = useSubmit();
  const navigate = useNavigate();
  return (
    <Form method="get" role="search" className="ui-toolbar" onSubmit={(event) => void submit(event.currentTarget)}>
      <input
        className="ui-input ui-search"
        type="search"
        name="cari"
        aria-label="Cari nomor, perihal, atau kode"
        placeholder="Cari nomor, perihal, atau kode"
        defaultValue={saringan.cari}
        key={saringan.cari}
      />
      <select
        className="ui-input"
        name="keadaan"
        aria-label="Keadaan"
        value={saringan.keadaan}
        onChange={({ target }) => void navigate(path({ ...saringan, keadaan: target.value as BuktiFilters["keadaan"], halaman: 1 }))}
      >
        <option value="">Semua keadaan</option>
        <option value="berlaku">Berlaku</option>
        <option value="dicabut">Dicabut</option>
      </select>
    </Form>
  );
}
