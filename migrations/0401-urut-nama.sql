-- People sort without regard to capitals: "AHMAD FAUZI" stands beside "Ahmad Fauzan", and before "Zainab". The indexes on these columns
-- are built anew by it. What is equal stays what is the same to the letter.
alter table siswa alter nama type text collate urut_alami;
alter table pegawai alter nama type text collate urut_alami;
alter table alumni alter nama type text collate urut_alami, alter instansi type text collate urut_alami;
alter table pendaftaran alter nama_lengkap type text collate urut_alami, alter asal_sekolah type text collate urut_alami;
alter table orang_tua alter nama type text collate urut_alami;
alter table pasangan alter nama type text collate urut_alami;
alter table anak alter nama type text collate urut_alami;
alter table prestasi alter nama type text collate urut_alami, alter peraih type text collate urut_alami;
alter table banding_baris alter nama type text collate urut_alami;
alter table mata_pelajaran alter nama type text collate urut_alami;
alter table folder_berkas alter nama type text collate urut_alami;
alter table berkas_umum alter nama type text collate urut_alami;
alter table template_surat alter nama type text collate urut_alami;
alter table jenis_naskah alter nama type text collate urut_alami;
alter table buku_nomor alter nama type text collate urut_alami;
alter table klasifikasi_surat alter nama type text collate urut_alami;
