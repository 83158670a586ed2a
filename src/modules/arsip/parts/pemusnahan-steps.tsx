import { ConfirmButton } from "#kit/ui/confirm-button.tsx";
import { Sheet } from "#kit/ui/sheet.tsx";
import type { Keadaan } from "../pemusnahan.ts";
import { alasanFields, musnahFields } from "../pemusnahan.ts";
import { ArchiveStep } from "./archive-step.tsx";
import { useSend } from "./use-send.ts";

interface Props {
  readonly pemusnahan: { readonly id: string; readonly versi: number };
  readonly keadaan: Keadaan;
  readonly surat: readonly unknown[];
  readonly hari: string;
  readonly boleh: { readonly batal: boolean; readonly musnahkan: boolean; readonly hapusBerkas: boolean };
}

/** What comes next, for whoever may do it. */
export function PemusnahanSteps({ pemusnahan: { id, versi }, keadaan, surat, hari, boleh }: Props) {
  const besides = { versi: String(versi) };
  return (
    <>
      {keadaan === "konsep" && (
        <Sheet title="Langkah berikutnya">
          <p className="ui-sheet-body ui-muted">
            Lengkapi konsep berita acaranya, lalu ajukan. Surat baru dapat ditandai dimusnahkan sesudah kepala madrasah menandatangani.
          </p>
        </Sheet>
      )}
      {boleh.musnahkan && (
        <Sheet title="Tandai sudah dimusnahkan">
          <p className="ui-sheet-body ui-muted">
            Isi sesudah arsip kertasnya benar-benar dimusnahkan. Nomor dan perihal surat tetap tercatat; berkasnya baru dihapus sesudah
            disetujui orang kedua.
          </p>
          <ArchiveStep
            {...{ about: id, besides, fields: musnahFields, initial: { dilaksanakan: hari } }}
            aksi="musnahkan"
            button="Tandai dimusnahkan"
            look="primary"
          />
        </Sheet>
      )}
      {keadaan === "dimusnahkan" && <FilesStep {...{ id, versi, surat: surat.length, may: boleh.hapusBerkas }} />}
      {boleh.batal && (
        <Sheet title="Batalkan">
          <p className="ui-sheet-body ui-muted">
            Surat-suratnya kembali ke daftar usul musnah. Konsepnya masuk tempat sampah; yang sudah ditandatangani dibatalkan nomornya.
          </p>
          <ArchiveStep {...{ about: id, besides, fields: alasanFields }} aksi="batal" button="Batalkan pemusnahan" look="danger" />
        </Sheet>
      )}
    </>
  );
}

interface Files {
  readonly id: string;
  readonly versi: number;
  readonly surat: number;
  readonly may: boolean;
}

function FilesStep({ id, versi, surat, may }: Files) {
  const { send, busy, refused, dialog } = useSend(`berkas ${id}`);
  return (
    <Sheet title="Hapus berkasnya">
      <div className="arsip-bagian">
        <p>
          {may
            ? "Pindaian, PDF, dan isi suratnya dihapus. Nomor, perihal, dan tanggalnya tetap tercatat."
            : "Menunggu orang kedua: bukan yang menandai surat ini dimusnahkan."}
        </p>
        {may && (
          <ConfirmButton
            look="danger"
            busy={busy}
            busyText="Menghapus..."
            title={`Hapus berkas ${surat} surat?`}
            confirm="Hapus berkasnya"
            consequence="Berkasnya disimpan 30 hari lagi di karantina, lalu hilang untuk selamanya. Isi surat langsung hilang dan tidak dapat dikembalikan."
            onConfirm={() => send({ aksi: "hapus-berkas", versi: String(versi) })}
          >
            Hapus berkas
          </ConfirmButton>
        )}
        {refused && (
          <p role="alert" className="arsip-tolak">
            {refused}
          </p>
        )}
      </div>
      {dialog}
    </Sheet>
  );
}
