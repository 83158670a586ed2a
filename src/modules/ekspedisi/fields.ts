import { officePapers } from "#kit/attachments/limits.ts";
import { choice, date, email, type Fields, file, longText, type Option, text } from "#kit/register/fields.ts";

export const caraKirim = [
  { value: "diantar", label: "Diantar" },
  { value: "pos", label: "Pos atau kurir" },
  { value: "diambil", label: "Diambil di madrasah" },
  { value: "pesan", label: "Pesan (WhatsApp)" },
  { value: "surel", label: "E-mail" },
] as const satisfies readonly Option[];

export const statusKirim = [
  { value: "dikirim", label: "Dikirim", tone: "info" },
  { value: "diterima", label: "Diterima", tone: "success" },
  { value: "kembali", label: "Kembali", tone: "warning" },
] as const satisfies readonly Option[];

/** What the book says of one sending. */
export const ekspedisiFields = {
  tanggalKirim: date({ label: "Tanggal kirim", privacy: "dinas", required: true, from: "1991-06-13", notAfterToday: true }),
  nomorSurat: text({ label: "Nomor surat", privacy: "dinas", required: true, max: 120, hint: "Seperti yang tertulis di surat." }),
  perihal: longText({ label: "Perihal", privacy: "dinas", max: 500 }),
  penerima: text({
    label: "Penerima",
    privacy: "dinas",
    required: true,
    max: 200,
    hint: "Instansi atau orang yang dituju, satu pengiriman untuk satu penerima.",
  }),
  cara: choice({ label: "Cara kirim", privacy: "dinas", required: true, options: caraKirim, initial: "diantar" }),
  alamat: email({ label: "Alamat e-mail", privacy: "pribadi", hint: "Untuk surat yang dikirim lewat e-mail." }),
  pembawa: text({ label: "Dibawa oleh", privacy: "dinas", max: 120 }),
  nomorResi: text({ label: "Nomor resi", privacy: "dinas", max: 60 }),
  status: choice({ label: "Status", privacy: "dinas", required: true, options: statusKirim, initial: "dikirim" }),
  tanggalDiterima: date({ label: "Tanggal diterima", privacy: "dinas", from: "1991-06-13", notAfterToday: true }),
  diterimaOleh: text({ label: "Diterima oleh", privacy: "dinas", max: 120, hint: "Nama yang membubuhkan tanda terima." }),
  buktiId: file({
    label: "Tanda terima",
    privacy: "dinas",
    accept: officePapers,
    hint: "Foto atau pindaian tanda terima. Hanya terbuka bagi yang boleh melihat pengiriman ini.",
  }),
  keterangan: longText({ label: "Keterangan", privacy: "dinas", max: 600 }),
};

const { tanggalKirim, penerima, cara, alamat, pembawa, nomorResi, keterangan } = ekspedisiFields;

/** What the page of a letter asks: the letter itself says the rest, and e-mail has a form of its own. */
export const catatFields = {
  penerima,
  tanggalKirim,
  cara: { ...cara, options: caraKirim.filter(({ value }) => value !== "surel") },
  pembawa,
  nomorResi,
  keterangan,
} satisfies Fields;

export const surelFields = {
  penerima,
  alamat: { ...alamat, required: true, hint: "Satu alamat. PDF surat ikut terlampir." },
} satisfies Fields;
