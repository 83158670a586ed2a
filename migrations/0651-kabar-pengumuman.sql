-- Who was told by e-mail that the result can be read: once each, whatever happens in between.
create table kabar_pengumuman (
  pendaftaran_id uuid primary key references pendaftaran (id),
  pada timestamptz not null,
  -- When the mail server took it; a family without this is left to the committee.
  terkirim_pada timestamptz
);
comment on table kabar_pengumuman is 'Registrations whose family was told by e-mail, or is about to be, that the result can be read; never what it is.';
