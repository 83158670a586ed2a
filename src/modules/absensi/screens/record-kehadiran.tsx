import { useSearchParams } from "react-router";
import { scopeContext, within } from "#kit/ctx.server.ts";
import { formatClock, formatDay } from "#kit/dates.ts";
import { readForm } from "#kit/form.server.ts";
import { zone } from "#kit/time-zone.ts";
import { EmptyState } from "#kit/ui/feedback/states.tsx";
import { useToast } from "#kit/ui/feedback/toast.tsx";
import { keepFormWhenUnanswered } from "#kit/ui/form/unanswered.ts";
import { PageHead, Sheet } from "#kit/ui/sheet.tsx";
import { Table } from "#kit/ui/table/table.tsx";
import { visitContext } from "#kit/visit.server.ts";
import { OwnPin } from "../kios/own-pin.tsx";
import { createOwnPin } from "../kios/pin-kios.server.ts";
import { CodeForm } from "../papan/code-form.tsx";
import { ownKehadiran } from "../papan/own-kehadiran.server.ts";
import "../papan/kehadiran.css";
import { StatusBadge } from "../papan/status-badge.tsx";
import { recordKehadiran } from "../pegawai/record-kehadiran.server.ts";
import { statusPegawaiLabels } from "../pegawai/status.ts";
import type { Route } from "./+types/record-kehadiran.ts";

export const meta = () => [{ title: "Catat Kehadiran" }];

export const loader = (args: Route.LoaderArgs) => within(args, ownKehadiran);

export async function action({ context, request }: Route.ActionArgs) {
  const form = await readForm(request);
  if (form.get("aksi") === "pin") return { pin: await context.get(scopeContext).transaction(createOwnPin) };
  const arah = form.get("arah") === "pulang" ? "pulang" : "masuk";
  const ketukan = { arah, kode: String(form.get("kode") ?? ""), alamat: context.get(visitContext).address } as const;
  const { masuk, pulang, sudah } = await recordKehadiran(context.get(scopeContext), ketukan);
  const saat = arah === "masuk" ? masuk : pulang;
  const pukul = saat ? ` pukul ${formatClock(saat)}` : "";
  return { pesan: sudah ? `Anda sudah tercatat masuk${pukul}` : `Tercatat ${arah}${pukul}` };
}

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => keepFormWhenUnanswered(serverAction);

export default function RecordKehadiran({ loaderData: { hariIni, nama, pinDibuat, libur, batas, kini, riwayat } }: Route.ComponentProps) {
  const say = useToast();
  const [alamat] = useSearchParams();
  const kode = /^\d{6}$/.test(alamat.get("kode") ?? "") ? (alamat.get("kode") ?? "") : "";
  const titik = (jam: string | null | undefined) => jam?.replace(":", ".") ?? "–";
  return (
    <>
      <PageHead title="Catat Kehadiran" lead={`${formatDay(hariIni, "long")}. Masuk paling lambat pukul ${titik(batas)} ${zone.short}.`} />
      <div className="hadir-saya">
        <div className="hadir-kolom">
          <Sheet title={nama ?? "Kehadiran saya"}>
            {nama === null ? (
              <EmptyState title="Akun belum terhubung">Mintalah Tata Usaha menghubungkan akun Anda dengan data pegawai.</EmptyState>
            ) : libur !== null ? (
              <EmptyState title="Tidak ada jam kerja">{libur}.</EmptyState>
            ) : (
              <>
                <dl className="hadir-ringkas">
                  <div>
                    <dt>Masuk</dt>
                    <dd>{titik(kini?.masuk)}</dd>
                  </div>
                  <div>
                    <dt>Pulang</dt>
                    <dd>{titik(kini?.pulang)}</dd>
                  </div>
                  <div>
                    <dt>Status</dt>
                    <dd>
                      <StatusBadge status={kini?.status ?? null} kata={kini && statusPegawaiLabels[kini.status]} />
                    </dd>
                  </div>
                </dl>
                <CodeForm kode={kode} sudahMasuk={kini?.masuk != null} onTercatat={say} />
              </>
            )}
          </Sheet>
          {nama !== null && <OwnPin dibuatPada={pinDibuat} />}
        </div>
        <Sheet title="Dua pekan terakhir">
          {riwayat.length === 0 ? (
            <EmptyState title="Belum ada catatan">Hari-hari Anda akan tampil di sini.</EmptyState>
          ) : (
            <Table
              caption="Kehadiran dua pekan terakhir"
              rows={riwayat}
              rowKey={({ tanggal }) => tanggal}
              columns={[
                { key: "tanggal", head: "Tanggal", look: "name", cell: ({ tanggal }) => formatDay(tanggal, "short") },
                {
                  key: "status",
                  head: "Status",
                  look: "status",
                  cell: ({ status }) => <StatusBadge status={status} kata={statusPegawaiLabels[status]} />,
                },
                { key: "masuk", head: "Masuk", cell: ({ masuk }) => titik(masuk) },
                { key: "pulang", head: "Pulang", cell: ({ pulang }) => titik(pulang) },
              ]}
            />
          )}
        </Sheet>
      </div>
    </>
  );
}
