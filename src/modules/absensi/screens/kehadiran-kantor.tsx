import { Form } from "react-router";
import { reading } from "#kit/ctx.server.ts";
import { formatDay, isDay, today } from "#kit/dates.ts";
import { Button } from "#kit/ui/button.tsx";
import { EmptyState } from "#kit/ui/feedback/states.tsx";
import { PageHead, Sheet } from "#kit/ui/sheet.tsx";
import { type Column, Table } from "#kit/ui/table/table.tsx";
import "../papan/kehadiran.css";
import { TandaStatus } from "../papan/tanda-status.tsx";
import { dicatatKantor, sebutanStatusPegawai } from "../pegawai/status.ts";
import { kantorHari, type OrangKantor, type PerbuatanKantor } from "../perangkat/kantor-hari.server.ts";
import { sebutPerbuatan } from "../perangkat/sebut-perbuatan.ts";
import type { Route } from "./+types/kehadiran-kantor.ts";

export const meta = () => [{ title: "Kehadiran Kantor" }];

export const loader = (args: Route.LoaderArgs) =>
  reading(args, async (ctx) => {
    const [hariIni, diminta] = [today(ctx.now), new URL(args.request.url).searchParams.get("hari") ?? ""];
    const hari = isDay(diminta) && diminta <= hariIni ? diminta : hariIni;
    return { hari, hariIni, ...(await kantorHari(ctx, hari)) };
  });

export default function KehadiranKantor({ loaderData: { hari, hariIni, orang, perbuatan } }: Route.ComponentProps) {
  return (
    <>
      <PageHead
        title="Kehadiran Kantor"
        lead="Kehadiran mereka yang menjaga absensi, dan apa yang mereka catat untuk diri sendiri, untuk sesama, atau pada perangkat."
      />
      <div className="hadir-kolom">
        <Sheet title={`Orang kantor, ${formatDay(hari, "long")}`}>
          <Form method="get" className="ui-toolbar">
            <label className="hadir-hari">
              Tanggal
              <input className="ui-input" type="date" name="hari" defaultValue={hari} max={hariIni} required />
            </label>
            <Button type="submit">Tampilkan</Button>
          </Form>
          {orang.length === 0 ? (
            <EmptyState title="Tidak ada catatan">
              Hari itu tidak ada jam kerja, atau belum ada orang kantor yang terhubung datanya.
            </EmptyState>
          ) : (
            <Table caption="Kehadiran orang kantor" columns={kolomOrang} rows={orang} rowKey={({ id }) => id} />
          )}
        </Sheet>
        <Sheet title="Yang dikerjakan hari itu">
          {perbuatan.length === 0 ? (
            <EmptyState title="Tidak ada">Tidak ada yang dicatat, dikoreksi, atau diubah hari itu.</EmptyState>
          ) : (
            <Table caption="Yang dikerjakan hari itu" columns={kolomPerbuatan} rows={perbuatan} rowKey={({ id }) => id} />
          )}
        </Sheet>
      </div>
    </>
  );
}

const titik = (jam: string | null) => jam?.replace(":", ".") ?? "–";
const sebutanCara = { kode: "Kode", kios: "Kios", kantor: "Dicatat tangan" } as const;

const kolomOrang: readonly Column<OrangKantor>[] = [
  { key: "nama", head: "Nama", look: "name", cell: ({ nama }) => nama },
  {
    key: "status",
    head: "Status",
    look: "status",
    cell: ({ status }) => <TandaStatus status={status} kata={status && sebutanStatusPegawai[status]} />,
  },
  { key: "masuk", head: "Masuk", cell: ({ masuk }) => titik(masuk) },
  { key: "pulang", head: "Pulang", cell: ({ pulang }) => titik(pulang) },
  { key: "cara", head: "Cara", cell: ({ cara }) => cara && sebutanCara[cara] },
  { key: "keterangan", head: "Keterangan", look: "minor", cell: (satu) => (satu.kantor ? dicatatKantor(satu) : satu.keterangan) },
];

const kolomPerbuatan: readonly Column<PerbuatanKantor>[] = [
  { key: "pukul", head: "Pukul", cell: ({ pukul }) => titik(pukul) },
  { key: "oleh", head: "Oleh", look: "name", cell: ({ oleh }) => oleh },
  { key: "apa", head: "Perbuatan", cell: sebutPerbuatan },
  { key: "tentang", head: "Tentang", cell: ({ tentang }) => tentang ?? "–" },
];
