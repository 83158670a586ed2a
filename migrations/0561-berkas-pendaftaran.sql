-- The papers that a path asks for, as families send them.
create table berkas_pendaftaran (
  id uuid primary key default gen_random_uuid(),
  -- A registration that is gone for good takes its papers along; files that no row holds are swept.
  pendaftaran_id uuid not null references pendaftaran (id) on delete cascade,
  -- As the path named it when it was sent.
  dokumen text not null check (char_length(dokumen) between 1 and 200),
  berkas_id uuid not null references berkas (id),
  halaman integer not null check (halaman > 0),
  dikirim timestamptz not null,
  keadaan text not null default 'menunggu' check (keadaan in ('menunggu', 'diterima', 'dikembalikan')),
  sebab text check (sebab in ('buram', 'salah-dokumen', 'orang-lain', 'belum-lengkap', 'tidak-berlaku', 'lain')),
  catatan text check (char_length(catatan) <= 300),
  diperiksa_oleh uuid references akun (id),
  diperiksa_pelaku text,
  diperiksa_pada timestamptz,
  constraint berkas_pendaftaran_satu unique (pendaftaran_id, dokumen),
  constraint berkas_pendaftaran_sebab check ((keadaan = 'dikembalikan') = (sebab is not null))
);
create index berkas_pendaftaran_berkas on berkas_pendaftaran (berkas_id);
comment on table berkas_pendaftaran is 'Papers of a registration: which one, the file, and what the committee said of it. A paper that is sent again takes the place of the one before.';

-- What a registration's path asks for, in its order; one rule for the family's page and for the committee's filter.
create function dokumen_diminta(p pendaftaran) returns table (dokumen text, urutan bigint) language sql stable as $$
  select left(btrim(baris, E' \t\r'), 200), min(n)
  from jalur_ppdb j, regexp_split_to_table(j.dokumen, E'\n') with ordinality as t (baris, n)
  where j.gelombang_id = p.gelombang_id and j.jenis = p.jalur and j.deleted_at is null and btrim(baris, E' \t\r') <> ''
  group by 1
$$;
comment on function dokumen_diminta(pendaftaran) is 'The papers that the path of a registration asks for, with their order.';

create function berkas_kurang(p pendaftaran) returns boolean language sql stable as $$
  select exists (
    select from dokumen_diminta(p) d
    where not exists (
      select from berkas_pendaftaran b where b.pendaftaran_id = p.id and b.dokumen = d.dokumen and b.keadaan <> 'dikembalikan'))
$$;
comment on function berkas_kurang(pendaftaran) is 'A paper that the path asks for was not sent, or was given back.';
