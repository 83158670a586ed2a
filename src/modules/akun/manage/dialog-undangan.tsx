import { formatMoment } from "#kit/dates.ts";
import { Button } from "#kit/ui/button.tsx";
import { CopyText } from "#kit/ui/copy-text.tsx";
import { Dialog } from "#kit/ui/dialog.tsx";
import type { Undangan } from "./akun.ts";

/** The only time that the link is seen: closed, it cannot be shown again, only made anew. */
export function DialogUndangan({ undangan, onClose }: { readonly undangan: Undangan | null; readonly onClose: () => void }) {
  return (
    <Dialog open={undangan !== null} onClose={onClose} title={labels(undangan).judul} lead={undangan?.nama} narrow>
      {undangan && <Content undangan={undangan} onClose={onClose} />}
    </Dialog>
  );
}

function Content({ undangan, onClose }: { readonly undangan: Undangan; readonly onClose: () => void }) {
  const { tautan, sampai, qr, email, penuh } = undangan;
  const { nama, guna, lagi } = labels(undangan);
  return (
    <>
      <div className="ui-dialog-body">
        <p>
          Serahkan tautan ini langsung kepada yang bersangkutan. {guna} Hanya dapat dipakai sekali, sampai {formatMoment(sampai)}.
        </p>
        <img className="akun-qr" src={qr} alt={`Kode QR dari ${nama.toLowerCase()}`} width={184} height={184} />
        <CopyText id="akun-tautan" label={nama} text={tautan} action="Salin tautan" />
        <p className="ui-hint" role="status">
          {email && kabarSurel(email, penuh)}
          Tautan ini tidak akan ditampilkan lagi. Bila hilang, {lagi}.
        </p>
      </div>
      <div className="ui-dialog-foot">
        <Button look="primary" onClick={onClose}>
          Selesai
        </Button>
      </div>
    </>
  );
}

const kabarSurel = (email: string, penuh: boolean): string =>
  penuh
    ? `Surel tidak dikirim: ${email} sudah menerima beberapa tautan dalam satu jam terakhir. `
    : `Bila pengiriman surel sudah diatur, tautan tersendiri juga dikirim ke ${email}. `;

const forNewAkun = {
  judul: "Undangan siap diserahkan",
  nama: "Tautan undangan",
  guna: "Dengan tautan ini ia membuat password sendiri.",
  lagi: "buat undangan baru",
};

const forAkunOwner: typeof forNewAkun = {
  judul: "Tautan ganti password siap diserahkan",
  nama: "Tautan ganti password",
  guna: "Dengan tautan ini ia mengganti passwordnya sendiri; password lama tetap berlaku sampai tautan dipakai.",
  lagi: "buat tautan baru",
};

const labels = (undangan: Undangan | null) => (undangan?.ganti ? forAkunOwner : forNewAkun);
