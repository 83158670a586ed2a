-- Where papers are signed.
alter table pengaturan add kota text not null default 'Palu' constraint pengaturan_kota check (btrim(kota) <> '');
alter table pengaturan alter kota drop default;

alter table template_surat drop constraint template_surat_bidang;
alter table template_surat add constraint template_surat_bidang check (
  regexp_replace(
    concat_ws(' ', judul, perihal, isi),
    '\{\{(nomor|tanggal|tahun|tahunAjaran|madrasah\.(nama|alamat|kota|npsn|nsm)|penandatangan\.(nama|nip|pangkat|jabatan)|pegawai\.(nama|nip|pangkat|jabatan|status|tempatLahir|tanggalLahir|alamat|unitKerja)|siswa\.(nama|nisn|nism|kelas|jenisKelamin|tempatLahir|tanggalLahir|alamat|namaAyah|namaIbu|orangTua)|daftar\.(pegawai|siswa)|isian\.[[:alnum:]][[:alnum:] /-]{0,59})\}\}',
    '', 'g') !~ '\{\{|\}\}'
);
