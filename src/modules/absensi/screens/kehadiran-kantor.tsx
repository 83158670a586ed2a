import { Form } from "react-router";
import { reading } from "#kit/ctx.server.ts";
import { formatDay, today } from "#kit/dates.ts";
import { readTypedDay } from "#kit/typed-day.ts";
import { Button } from "#kit/ui/button.tsx";
import { EmptyState } from "#kit/ui/feedback/states.tsx";
import { DayInput } from "#kit/ui/field/day-input.tsx";
import { PageHead, Sheet } from "#kit/ui/sheet.tsx";
import { type Column, Table } from "#kit/ui/table/table.tsx";
import "../papan/kehadiran.css";
import { StatusBadge } from "../papan/status-badge.tsx";
import { recordedByOffice, statusPegawaiLabels } from "../pegawai/status.ts";
import { describePerbuatan } from "../perangkat/describe-perbuatan.ts";
import { kantorHari, type PerbuatanKantor, type PersonKantor } from "../perangkat/kantor-hari.server.ts";
import type { Route } from "./+types/kehadiran-kantor.ts";

export const meta = () => [{ title: "Kehadiran Kantor" }];

export const loader = (args: Route.LoaderArgs) =>
  reading(args, async (ctx) => {
    const [hariIni, diminta] = [today(ctx.now), readTypedDay(new URL(args.request.url).searchParams.get("hari") ?? "")];
    const hari = diminta && diminta <= hariIni ? diminta : hariIni;
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
            <div className="hadir-hari">
              <label htmlFor="hari-kantor">Tanggal</label>
              <DayInput key={hari} id="hari-kantor" name="hari" value={hari} max={hariIni} required compact />
            </div>
            <Button type="submit">Tampilkan</Button>
          </Form>
          {orang.length === 0 ? (
            <EmptyState title="Tidak ada catatan">
              Hari itu tidak ada jam kerja, atau belum ada orang kantor yang terhubung datanya.
            </EmptyState>
          ) : (
            <Table caption="Kehadiran orang kantor" columns={personColumns} rows={orang} rowKey={({ id }) => id} />
          )}
        </Sheet>
        <Sheet title="Yang dikerjakan hari itu">
          {perbuatan.length === 0 ? (
            <EmptyState title="Tidak ada">Tidak ada yang dicatat, dikoreksi, atau diubah hari itu.</EmptyState>
          ) : (
            <Table caption="Yang dikerjakan hari itu" columns={perbuatanColumns} rows={perbuatan} rowKey={({ id }) => id} />
          )}
        </Sheet>
      </div>
    </>
  );
}

const point = (jam: string | null) => jam?.replace(":", ".") ?? "–";
const methodLabels = { kode: "Kode", kios: "Kios", kantor: "Dicatat tangan" } as const;

const personColumns: readonly Column<PersonKantor>[] = [
  { key: "nama", head: "Nama", look: "name", cell: ({ nama }) => nama },
  {
    key: "status",
    head: "Status",
    look: "status",
    cell: ({ status }) => <StatusBadge status={status} kata={status && statusPegawaiLabels[status]} />,
  },
  { key: "masuk", head: "Masuk", cell: ({ masuk }) => point(masuk) },
  { key: "pulang", head: "Pulang", cell: ({ pulang }) => point(pulang) },
  { key: "cara", head: "Cara", cell: ({ cara }) => cara && methodLabels[cara] },
  { key: "keterangan", head: "Keterangan", look: "minor", cell: (satu) => (satu.kantor ? recordedByOffice(satu) : satu.keterangan) },
];

const perbuatanColumns: readonly Column<PerbuatanKantor>[] = [
  { key: "pukul", head: "Pukul", cell: ({ pukul }) => point(pukul) },
  { key: "oleh", head: "Oleh", look: "name", cell: ({ oleh }) => oleh },
  { key: "apa", head: "Perbuatan", cell: describePerbuatan },
  { key: "tentang", head: "Tentang", cell: ({ tentang }) => tentang ?? "–" },
];
