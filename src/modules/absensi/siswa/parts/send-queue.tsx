import CloudOff from "lucide-react/icons/cloud-off";
import { formatClock, formatDay, formatMoment } from "#kit/dates.ts";
import { Button } from "#kit/ui/button.tsx";
import { ConfirmButton } from "#kit/ui/confirm-button.tsx";
import { Icon } from "#kit/ui/icon.tsx";
import { Sheet } from "#kit/ui/sheet.tsx";
import { Badge, Tag } from "#kit/ui/tag.tsx";
import { absensiPath } from "../offline/paths.ts";
import type { Queue } from "../offline/queue.ts";
import type { Offline } from "./use-offline.ts";

/** Whether one is connected, whether the pages open without a network, and everything that still waits to be sent. */
export const SendQueue = ({ luring }: { readonly luring: Offline }) => (
  <>
    <KabarSambungan luring={luring} />
    <QueueList luring={luring} />
  </>
);

/** Also where the roster is gone: what waits is never out of its person's sight. */
export function QueueList({ luring }: { readonly luring: Offline }) {
  const { antrean, sambungan } = luring;
  if (antrean.length === 0) return null;
  return (
    <Sheet title="Menunggu dikirim" aside={<Badge count={antrean.length} meaning="pencatatan menunggu dikirim" />}>
      <ul className="absen-antrean">
        {antrean.map((satu) => (
          <Pending key={satu.kunci} satu={satu} luring={luring} />
        ))}
      </ul>
      <div className="absen-antrean-kaki">
        <p>
          {sambungan === "tertutup"
            ? "Tersimpan di perangkat ini. Akun Anda sekarang tidak mencatat absensi, jadi belum dapat dikirim: mintalah Tata Usaha membuka haknya lagi."
            : "Tersimpan di perangkat ini sampai terkirim, juga setelah keluar. Hanya Anda yang dapat melihat dan mengirimnya."}
        </p>
        <Button onClick={() => void luring.segarkan(true)} disabled={sambungan === "masuk"}>
          {sambungan === "tertutup" ? "Periksa lagi" : "Kirim sekarang"}
        </Button>
      </div>
    </Sheet>
  );
}

function Pending({ satu, luring }: { readonly satu: Queue; readonly luring: Offline }) {
  const { sebutan, tanggal, baris, dicatatPada, sebab, gagal, ditolak = [], kunci } = satu;
  const ulang = async () => {
    const { sebab: _, ditolak: __, gagal: ___, ...isi } = satu;
    await luring.titipkan({ ...isi, kunci: crypto.randomUUID() });
    await luring.buangAntrean(kunci);
  };
  return (
    <li>
      <div>
        <b>{sebutan}</b>{" "}
        <Tag tone={sebab ? "danger" : "warning"}>{sebab ? "Perlu diperiksa" : gagal ? "Dicoba lagi nanti" : "Menunggu"}</Tag>
        <small>
          {formatDay(tanggal)} · {baris.length} siswa · ditandai {formatMoment(new Date(dicatatPada))}
        </small>
        {sebab && <p role="alert">{sebab}</p>}
        {gagal && !sebab && (
          <p role="status">
            Server belum dapat menerima pencatatan ini. Isinya tetap aman di sini dan dicoba lagi sendiri sekitar pukul{" "}
            {formatClock(new Date(gagal.lagiPada))}. Bila terus begini, kabari Tata Usaha.
          </p>
        )}
        {ditolak.map(({ siswaId, nama, sebab: alasan }) => (
          <p key={siswaId}>
            {nama}: {alasan}
          </p>
        ))}
      </div>
      {sebab && (
        <div className="ui-actions">
          <Button onClick={() => void ulang()}>Coba lagi</Button>
          <ConfirmButton
            look="quiet"
            title={`Hapus pencatatan ${sebutan}?`}
            confirm="Hapus"
            consequence={`${baris.length} siswa pada ${formatDay(tanggal)} tidak akan dikirim, dan tidak dapat dikembalikan.`}
            onConfirm={() => void luring.buangAntrean(kunci)}
          >
            Hapus
          </ConfirmButton>
        </div>
      )}
    </li>
  );
}

function KabarSambungan({ luring: { sambungan, siap, antrean } }: { readonly luring: Offline }) {
  if (sambungan === "masuk")
    return (
      <div className="ui-note" role="status">
        <Icon of={CloudOff} />
        <p>
          Sesi Anda berakhir. Yang sudah ditandai aman di perangkat ini.{" "}
          <a href={`/login?lanjut=${encodeURIComponent(absensiPath)}`}>Masuk lagi</a> agar terkirim.
        </p>
      </div>
    );
  if (sambungan === "terputus")
    return (
      <div className="ui-note" role="status">
        <Icon of={CloudOff} />
        <p>
          Tanpa sambungan. Tandai saja seperti biasa: semuanya disimpan di perangkat ini. Tekan Kirim setelah selesai menandai; sesudah itu
          dikirim sendiri begitu tersambung
          {antrean.length > 0 ? ` (${antrean.length} menunggu)` : ""}.
        </p>
      </div>
    );
  return (
    <p className="absen-sambungan ui-small ui-muted" role="status">
      {sambungan === "mencari" ? "Menghubungi madrasah…" : siap ? "Tersambung. Halaman ini juga terbuka tanpa internet." : "Tersambung."}
    </p>
  );
}
