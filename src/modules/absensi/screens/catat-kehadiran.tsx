import { useSearchParams } from "react-router";
import { scopeContext, within } from "#kit/ctx.server.ts";
import { formatClock, formatDay } from "#kit/dates.ts";
import { readForm } from "#kit/form.server.ts";
import { EmptyState } from "#kit/ui/feedback/states.tsx";
import { useToast } from "#kit/ui/feedback/toast.tsx";
import { answered } from "#kit/ui/form/answered.ts";
import { PageHead, Sheet } from "#kit/ui/sheet.tsx";
import { Table } from "#kit/ui/table/table.tsx";
import { visitContext } from "#kit/visit.server.ts";
import { buatPinSaya } from "../kios/pin-kios.server.ts";
import { PinSaya } from "../kios/pin-saya.tsx";
import { FormulirKode } from "../papan/formulir-kode.tsx";
import { kehadiranSaya } from "../papan/kehadiran-saya.server.ts";
import "../papan/kehadiran.css";
import { TandaStatus } from "../papan/tanda-status.tsx";
import { catatKehadiran } from "../pegawai/catat-kehadiran.server.ts";
import { sebutanStatusPegawai } from "../pegawai/status.ts";
import type { Route } from "./+types/catat-kehadiran.ts";

export const meta = () => [{ title: "Catat Kehadiran" }];

export const loader = (args: Route.LoaderArgs) => within(args, kehadiranSaya);

export async function action({ context, request }: Route.ActionArgs) {
  const form = await readForm(request);
  if (form.get("aksi") === "pin") return { pin: await context.get(scopeContext).transaction(buatPinSaya) };
  const arah = form.get("arah") === "pulang" ? "pulang" : "masuk";
  const ketukan = { arah, kode: String(form.get("kode") ?? ""), alamat: context.get(visitContext).address } as const;
  const { masuk, pulang, sudah } = await catatKehadiran(context.get(scopeContext), ketukan);
  const saat = arah === "masuk" ? masuk : pulang;
  const pukul = saat ? ` pukul ${formatClock(saat)}` : "";
  return { pesan: sudah ? `Anda sudah tercatat masuk${pukul}` : `Tercatat ${arah}${pukul}` };
}

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => answered(serverAction);

export default function CatatKehadiran({ loaderData: { hariIni, nama, pinDibuat, libur, batas, kini, riwayat } }: Route.ComponentProps) {
  const say = useToast();
  const [alamat] = useSearchParams();
  const kode = /^\d{6}$/.test(alamat.get("kode") ?? "") ? (alamat.get("kode") ?? "") : "";
  const titik = (jam: string | null | undefined) => jam?.replace(":", ".") ?? "–";
  return (
    <>
      <PageHead title="Catat Kehadiran" lead={`${formatDay(hariIni, "long")}. Masuk paling lambat pukul ${titik(batas)} WITA.`} />
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
                      <TandaStatus status={kini?.status ?? null} kata={kini && sebutanStatusPegawai[kini.status]} />
                    </dd>
                  </div>
                </dl>
                <FormulirKode kode={kode} sudahMasuk={kini?.masuk != null} onTercatat={say} />
              </>
            )}
          </Sheet>
          {nama !== null && <PinSaya dibuatPada={pinDibuat} />}
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
                  cell: ({ status }) => <TandaStatus status={status} kata={sebutanStatusPegawai[status]} />,
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
