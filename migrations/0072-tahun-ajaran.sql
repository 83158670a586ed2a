create extension if not exists btree_gist;

create table tahun_ajaran (
  id uuid primary key default gen_random_uuid(),
  versi integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  deleted_at timestamptz,
  deleted_by uuid,
  -- "2026/2027": classes name their school year so.
  nama text not null check (nama ~ '^\d{4}/\d{4}$'),
  mulai date not null,
  selesai date not null,
  constraint tahun_ajaran_urut check (selesai > mulai),
  constraint tahun_ajaran_tumpang exclude using gist (daterange(mulai, selesai, '[]') with &&) where (deleted_at is null)
);
create unique index tahun_ajaran_nama on tahun_ajaran (nama) where deleted_at is null;

create table semester (
  id uuid primary key default gen_random_uuid(),
  versi integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  deleted_at timestamptz,
  deleted_by uuid,
  nama text not null,
  tahun_ajaran_id uuid not null references tahun_ajaran (id),
  jenis text not null check (jenis in ('ganjil', 'genap')),
  mulai date not null,
  selesai date not null,
  constraint semester_urut check (selesai > mulai),
  constraint semester_tumpang exclude using gist (daterange(mulai, selesai, '[]') with &&) where (deleted_at is null)
);

-- The days that are not like the others.
create table hari_khusus (
  id uuid primary key default gen_random_uuid(),
  versi integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  deleted_at timestamptz,
  deleted_by uuid,
  nama text not null,
  jenis text not null check (jenis in ('libur', 'setengah-hari', 'ramadan', 'kegiatan')),
  mulai date not null,
  selesai date not null,
  untuk text not null check (untuk in ('semua', 'siswa', 'pegawai')),
  -- Null: as on the other days.
  jam_masuk time,
  jam_pulang time,
  constraint hari_khusus_urut check (selesai >= mulai),
  constraint hari_khusus_jam check (jam_pulang > jam_masuk),
  constraint hari_khusus_setengah check (jenis <> 'setengah-hari' or jam_pulang is not null)
);
create index hari_khusus_hari on hari_khusus using gist (daterange(mulai, selesai, '[]')) where deleted_at is null;

create table jam_pelajaran (
  id uuid primary key default gen_random_uuid(),
  versi integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  deleted_at timestamptz,
  deleted_by uuid,
  -- Monday is 1.
  hari text not null check (hari in ('1', '2', '3', '4', '5', '6')),
  jam_ke smallint not null check (jam_ke between 1 and 15),
  mulai time not null,
  selesai time not null,
  constraint jam_pelajaran_urut check (selesai > mulai),
  constraint jam_pelajaran_tumpang exclude using gist (
    hari with =, tsrange('2000-01-01'::date + mulai, '2000-01-01'::date + selesai) with &&
  ) where (deleted_at is null)
);
create unique index jam_pelajaran_ke on jam_pelajaran (hari, jam_ke) where deleted_at is null;

-- Who teaches what to which class.
create table pengampu (
  id uuid primary key default gen_random_uuid(),
  versi integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  deleted_at timestamptz,
  deleted_by uuid,
  semester_id uuid not null references semester (id),
  kelas_id uuid not null references kelas (id),
  mata_pelajaran_id uuid not null references mata_pelajaran (id),
  pegawai_id uuid not null references pegawai (id),
  -- Lesson hours a week.
  jp smallint not null check (jp between 1 and 20),
  unique (id, semester_id, kelas_id, mata_pelajaran_id, pegawai_id)
);
create index pengampu_kelas on pengampu (kelas_id, semester_id) where deleted_at is null;
create index pengampu_pegawai on pengampu (pegawai_id, semester_id) where deleted_at is null;

-- What belongs to the teaching assignment stands here too, so that the database itself sees every clash. It follows the
-- assignment: a lesson whose teacher is replaced stands in the new teacher's week at once, or the change is refused.
create table jadwal_pelajaran (
  id uuid primary key default gen_random_uuid(),
  versi integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  deleted_at timestamptz,
  deleted_by uuid,
  pengampu_id uuid not null,
  semester_id uuid not null,
  kelas_id uuid not null,
  mata_pelajaran_id uuid not null,
  pegawai_id uuid not null,
  hari text not null check (hari in ('1', '2', '3', '4', '5', '6')),
  jam_ke smallint not null check (jam_ke between 1 and 15),
  jumlah_jam smallint not null default 1 check (jumlah_jam between 1 and 8),
  -- Null: the class's own room.
  ruang text check (btrim(ruang) <> '' and char_length(ruang) <= 40),
  constraint jadwal_pelajaran_pengampu foreign key (pengampu_id, semester_id, kelas_id, mata_pelajaran_id, pegawai_id)
    references pengampu (id, semester_id, kelas_id, mata_pelajaran_id, pegawai_id) on update cascade,
  constraint jadwal_bentrok_kelas exclude using gist (
    semester_id with =, kelas_id with =, hari with =, int4range(jam_ke, jam_ke + jumlah_jam) with &&
  ) where (deleted_at is null),
  constraint jadwal_bentrok_guru exclude using gist (
    semester_id with =, pegawai_id with =, hari with =, int4range(jam_ke, jam_ke + jumlah_jam) with &&
  ) where (deleted_at is null),
  constraint jadwal_bentrok_ruang exclude using gist (
    semester_id with =, lower(ruang) with =, hari with =, int4range(jam_ke, jam_ke + jumlah_jam) with &&
  ) where (deleted_at is null and ruang is not null)
);
create index jadwal_pelajaran_urut on jadwal_pelajaran (semester_id, hari, jam_ke) where deleted_at is null;
create index jadwal_pelajaran_pengampu_id on jadwal_pelajaran (pengampu_id);

