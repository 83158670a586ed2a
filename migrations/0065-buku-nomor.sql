-- Codes by which letters are classified and archived.
create table klasifikasi_surat (
  id uuid primary key default gen_random_uuid(),
  versi integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  deleted_at timestamptz,
  deleted_by uuid,
  kode text not null,
  nama text not null,
  aktif boolean not null default true
);
create unique index klasifikasi_surat_kode on klasifikasi_surat (lower(kode)) where deleted_at is null;

-- One row of numbers a calendar year. Kinds of paper share a book or have their own.
create table buku_nomor (
  id uuid primary key default gen_random_uuid(),
  versi integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  deleted_at timestamptz,
  deleted_by uuid,
  nama text not null,
  kode_jabatan text not null,
  -- The year in which the book moved here from paper, and the last number that the paper book gave.
  tahun_awal smallint,
  nomor_awal integer check (nomor_awal >= 0),
  -- Days that a letter may be dated back.
  batas_mundur smallint not null default 30 check (batas_mundur between 0 and 400),
  aktif boolean not null default true,
  constraint buku_nomor_awal check ((tahun_awal is null) = (nomor_awal is null))
);
create unique index buku_nomor_nama on buku_nomor (lower(nama)) where deleted_at is null;

create table jenis_naskah (
  id uuid primary key default gen_random_uuid(),
  versi integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  deleted_at timestamptz,
  deleted_by uuid,
  kode text not null,
  nama text not null,
  buku_id uuid not null references buku_nomor (id),
  pola text not null,
  -- Digits of the serial number, filled up with zeros.
  lebar smallint not null default 3 check (lebar between 1 and 6),
  aktif boolean not null default true,
  constraint jenis_naskah_pola_urut check (pola like '%{urut}%' and pola like '%{tahun}%'),
  constraint jenis_naskah_pola_dikenal check (
    regexp_replace(pola, '\{(urut|kode|klasifikasi|pengamanan|bulan|romawi|tahun)\}', '', 'g') !~ '[{}]'
  )
);
create unique index jenis_naskah_kode on jenis_naskah (lower(kode)) where deleted_at is null;

alter table surat_keluar
  add column jenis_id uuid references jenis_naskah (id),
  add column klasifikasi_id uuid references klasifikasi_surat (id),
  add column tujuan text,
  add column keamanan text check (keamanan in ('B', 'T', 'R', 'SR')),
  add column sifat text check (sifat in ('biasa', 'segera', 'sangat-segera')),
  add column unit text,
  add column status text check (status in ('draf', 'menunggu', 'terkirim', 'arsip', 'batal')),
  add column lampiran text,
  add column keterangan text,
  add column berkas_id uuid references berkas (id);
drop index surat_keluar_cari;
create index surat_keluar_cari on surat_keluar using gin (
  nomor_surat gin_trgm_ops, perihal gin_trgm_ops, tujuan gin_trgm_ops, unit gin_trgm_ops, lampiran gin_trgm_ops, keterangan gin_trgm_ops
);
create index surat_keluar_klasifikasi on surat_keluar (klasifikasi_id);
create index surat_keluar_status on surat_keluar (status, tanggal desc) where deleted_at is null;

-- Every number that a book has given, for good: nothing is taken out, a mistake is voided with its reason.
create table nomor_surat (
  id uuid primary key default gen_random_uuid(),
  created_at timestamptz not null default now(),
  buku_id uuid not null references buku_nomor (id),
  jenis_id uuid not null references jenis_naskah (id),
  tahun smallint not null,
  urut integer not null check (urut >= 0),
  -- '' for a number in its turn; 'a', 'b' … for one put in behind it later.
  sisipan text not null default '' check (sisipan ~ '^[a-z]{0,3}$'),
  nomor text not null unique,
  tanggal date not null,
  surat_id uuid not null unique references surat_keluar (id),
  -- Why the letter is dated back.
  alasan_mundur text,
  diambil_oleh uuid,
  diambil_nama text not null,
  batal_pada timestamptz,
  batal_oleh uuid,
  batal_nama text,
  alasan_batal text,
  unique (buku_id, tahun, urut, sisipan),
  check (extract(year from tanggal) = tahun),
  check (sisipan = '' or coalesce(btrim(alasan_mundur), '') <> ''),
  check ((batal_pada is null) = (alasan_batal is null))
);
create index nomor_surat_tanggal on nomor_surat (buku_id, tanggal, urut);

