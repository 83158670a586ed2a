-- What a family's phone sends piece by piece over a network that breaks: it waits here until the whole paper is there.
create table potongan_unggahan (
  unggahan uuid not null,
  pendaftaran_id uuid not null references pendaftaran (id) on delete cascade,
  mulai integer not null check (mulai >= 0),
  isi bytea not null check (octet_length(isi) between 1 and 262144),
  pada timestamptz not null,
  primary key (pendaftaran_id, unggahan, mulai)
);
comment on table potongan_unggahan is 'Pieces of papers that a family is still sending; gone once the paper is kept, and after a day.';

-- Of which uploads a paper was made, so that a device whose answer was lost hears that it is there.
alter table berkas_pendaftaran add unggahan text;
