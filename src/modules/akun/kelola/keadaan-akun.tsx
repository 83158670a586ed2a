import Send from "lucide-react/icons/send";
import UserCheck from "lucide-react/icons/user-check";
import UserX from "lucide-react/icons/user-x";
import { useState } from "react";
import { formatMoment } from "#kit/dates.ts";
import { Button } from "#kit/ui/button.tsx";
import { ConfirmDialog } from "#kit/ui/dialog.tsx";
import { Sheet } from "#kit/ui/sheet.tsx";
import type { RincianAkun } from "./rincian-akun.server.ts";

export interface BagianProps {
  readonly rincian: RincianAkun;
  readonly busy: boolean;
  readonly aksi: (nama: string, rest?: Readonly<Record<string, string>>) => void;
}

/** Whether somebody may come in, and the link by which they choose a password. */
export function KeadaanAkunIni({ rincian, busy, aksi }: BagianProps) {
  const { akun, boleh, sendiri, undanganSampai } = rincian;
  const [bertanya, setBertanya] = useState(false);
  const nonaktif = akun.keadaan === "nonaktif";
  return (
    <Sheet title="Undangan dan keadaan">
      <div className="ui-sheet-body">
        <p>{kalimatKeadaan(rincian)}</p>
        {undanganSampai && <p>Undangan terakhir berlaku sampai {formatMoment(undanganSampai)}.</p>}
        {boleh.ubah && (
          <div className="akun-tombol">
            {!nonaktif && (
              <Button icon={Send} busy={busy} onClick={() => aksi("undang")}>
                {akun.keadaan === "menunggu" ? "Undang lagi" : "Buat tautan ganti password"}
              </Button>
            )}
            {nonaktif ? (
              <Button icon={UserCheck} busy={busy} onClick={() => aksi("aktifkan")}>
                Aktifkan
              </Button>
            ) : (
              !sendiri && (
                <Button icon={UserX} look="danger" busy={busy} onClick={() => setBertanya(true)}>
                  Nonaktifkan
                </Button>
              )
            )}
          </div>
        )}
        {boleh.ubah && <p className="ui-hint">Password dibuat dan diketahui oleh pemilik akun saja. Undangan baru mengakhiri yang lama.</p>}
      </div>
      <ConfirmDialog
        open={bertanya}
        title="Nonaktifkan akun ini?"
        confirm="Nonaktifkan"
        danger
        onClose={() => setBertanya(false)}
        onConfirm={() => {
          setBertanya(false);
          aksi("nonaktifkan");
        }}
      >
        {akun.nama} langsung keluar dari semua perangkat dan tidak dapat masuk sampai diaktifkan lagi. Datanya tetap ada.
      </ConfirmDialog>
    </Sheet>
  );
}

function kalimatKeadaan({ akun, sendiri }: RincianAkun): string {
  if (akun.keadaan === "nonaktif") return "Akun ini nonaktif: pemiliknya tidak dapat masuk.";
  if (akun.keadaan === "menunggu") return "Menunggu pemilik akun membuat password lewat undangan.";
  return sendiri ? "Ini akun Anda sendiri." : "Akun ini aktif.";
}
