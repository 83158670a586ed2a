-- How a kind of paper is laid out, and in which style the papers of the house are set.
alter table jenis_naskah
  add bentuk text not null default 'biasa' constraint jenis_naskah_bentuk check (bentuk in ('biasa', 'keputusan', 'nota-dinas', 'pengantar'));
update jenis_naskah set bentuk = 'keputusan' where kode = 'keputusan';
update jenis_naskah set bentuk = 'nota-dinas' where kode in ('nota-dinas', 'memorandum');
update jenis_naskah set bentuk = 'pengantar' where kode = 'surat-pengantar';

alter table kop_surat
  add gaya text not null default 'resmi' constraint kop_surat_gaya check (gaya in ('resmi', 'ornamen')),
  alter kertas set default 'F4';
