import { useState } from "react";
import { within } from "#kit/ctx.server.ts";
import { readForm } from "#kit/form.server.ts";
import { EmptyState } from "#kit/ui/feedback/states.tsx";
import { keepFormWhenUnanswered } from "#kit/ui/form/unanswered.ts";
import { PageHead } from "#kit/ui/sheet.tsx";
import { choiceFilter } from "#kit/ui/table/choice-filter.ts";
import { List } from "#kit/ui/table/list.tsx";
import { Tabs } from "#kit/ui/tabs.tsx";
import { listBukti, pageSize } from "../list-bukti.server.ts";
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
  return (
    <>
      {tabs.length > 1 && <Tabs label="Halaman bersebelahan" tabs={tabs} />}
      <PageHead
        title="Bukti Surat"
        lead="Surat yang memuat kode QR. Siapa pun dapat memeriksa keasliannya di halaman Periksa keaslian surat."
      />
      <List
        path={buktiPath}
        noun="surat"
        caption="Surat berkode"
        columns={buktiColumns(bolehCabut ? setDipilih : undefined)}
        rows={rows}
        rowKey={({ id }) => id}
        find={{
          label: "Cari nomor, perihal, atau kode",
          placeholder: "Cari nomor, perihal, atau kode",
          sought: saringan.cari,
          filters: [
            choiceFilter("keadaan", {
              ...{ label: "Keadaan", all: "Semua keadaan", chosen: saringan.keadaan },
              names: { berlaku: "Berlaku", dicabut: "Dicabut" },
            }),
          ],
        }}
        {...{ page: saringan.halaman, size, total }}
        empty={<EmptyState title="Belum ada surat berkode">Surat yang ditandatangani di sini akan tampil di daftar ini.</EmptyState>}
      />
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
