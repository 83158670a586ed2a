-- Who agreed, by themselves, to be named on the public page of teachers and staff. No row: nobody agreed.
create table tampil_publik (
  pegawai_id uuid primary key references pegawai (id) on delete cascade,
  dengan_foto boolean not null default false,
  persetujuan integer not null check (persetujuan > 0),
  disetujui_pada timestamptz not null default now(),
  disetujui_oleh uuid not null references akun (id)
);
comment on table tampil_publik is 'A member of staff who agreed to stand on the public page of teachers and staff; taken back, the row goes.';
comment on column tampil_publik.dengan_foto is 'The picture of the own account is shown too.';
comment on column tampil_publik.persetujuan is 'Which wording of the consent was agreed to.';
comment on column tampil_publik.disetujui_oleh is 'Always the account of that person: nobody agrees for somebody else.';