create function pengampu_terjadwal() returns trigger language plpgsql as $$
begin
  if exists (select from jadwal_pelajaran where pengampu_id = old.id and deleted_at is null) then
    raise exception 'the assignment has lessons in the timetable' using errcode = '23503', constraint = 'pengampu_terjadwal';
  end if;
  return new;
end $$;
create trigger pengampu_terjadwal before update of deleted_at on pengampu
  for each row when (old.deleted_at is null and new.deleted_at is not null) execute function pengampu_terjadwal();

-- In which class a pupil sits and sat: every day at most one. `selesai` is the last day in it.
create table anggota_kelas (
  id uuid primary key default gen_random_uuid(),
  created_at timestamptz not null default now(),
  siswa_id uuid not null references siswa (id),
  kelas_id uuid not null references kelas (id),
  mulai date not null,
  selesai date,
  sebab text not null check (sebab in ('masuk', 'naik', 'tinggal', 'pindah kelas', 'mutasi masuk')),
  -- Why it ended, where the next one does not tell.
  sebab_selesai text check (sebab_selesai in ('mutasi keluar', 'lulus', 'keluar', 'tanpa kelas')),
  constraint anggota_kelas_urut check (selesai >= mulai),
  constraint anggota_kelas_satu exclude using gist (siswa_id with =, daterange(mulai, selesai, '[]') with &&)
);
create index anggota_kelas_kelas on anggota_kelas (kelas_id, mulai);
create index anggota_kelas_siswa on anggota_kelas (siswa_id, mulai desc);

insert into anggota_kelas (siswa_id, kelas_id, mulai, sebab)
  select siswa.id, kelas.id,
    greatest(coalesce(siswa.tanggal_masuk, siswa.created_at::date), make_date(left(kelas.tahun_ajaran, 4)::int, 7, 1)), 'masuk'
  from siswa join kelas on kelas.id = siswa.kelas_id where siswa.status = 'aktif';

-- Whichever way a pupil comes into a class, by form, list or promotion, the history follows. Verbs that know better tell
-- the day and the reason in akademik.hari and akademik.sebab, for their transaction.
create function siswa_duduk() returns trigger language plpgsql as $$
declare
  kini date := (now() at time zone 'Asia/Makassar')::date;
  hari date := nullif(current_setting('akademik.hari', true), '')::date;
  alasan text := nullif(current_setting('akademik.sebab', true), '');
  duduk uuid := case when new.status = 'aktif' then new.kelas_id end;
  lama anggota_kelas;
  awal date;
begin
  select * into lama from anggota_kelas where siswa_id = new.id and selesai is null;
  if lama.kelas_id is not distinct from duduk then
    return null;
  end if;
  hari := coalesce(hari, kini);
  if lama.id is not null and lama.mulai >= hari then
    delete from anggota_kelas where id = lama.id;
  elsif lama.id is not null then
    update anggota_kelas set selesai = hari - 1, sebab_selesai = case
      when duduk is not null then null
      when new.status = 'lulus' then 'lulus'
      when new.status = 'mutasi' then 'mutasi keluar'
      when new.status = 'keluar' then 'keluar'
      else 'tanpa kelas' end
    where id = lama.id;
  end if;
  if duduk is null then
    return null;
  end if;
  select mulai into awal from tahun_ajaran
    where deleted_at is null and nama = (select tahun_ajaran from kelas where id = duduk);
  if lama.id is null and not exists (select from anggota_kelas where siswa_id = new.id) then
    -- Who is entered in October and came in July has sat there since July, but not since before that school year.
    hari := greatest(least(hari, coalesce(new.tanggal_masuk, hari)), awal);
  end if;
  insert into anggota_kelas (siswa_id, kelas_id, mulai, sebab)
    values (new.id, duduk, hari, coalesce(alasan, case when lama.id is null then 'masuk' else 'pindah kelas' end));
  return null;
end $$;
create trigger siswa_duduk after insert or update of kelas_id, status on siswa for each row execute function siswa_duduk();

-- X.E-2 stands before X.E-10, and all of X before XI, wherever classes are sorted.
create collation urut_alami (provider = icu, locale = 'id-u-kn-true');
alter table kelas alter nama type text collate urut_alami;
