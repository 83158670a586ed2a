-- Tables that a letter brings along from elsewhere in the product, as they stood when it was begun; nobody types in them.
alter table naskah_surat add tabel jsonb;

alter table template_surat drop constraint template_surat_bidang;
alter table template_surat add constraint template_surat_bidang check (
  regexp_replace(
    concat_ws(' ', judul, perihal, isi),
    '\{\{(nomor|tanggal|tahun|tahunAjaran|madrasah\.(nama|alamat|kota|npsn|nsm)|penandatangan\.(nama|nip|pangkat|jabatan)|pegawai\.(nama|nip|pangkat|jabatan|status|tempatLahir|tanggalLahir|alamat|unitKerja)|siswa\.(nama|nisn|nism|kelas|jenisKelamin|tempatLahir|tanggalLahir|alamat|namaAyah|namaIbu|orangTua)|daftar\.(pegawai|siswa|lampiran)|isian\.[[:alnum:]][[:alnum:] /-]{0,59})\}\}',
    '', 'g') !~ '\{\{|\}\}'
);

-- The head's decision about the result of a wave, as a letter on its way or signed.
create table surat_keputusan_ppdb (
  keputusan_id uuid primary key references keputusan_ppdb (id),
  naskah_id uuid not null unique references naskah_surat (id),
  -- Whether each family's letter takes a number of its own.
  bernomor boolean not null,
  -- The words of the families' letters by outcome, kept with the first of them.
  kata jsonb
);
comment on table surat_keputusan_ppdb is 'Which letter is the head''s decision about the result of a wave, and the words of the families'' letters that follow from it.';

create table surat_seleksi (
  keputusan_id uuid not null references surat_keputusan_ppdb (keputusan_id),
  pendaftaran_id uuid not null references pendaftaran (id),
  naskah_id uuid not null references naskah_surat (id),
  hasil text not null check (hasil in ('diterima', 'cadangan', 'tidak diterima')),
  nomor text unique,
  bukti text not null unique,
  isi_qr text not null,
  dibuat_pada timestamptz not null,
  primary key (keputusan_id, pendaftaran_id)
);
comment on table surat_seleksi is 'A family''s letter about its result: which outcome it tells, by which decision, and its proof. One for each child; another outcome takes its place.';
create index surat_seleksi_milik on surat_seleksi (pendaftaran_id);
