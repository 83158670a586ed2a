-- EMIS asks a foreigner for country and permit instead of a NIK, and tells "has no phone" from "not filled in".
alter table siswa
  add column negara text,
  add column kitas text,
  add column tanpa_hp boolean not null default false,
  add column kewarganegaraan_ayah text,
  add column kitas_ayah text,
  add column tanpa_hp_ayah boolean not null default false,
  add column kewarganegaraan_ibu text,
  add column kitas_ibu text,
  add column tanpa_hp_ibu boolean not null default false,
  add column kewarganegaraan_wali text,
  add column kitas_wali text,
  add column tanpa_hp_wali boolean not null default false;

update siswa set kewarganegaraan = 'Indonesia' where lower(btrim(kewarganegaraan)) in ('indonesia', 'wni', '');
update siswa set negara = kewarganegaraan, kewarganegaraan = 'asing' where kewarganegaraan <> 'Indonesia';
alter table siswa add constraint siswa_kewarganegaraan check (kewarganegaraan in ('Indonesia', 'asing'));
