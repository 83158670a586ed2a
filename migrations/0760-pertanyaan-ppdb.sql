-- What an intake asks of those who register, besides the form that all intakes have, and what each family answered.
create table pertanyaan_ppdb (
  id uuid primary key default gen_random_uuid(),
  versi integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  deleted_at timestamptz,
  deleted_by uuid,
  periode_id uuid not null references periode_ppdb (id),
  -- Null: on every path.
  jalur text check (jalur in ('reguler', 'prestasi-akademik', 'prestasi-non-akademik', 'tahfidz', 'afirmasi', 'asrama', 'mutasi')),
  pertanyaan text not null check (btrim(pertanyaan) <> ''),
  kode text not null check (kode ~ '^[a-z0-9]([a-z0-9-]{0,28}[a-z0-9])?$'),
  bentuk text not null check (bentuk in ('pendek', 'panjang', 'angka', 'tanggal', 'pilihan', 'ya-tidak')),
  petunjuk text,
  wajib boolean not null default false,
  pilihan text,
  paling_kecil double precision,
  paling_besar double precision,
  huruf integer check (huruf between 1 and 2000),
  nomor_urut integer not null default 100 check (nomor_urut between 1 and 999),
  golongan text not null default 'pribadi' check (golongan in ('pribadi', 'rahasia')),
  berhenti boolean not null default false,
  constraint pertanyaan_ppdb_pilihan check ((bentuk = 'pilihan') = (pilihan is not null)),
  constraint pertanyaan_ppdb_batas check (paling_besar >= paling_kecil)
);
create unique index pertanyaan_ppdb_kode on pertanyaan_ppdb (periode_id, kode) where deleted_at is null;
comment on table pertanyaan_ppdb is 'Questions that an intake asks of those who register, on all its paths or one; the code stays the same from year to year.';

create table jawaban_pendaftaran (
  pendaftaran_id uuid not null references pendaftaran (id),
  pertanyaan_id uuid not null references pertanyaan_ppdb (id),
  isi text not null check (char_length(isi) between 1 and 4000),
  pada timestamptz not null,
  -- Where one of the committee wrote it: who, and why, as the family reads it.
  oleh uuid references akun (id),
  pelaku text,
  alasan text check (char_length(alasan) <= 300),
  -- Why it was given back; null unless the family is waited for.
  kembali text check (char_length(kembali) <= 300),
  primary key (pendaftaran_id, pertanyaan_id),
  constraint jawaban_pendaftaran_pelaku check ((pelaku is null) = (alasan is null))
);
create index jawaban_pendaftaran_oleh on jawaban_pendaftaran (oleh) where oleh is not null;
create index jawaban_pendaftaran_pertanyaan on jawaban_pendaftaran (pertanyaan_id);
comment on table jawaban_pendaftaran is 'What a family answered to the questions of its intake: days as YYYY-MM-DD, numbers with a point, yes and no as ya and tidak.';

-- Nobody thinks up a code: the question itself gives it, once.
create function pertanyaan_ppdb_kode() returns trigger language plpgsql as $$
declare
  awal constant text := btrim(left(btrim(regexp_replace(lower(new.pertanyaan), '[^a-z0-9]+', '-', 'g'), '-'), 30), '-');
  coba text := coalesce(nullif(awal, ''), 'pertanyaan');
  ke integer := 1;
begin
  if new.kode is not null then return new; end if;
  if tg_op = 'UPDATE' then new.kode := old.kode; return new; end if;
  while exists (select from pertanyaan_ppdb where periode_id = new.periode_id and kode = coba and deleted_at is null) loop
    ke := ke + 1;
    coba := btrim(left(coalesce(nullif(awal, ''), 'pertanyaan'), 26), '-') || '-' || ke;
  end loop;
  new.kode := coba;
  return new;
end $$;
comment on function pertanyaan_ppdb_kode() is 'Gives a question without a code one, made of its words.';
create trigger pertanyaan_ppdb_kode before insert or update on pertanyaan_ppdb for each row execute function pertanyaan_ppdb_kode();

-- Questions are rules as well; and what was answered stays the question that was answered.
create function jaga_pertanyaan_ppdb() returns trigger language plpgsql as $$
begin
  if aturan_ppdb_terkunci(new.periode_id) or (tg_op = 'UPDATE' and aturan_ppdb_terkunci(old.periode_id)) then
    raise exception 'the rules of this period are published' using errcode = 'check_violation', constraint = 'aturan_ppdb_terbit';
  end if;
  if tg_op = 'UPDATE' and exists (select from jawaban_pendaftaran where pertanyaan_id = old.id) then
    if (new.deleted_at is not null and old.deleted_at is null) or new.periode_id <> old.periode_id or new.kode <> old.kode
      or new.bentuk <> old.bentuk or (new.jalur is not null and new.jalur is distinct from old.jalur) or (old.golongan = 'rahasia' and new.golongan <> 'rahasia') then
      raise exception 'this question was answered' using errcode = 'check_violation', constraint = 'pertanyaan_ppdb_terjawab';
    end if;
    if new.bentuk = 'pilihan' and exists (
      select from jawaban_pendaftaran j
      where j.pertanyaan_id = old.id
        and not exists (select from regexp_split_to_table(new.pilihan, E'\n') as baris where btrim(baris, E' \t\r') = j.isi)
    ) then
      raise exception 'an option was chosen' using errcode = 'check_violation', constraint = 'pertanyaan_ppdb_terpilih';
    end if;
  end if;
  return new;
end $$;
comment on function jaga_pertanyaan_ppdb() is 'Refuses changes of questions that are published, and of what makes an answered question what it is.';
create trigger jaga_pertanyaan_ppdb before insert or update on pertanyaan_ppdb for each row execute function jaga_pertanyaan_ppdb();

-- A list counts what thousands lack: one reading for all of an intake.
create function jawaban_kurang(periode uuid) returns table (pendaftaran_id uuid, pertanyaan text) language sql stable rows 5000 set enable_nestloop = off as $$
  select p.id, q.pertanyaan
  from pendaftaran p join pertanyaan_ppdb q on q.periode_id = p.periode_id and (q.jalur is null or q.jalur = p.jalur)
    left join jawaban_pendaftaran j on j.pendaftaran_id = p.id and j.pertanyaan_id = q.id
  where p.periode_id = periode and p.deleted_at is null and q.deleted_at is null and q.wajib and not q.berhenti and (j.isi is null or j.kembali is not null)
$$;
comment on function jawaban_kurang(uuid) is 'Each question that has to be answered and was not, with whose it is.';

-- An answer that was given back is told to the family as a paper is.
create function jawaban_dikembalikan() returns trigger language plpgsql as $$
begin
  perform kabar_perbaikan_diminta(new.pendaftaran_id, now());
  return null;
end $$;
comment on function jawaban_dikembalikan() is 'Notes that an answer of a registration was given back.';
create trigger jawaban_dikembalikan after update of kembali on jawaban_pendaftaran
  for each row when (new.kembali is not null and old.kembali is null) execute function jawaban_dikembalikan();

create or replace function masih_diminta(p pendaftaran) returns boolean language sql stable as $$
  select p.keadaan = 'perlu perbaikan'
    or (p.keadaan in ('terkirim', 'terverifikasi', 'lulus administrasi')
      and (exists (select from berkas_pendaftaran b where b.pendaftaran_id = p.id and b.keadaan = 'dikembalikan')
        or exists (select from jawaban_pendaftaran j where j.pendaftaran_id = p.id and j.kembali is not null)))
$$;
