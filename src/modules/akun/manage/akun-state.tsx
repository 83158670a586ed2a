import Send from "lucide-react/icons/send";
import UserCheck from "lucide-react/icons/user-check";
import UserX from "lucide-react/icons/user-x";
import { formatMoment } from "#kit/dates.ts";
import { Button } from "#kit/ui/button.tsx";
import { ConfirmButton } from "#kit/ui/confirm-button.tsx";
import { Sheet } from "#kit/ui/sheet.tsx";
import type { Ditanya } from "../confirmation/reason-dialog.tsx";
import type { AkunDetail } from "./akun-detail.server.ts";

export interface BagianProps {
  readonly rincian: AkunDetail;
  readonly busy: boolean;
  readonly aksi: (nama: string, rest?: Readonly<Record<string, string>>) => void;
}

/** Whether somebody may come in, and the link by which they choose a password. */
export function ThisAkunState({ rincian, busy, aksi, onTanya }: BagianProps & { readonly onTanya: (ditanya: Ditanya) => void }) {
  const { akun, boleh, sendiri, berkuasa, undanganSampai } = rincian;
  // Of who decides or signs it is proposed, with a reason; a link that was agreed to is made at once.
  const lakukan = (nama: string, judul: string) =>
    berkuasa ? onTanya({ judul, akibat: akibatUsulan, isi: { aksi: nama }, selesai: "Terkirim" }) : aksi(nama);
  const nonaktif = akun.keadaan === "nonaktif";
  return (
    <Sheet title="Undangan dan keadaan">
      <div className="ui-sheet-body">
        <p>{stateSentence(rincian)}</p>
        {undanganSampai && (
          <p>
            {akun.keadaan === "menunggu" ? "Undangan" : "Tautan ganti password"} terakhir berlaku sampai {formatMoment(undanganSampai)}.
          </p>
        )}
        {boleh.ubah && (
          <div className="akun-tombol">
            {!nonaktif && !sendiri && (
              <Button
                icon={Send}
                busy={busy}
                onClick={() => (rincian.tautanDisetujui ? aksi("undang") : lakukan("undang", "Usulkan tautan ganti password?"))}
              >
                {akun.keadaan === "menunggu" ? "Undang lagi" : "Buat tautan ganti password"}
              </Button>
            )}
            {nonaktif ? (
              <Button icon={UserCheck} busy={busy} onClick={() => lakukan("aktifkan", "Usulkan akun ini diaktifkan?")}>
                Aktifkan
              </Button>
            ) : (
              !sendiri && (
                <ConfirmButton
                  icon={UserX}
                  look="danger"
                  busy={busy}
                  title="Nonaktifkan akun ini?"
                  confirm="Nonaktifkan"
                  consequence={`${akun.nama} langsung keluar dari semua perangkat dan tidak dapat masuk sampai diaktifkan lagi. Datanya tetap ada.`}
                  onConfirm={() => aksi("nonaktifkan")}
                >
                  Nonaktifkan
                </ConfirmButton>
              )
            )}
          </div>
        )}
        {boleh.ubah && <p className="ui-hint">Password dibuat dan diketahui oleh pemilik akun saja. Tautan baru mengakhiri yang lama.</p>}
      </div>
    </Sheet>
  );
}

const akibatUsulan =
  "Akun ini memutus bagi madrasah atau menandatangani suratnya, jadi perlu persetujuan administrator lain atau kepala madrasah.";

function stateSentence({ akun, sendiri }: AkunDetail): string {
  if (akun.keadaan === "nonaktif") return "Akun ini nonaktif: pemiliknya tidak dapat masuk.";
  if (akun.keadaan === "menunggu") return "Menunggu pemilik akun membuat password lewat undangan.";
  return sendiri ? "Ini akun Anda sendiri." : "Akun ini aktif.";
}