create function nomor_surat_is_final() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' or old.batal_pada is not null
    or (to_jsonb(new) - '{batal_pada,batal_oleh,batal_nama,alasan_batal}'::text[])
      is distinct from (to_jsonb(old) - '{batal_pada,batal_oleh,batal_nama,alasan_batal}'::text[]) then
    raise exception 'the book of numbers is final';
  end if;
  return new;
end $$;
create trigger nomor_surat_final before update or delete on nomor_surat for each row execute function nomor_surat_is_final();
create trigger nomor_surat_final_truncate before truncate on nomor_surat for each statement execute function nomor_surat_is_final();

-- A letter with a number of the book keeps number and day; nobody types a number that the book has given to another.
create function surat_keluar_keeps_number() returns trigger language plpgsql as $$
declare
  given nomor_surat;
begin
  select * into given from nomor_surat where surat_id = new.id;
  if found then
    if new.nomor_surat <> old.nomor_surat or new.tanggal <> old.tanggal then
      raise unique_violation using constraint = 'surat_keluar_nomor_tetap', message = 'the number was given by the book';
    end if;
    if (coalesce(new.status, '') = 'batal') <> (given.batal_pada is not null) then
      raise unique_violation using constraint = 'surat_keluar_batal', message = 'numbers are voided in the book';
    end if;
  elsif new.deleted_at is null and exists (select from nomor_surat where nomor = new.nomor_surat) then
    raise unique_violation using constraint = 'surat_keluar_nomor_terpakai', message = 'the book gave this number to another letter';
  end if;
  return new;
end $$;
create trigger surat_keluar_nomor before insert or update on surat_keluar for each row execute function surat_keluar_keeps_number();

-- What the paper book gave cannot be told anew once this one has begun to count.
create function buku_nomor_has_begun() returns trigger language plpgsql as $$
begin
  if (old.tahun_awal, old.nomor_awal) is distinct from (new.tahun_awal, new.nomor_awal)
    and exists (select from nomor_surat where buku_id = old.id and tahun in (old.tahun_awal, new.tahun_awal)) then
    raise unique_violation using constraint = 'buku_nomor_berjalan', message = 'the book has begun';
  end if;
  return new;
end $$;
create trigger buku_nomor_berjalan before update on buku_nomor for each row execute function buku_nomor_has_begun();

-- Incoming letters are numbered in the order in which they are written into the agenda, anew each year.
alter table surat_masuk
  add column tahun_agenda smallint,
  add column nomor_agenda integer,
  add column tanggal_surat date,
  add column klasifikasi_id uuid references klasifikasi_surat (id),
  add column keamanan text check (keamanan in ('B', 'T', 'R', 'SR')),
  add column sifat text check (sifat in ('biasa', 'segera', 'sangat-segera')),
  add column unit text,
  add column status text check (status in ('baru', 'diproses', 'selesai', 'arsip')),
  add column lampiran text,
  add column keterangan text,
  add column berkas_id uuid references berkas (id);
update surat_masuk set tahun_agenda = numbered.year, nomor_agenda = numbered.place
from (
  select id, extract(year from tanggal_terima) as year,
    row_number() over (partition by extract(year from tanggal_terima) order by tanggal_terima, created_at, id) as place
  from surat_masuk
) numbered where numbered.id = surat_masuk.id;
insert into counter (name, period, value)
  select 'agenda surat masuk', tahun_agenda::text, max(nomor_agenda) from surat_masuk group by tahun_agenda;
alter table surat_masuk alter column tahun_agenda set not null, alter column nomor_agenda set not null;
create unique index surat_masuk_agenda on surat_masuk (tahun_agenda, nomor_agenda);
drop index surat_masuk_cari;
create index surat_masuk_cari on surat_masuk using gin (
  nomor_surat gin_trgm_ops, asal_surat gin_trgm_ops, perihal gin_trgm_ops, unit gin_trgm_ops, lampiran gin_trgm_ops, keterangan gin_trgm_ops
);
create index surat_masuk_klasifikasi on surat_masuk (klasifikasi_id);
create index surat_masuk_status on surat_masuk (status, tanggal_terima desc) where deleted_at is null;

create function surat_masuk_enters_agenda() returns trigger language plpgsql as $$
begin
  new.tahun_agenda := extract(year from new.tanggal_terima);
  insert into counter as c (name, period, value) values ('agenda surat masuk', new.tahun_agenda::text, 1)
    on conflict (name, period) do update set value = c.value + 1 returning value into new.nomor_agenda;
  return new;
end $$;
create trigger surat_masuk_agenda before insert on surat_masuk for each row execute function surat_masuk_enters_agenda();
