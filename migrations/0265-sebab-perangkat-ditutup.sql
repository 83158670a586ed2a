-- A device that is closed says why to whoever stands before it: the office ended it, or its token was used from two places.
-- From here on token_dipakai says that the device came with its newest token after its browser had had time to write it down.
alter table kios_absensi
  add column sebab_ditutup text check (sebab_ditutup in ('ditutup', 'ganda')),
  add constraint kios_absensi_sebab check (sebab_ditutup is null or ditutup_pada is not null);
