-- What kind of madrasah this is and in which province: said by the settings, no longer by the code.
alter table pengaturan
  add jenis text not null default 'man' constraint pengaturan_jenis check (jenis in ('man', 'mas')),
  add provinsi text not null default 'Sulawesi Tengah' constraint pengaturan_provinsi check (btrim(provinsi) <> '');
alter table pengaturan alter jenis drop default, alter provinsi drop default;
