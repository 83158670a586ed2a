import { useNavigate } from "react-router";
import { Button, ButtonLink } from "#kit/ui/button.tsx";
import { ConfirmDialog } from "#kit/ui/dialog.tsx";
import { useToast } from "#kit/ui/feedback/toast.tsx";
import { RelatedContext } from "#kit/ui/field/related.tsx";
import { FormNotes } from "#kit/ui/form/form-notes.tsx";
import { PageHead, Sheet } from "#kit/ui/sheet.tsx";
import { pegawaiPath } from "../../paths.ts";
import { pegawai } from "../../pegawai.ts";
import { type FormContent, title } from "../form-content.ts";
import { Fields } from "./fields.tsx";
import { OwnDataUsulan } from "./own-data-usulan.tsx";
import { Pasfoto } from "./pasfoto.tsx";
import { bagian } from "./sections.ts";
import { ShortRiwayat } from "./short-riwayat.tsx";
import { Signature } from "./signature.tsx";
import { usePegawaiForm } from "./use-pegawai-form.ts";
import "./formulir.css";

const pengantar = {
  tambah: "Isi data pegawai baru. Yang bertanda * wajib diisi.",
  edit: "",
  "tambah-diri": "Data diri Anda belum tercatat. Isi sekali; pangkat, jabatan, dan TMT berlaku setelah disetujui kantor.",
  "edit-diri": "Alamat, kontak, foto, dan tanda tangan langsung diperbarui. Perubahan bagian lain menunggu persetujuan kantor.",
} as const;

/** The staff form, for the office and for each person of themselves. */
export function PegawaiForm({ isi }: { readonly isi: FormContent }) {
  const { keperluan, pegawai: row } = isi;
  return (
    <RelatedContext value={isi.related}>
      <PageHead title={title[keperluan]} lead={keperluan === "edit" ? String(row?.nama ?? "") : pengantar[keperluan]}>
        {row && <ButtonLink to={`${pegawaiPath}/${row.id}`}>Lihat data lengkap</ButtonLink>}
      </PageHead>
      {isi.usulan && <OwnDataUsulan usulan={isi.usulan} />}
      <div className={isi.riwayat.length > 0 ? "pegawai-belah" : undefined}>
        <Form isi={isi} />
        {row && isi.riwayat.length > 0 && <ShortRiwayat id={row.id} riwayat={isi.riwayat} />}
      </div>
    </RelatedContext>
  );
}

function Form({ isi }: { readonly isi: FormContent }) {
  const say = useToast();
  const navigate = useNavigate();
  const formulir = usePegawaiForm(isi, {
    onSaved: (diusulkan) => {
      say(diusulkan ? "Berhasil disimpan. Sebagian perubahan menunggu persetujuan kantor." : "Berhasil disimpan");
      void navigate("/dashboard-profile");
    },
    onFailed: () => say({ text: "Gagal menyimpan", failed: true }),
  });
  const tombol = isi.pegawai === null ? "Simpan" : "Perbarui";
  return (
    <form method="post" noValidate className="pegawai-formulir" onSubmit={formulir.submit}>
      <FormNotes form={formulir} fields={pegawai.fields} save={tombol} />
      {bagian.map(({ judul, isian }) => (
        <Sheet key={judul} title={judul}>
          <div className="ui-sheet-body">
            <Fields nama={isian} isi={isi} formulir={formulir} />
          </div>
        </Sheet>
      ))}
      <Image isi={isi} formulir={formulir} />
      <Save tombol={tombol} busy={formulir.busy} berubah={formulir.dirty} />
      <Ragu ragu={formulir.ragu} onBatal={formulir.batal} onYakin={() => formulir.send(true)} />
      {formulir.dialog}
    </form>
  );
}

type Together = { readonly isi: FormContent; readonly formulir: ReturnType<typeof usePegawaiForm> };

function Image({ isi, formulir }: Together) {
  const { gambar, pasang, errors } = formulir;
  const row = isi.pegawai;
  const alamat = (nama: "fotoId" | "ttdId") => (row?.[nama] ? `${pegawaiPath}/${row.id}/berkas/${nama}?v=${String(row[nama])}` : null);
  return (
    <Sheet title="Foto dan tanda tangan">
      <div className="ui-sheet-body pegawai-gambar">
        <Pasfoto
          gambar={gambar.foto}
          alamat={alamat("fotoId")}
          galat={errors.fotoId}
          onUbah={(foto) => pasang((sebelum) => ({ ...sebelum, foto }))}
        />
        <Signature
          gambar={gambar.ttd}
          alamat={alamat("ttdId")}
          galat={errors.ttdId}
          onUbah={(ttd) => pasang((sebelum) => ({ ...sebelum, ttd }))}
        />
      </div>
    </Sheet>
  );
}

function Save({ tombol, busy, berubah }: { readonly tombol: string; readonly busy: boolean; readonly berubah: boolean }) {
  const navigate = useNavigate();
  return (
    <div className="ui-savebar">
      <p role="status">{berubah && <b>Ada perubahan yang belum disimpan.</b>}</p>
      <Button onClick={() => void navigate(-1)}>Batal</Button>
      <Button type="submit" look="primary" busy={busy} busyText="Menyimpan...">
        {tombol}
      </Button>
    </div>
  );
}

interface RaguProps {
  readonly ragu: readonly string[];
  readonly onBatal: () => void;
  readonly onYakin: () => void;
}

/** What looks odd is asked once; old records are allowed to be odd. */
const Ragu = ({ ragu, onBatal, onYakin }: RaguProps) => (
  <ConfirmDialog open={ragu.length > 0} title="Periksa sekali lagi" confirm="Simpan apa adanya" onClose={onBatal} onConfirm={onYakin}>
    Ini tidak lazim, tetapi dapat terjadi pada data lama:
    {ragu.map((kalimat) => (
      <span className="pegawai-ragu" key={kalimat}>
        {kalimat}
      </span>
    ))}
  </ConfirmDialog>
);
