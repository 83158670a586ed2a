import { useState } from "react";
import { reading, within } from "#kit/ctx.server.ts";
import { readForm } from "#kit/form.server.ts";
import { ButtonLink } from "#kit/ui/button.tsx";
import { EmptyState } from "#kit/ui/feedback/states.tsx";
import { keepFormWhenUnanswered } from "#kit/ui/form/unanswered.ts";
import { choiceFilter } from "#kit/ui/table/choice-filter.ts";
import { List } from "#kit/ui/table/list.tsx";
import { ListHead } from "#kit/ui/table/list-head.tsx";
import type { ListFilter } from "#kit/ui/table/live-search.tsx";
import { cancelNomor } from "../nomor/cancel-nomor.server.ts";
import { listNomor, type NomorFilters } from "../nomor/list-nomor.server.ts";
import { Desk } from "../parts/desk.tsx";
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
  const { rows, saringan, jumlah, pilihan, desk, bolehBatal, perHalaman } = loaderData;
  const [dipilih, setDipilih] = useState<NomorRow | null>(null);
  return (
    <>
      <Desk {...desk} />
      <ListHead
        title="Nomor Terpakai"
        lead="Setiap nomor yang diberikan buku, juga yang disisipkan dan yang dibatalkan."
        main={
          <ButtonLink look="primary" to={suratPath.ambilNomor}>
            Ambil Nomor
          </ButtonLink>
        }
      />
      <List
        path={suratPath.nomor}
        noun="nomor"
        counted={`nomor, ${jumlah.sisipan} sisipan, ${jumlah.batal} batal`}
        caption="Nomor terpakai"
        columns={nomorColumns(bolehBatal ? setDipilih : undefined)}
        rows={rows}
        rowKey={({ id }) => id}
        find={{
          label: "Cari nomor atau perihal",
          placeholder: "Cari nomor atau perihal",
          sought: saringan.cari,
          filters: filtersOf(saringan, pilihan),
        }}
        {...{ page: saringan.halaman, size: perHalaman, total: jumlah.semua }}
        empty={
          <EmptyState title={`Belum ada nomor pada tahun ${saringan.tahun}`}>Nomor yang diambil dari buku akan tampil di sini.</EmptyState>
        }
      />
      <NomorCancellation nomor={dipilih} onClose={() => setDipilih(null)} />
    </>
  );
}

interface Choices {
  readonly buku: readonly { readonly id: string; readonly nama: string }[];
  readonly tahun: readonly number[];
}

function filtersOf(saringan: NomorFilters, pilihan: Choices): ListFilter[] {
  const tahun = pilihan.tahun.includes(saringan.tahun) ? pilihan.tahun : [saringan.tahun, ...pilihan.tahun];
  const dilihat = String(saringan.tahun);
  return [
    // A list is always of one year; to look at another is not to narrow it.
    {
      name: "tahun",
      label: "Tahun",
      chosen: dilihat,
      usual: dilihat,
      options: tahun.map(String).map((value) => ({ value, label: value })),
    },
    {
      ...{ name: "buku", label: "Buku", all: "Semua buku", chosen: saringan.buku },
      options: pilihan.buku.map(({ id, nama }) => ({ value: id, label: nama })),
    },
    choiceFilter("keadaan", {
      ...{ label: "Keadaan", all: "Semua keadaan", chosen: saringan.keadaan },
      names: { sisipan: "Sisipan", dicabut: "Dicabut", batal: "Dibatalkan" },
    }),
  ];
}
