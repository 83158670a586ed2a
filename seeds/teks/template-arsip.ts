/** The record of a destruction of letters, found by its name; its list is annexed. */
export const templateArsip = [
  {
    nama: "Berita Acara Pemusnahan Arsip",
    jenis: "berita-acara",
    klasifikasi: null,
    untuk: "umum",
    judul: "Berita Acara Pemusnahan Arsip",
    perihal: "Berita acara pemusnahan arsip yang habis masa simpannya sampai akhir tahun {{isian.Tahun}}",
    isi: `Pada hari ini, {{isian.Hari dan tanggal}}, bertempat di {{isian.Tempat}}, kami:

Nama : {{penandatangan.nama}}
NIP : {{penandatangan.nip}}
Jabatan : {{penandatangan.jabatan}}

menyetujui pemusnahan arsip sebanyak {{isian.Jumlah surat}} menurut jadwal retensi arsip, sebagaimana tercantum dalam daftar terlampir.

Dasar persetujuan : {{isian.Dasar persetujuan}}
Cara pemusnahan : {{isian.Cara pemusnahan}}

Arsip dalam daftar tersebut telah diperiksa: masa simpannya habis, tidak sedang ditindaklanjuti, dan tidak diperlukan sebagai bukti.

Berita acara ini dibuat dengan sebenarnya dan disimpan selamanya. Pemusnahannya disaksikan oleh:

| No. | Nama saksi | Tanda tangan |
| 1. | {{isian.Saksi pertama}} | |
| 2. | {{isian.Saksi kedua}} | |

=== Lampiran ===

{{daftar.lampiran}}`,
  },
] as const;
