-- Exams of an intake: which there are, in which sessions and rooms, and who sits where.
create table ujian_ppdb (
  id uuid primary key default gen_random_uuid(),
  versi integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  deleted_at timestamptz,
  deleted_by uuid,
  nama text not null,
  gelombang_id uuid not null references gelombang_ppdb (id),
  komponen text not null check (komponen in ('tes', 'btq', 'tahfidz', 'wawancara')),
  -- Null: of every path of the wave that weighs this part and has no exam of its own in it.
  jalur text check (jalur in ('reguler', 'prestasi-akademik', 'prestasi-non-akademik', 'tahfidz', 'afirmasi', 'asrama', 'mutasi')),
  tempat text,
  bawa text,
  tata_tertib text,
  terbit_pada timestamptz
);
create unique index ujian_ppdb_jalur on ujian_ppdb (gelombang_id, komponen, jalur) nulls not distinct where deleted_at is null;
comment on table ujian_ppdb is 'Exams of a wave: which part is examined, of which path, where, and what is to be brought. Families see nothing before terbit_pada.';

create table sesi_ujian (
  id uuid primary key default gen_random_uuid(),
  versi integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  deleted_at timestamptz,
  deleted_by uuid,
  ujian_id uuid not null references ujian_ppdb (id),
  nama text not null,
  tanggal date not null,
  mulai time not null,
  selesai time not null,
  constraint sesi_ujian_urut check (selesai > mulai),
  unique (id, ujian_id)
);
create unique index sesi_ujian_nama on sesi_ujian (ujian_id, lower(nama)) where deleted_at is null;
comment on table sesi_ujian is 'Sessions of an exam: the day and the hours, in the school''s time. Each session uses every room of its exam.';

create table ruang_ujian (
  id uuid primary key default gen_random_uuid(),
  versi integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  deleted_at timestamptz,
  deleted_by uuid,
  ujian_id uuid not null references ujian_ppdb (id),
  nama text not null,
  kapasitas integer not null check (kapasitas between 1 and 500),
  letak text,
  lantai_dasar boolean not null default false,
  unique (id, ujian_id)
);
create unique index ruang_ujian_nama on ruang_ujian (ujian_id, lower(nama)) where deleted_at is null;
comment on table ruang_ujian is 'Rooms of an exam and how many seats each has; the seats are numbered from 1.';

create table kursi_ujian (
  id uuid primary key default gen_random_uuid(),
  ujian_id uuid not null references ujian_ppdb (id),
  sesi_id uuid not null,
  ruang_id uuid not null,
  kursi integer not null check (kursi > 0),
  pendaftaran_id uuid not null references pendaftaran (id),
  pada timestamptz not null,
  foreign key (sesi_id, ujian_id) references sesi_ujian (id, ujian_id),
  foreign key (ruang_id, ujian_id) references ruang_ujian (id, ujian_id),
  constraint kursi_ujian_satu unique (sesi_id, ruang_id, kursi),
  constraint kursi_ujian_anak unique (ujian_id, pendaftaran_id)
);
create index kursi_ujian_pendaftaran on kursi_ujian (pendaftaran_id);
create index kursi_ujian_ruang on kursi_ujian (ruang_id);
comment on table kursi_ujian is 'Who sits where: one child in a seat, one seat of an exam for a child, no seat beyond the room''s capacity.';

create table jadwal_ujian_lama (
  id uuid primary key default gen_random_uuid(),
  pendaftaran_id uuid not null references pendaftaran (id),
  ujian_id uuid not null references ujian_ppdb (id),
  tanggal date not null,
  mulai time not null,
  selesai time not null,
  tempat text,
  ruang text not null,
  kursi integer not null,
  sampai timestamptz not null
);
create index jadwal_ujian_lama_pendaftaran on jadwal_ujian_lama (pendaftaran_id, ujian_id, sampai desc);
comment on table jadwal_ujian_lama is 'What a family was told of an exam before it changed, and until when; written by the database itself, by whichever door the change comes.';

create table kartu_ujian (
  pendaftaran_id uuid primary key references pendaftaran (id),
  versi integer not null default 1 check (versi > 0),
  diubah_pada timestamptz not null,
  -- The version of which the family was told by e-mail; the job that tells writes it first.
  kabar_versi integer not null default 0
);
comment on table kartu_ujian is 'Which version a child''s exam card has come to: every change of what stands on it after it was published is another one.';

-- Told of one part of the way: which children an exam is for, whatever their state. Rules that weigh nothing ask for no exam.
create function ikut_ujian(ujian ujian_ppdb, anak pendaftaran) returns boolean language sql stable as $$
  select anak.gelombang_id = ujian.gelombang_id
    and (ujian.jalur is null or ujian.jalur = anak.jalur)
    and exists (select from jalur_ppdb where gelombang_id = ujian.gelombang_id and jenis = anak.jalur and deleted_at is null
      and case ujian.komponen when 'tes' then bobot_tes when 'btq' then bobot_btq when 'tahfidz' then bobot_tahfidz else bobot_wawancara end > 0)
    and (ujian.jalur is not null or not exists (select from ujian_ppdb lain where lain.gelombang_id = ujian.gelombang_id
      and lain.komponen = ujian.komponen and lain.jalur = anak.jalur and lain.deleted_at is null));
$$;
comment on function ikut_ujian(ujian_ppdb, pendaftaran) is 'Whether an exam is for this child: its wave, its path, and a part that the path''s rules weigh.';

create function naikkan_kartu(anak uuid[]) returns void language sql as $$
  insert into kartu_ujian (pendaftaran_id, diubah_pada) select distinct satu, now() from unnest(anak) as satu
  on conflict (pendaftaran_id) do update set versi = kartu_ujian.versi + 1, diubah_pada = now();
$$;
comment on function naikkan_kartu(uuid[]) is 'What stands on these children''s cards has changed: cards printed before are another version.';

create function catat_jadwal_lama(tempat_duduk uuid[]) returns void language plpgsql as $$
declare
  anak uuid[];
begin
  with lama as (
    insert into jadwal_ujian_lama (pendaftaran_id, ujian_id, tanggal, mulai, selesai, tempat, ruang, kursi, sampai)
    select kursi_ujian.pendaftaran_id, ujian_ppdb.id, tanggal, mulai, selesai, tempat, ruang_ujian.nama, kursi, now()
    from kursi_ujian join ujian_ppdb on ujian_ppdb.id = kursi_ujian.ujian_id and terbit_pada is not null
      join sesi_ujian on sesi_ujian.id = sesi_id join ruang_ujian on ruang_ujian.id = ruang_id
    where kursi_ujian.id = any(tempat_duduk) returning pendaftaran_id)
  select array_agg(pendaftaran_id) into anak from lama;
  perform naikkan_kartu(anak);
end $$;
comment on function catat_jadwal_lama(uuid[]) is 'Keeps what families were told of these seats, before it changes; nothing of an exam that is not published.';

create function kursi_ujian_jaga() returns trigger language plpgsql as $$
declare
  muat integer;
begin
  if tg_op = 'DELETE' then
    perform catat_jadwal_lama(array[old.id]);
    return old;
  end if;
  -- Locked, so that the room does not shrink, the session does not go and the child does not withdraw at the same moment.
  select kapasitas into muat from ruang_ujian where id = new.ruang_id and deleted_at is null for share;
  if muat is null or new.kursi > muat then
    raise exception 'this room has no such seat' using errcode = 'check_violation', constraint = 'kursi_ujian_muat';
  end if;
  perform from sesi_ujian where id = new.sesi_id and deleted_at is null for share;
  if not found then
    raise exception 'this session is gone' using errcode = 'check_violation', constraint = 'kursi_ujian_sesi';
  end if;
  perform from pendaftaran where id = new.pendaftaran_id and deleted_at is null and keadaan not in ('draf', 'mengundurkan diri') for share;
  if not found then
    raise exception 'this child takes no part' using errcode = 'check_violation', constraint = 'kursi_ujian_ikut';
  end if;
  if tg_op = 'UPDATE' then perform catat_jadwal_lama(array[old.id]); end if;
  return new;
end $$;
comment on function kursi_ujian_jaga() is 'No seat beyond the room''s capacity or for a child that takes no part; what was told before is kept.';
create trigger kursi_ujian_jaga before insert or update or delete on kursi_ujian for each row execute function kursi_ujian_jaga();

create function kursi_ujian_baru() returns trigger language plpgsql as $$
begin
  if exists (select from ujian_ppdb where id = new.ujian_id and terbit_pada is not null) then perform naikkan_kartu(array[new.pendaftaran_id]); end if;
  return null;
end $$;
comment on function kursi_ujian_baru() is 'A seat in an exam that families see already makes another version of the card.';
create trigger kursi_ujian_baru after insert on kursi_ujian for each row execute function kursi_ujian_baru();

create function sesi_ujian_jaga() returns trigger language plpgsql as $$
declare
  terisi constant uuid[] := array(select id from kursi_ujian where sesi_id = old.id);
begin
  if cardinality(terisi) > 0 and (new.ujian_id <> old.ujian_id or new.deleted_at is not null) then
    raise exception 'children sit in this session' using errcode = 'check_violation', constraint = 'sesi_ujian_terisi';
  end if;
  if (new.tanggal, new.mulai, new.selesai) is distinct from (old.tanggal, old.mulai, old.selesai) then perform catat_jadwal_lama(terisi); end if;
  return new;
end $$;
comment on function sesi_ujian_jaga() is 'A session with children in it does not go; another day or hour is kept beside what was told before.';
create trigger sesi_ujian_jaga before update on sesi_ujian for each row execute function sesi_ujian_jaga();

create function ruang_ujian_jaga() returns trigger language plpgsql as $$
declare
  terisi constant uuid[] := array(select id from kursi_ujian where ruang_id = old.id);
begin
  if cardinality(terisi) > 0 and (new.ujian_id <> old.ujian_id or new.deleted_at is not null) then
    raise exception 'children sit in this room' using errcode = 'check_violation', constraint = 'ruang_ujian_terisi';
  end if;
  if exists (select from kursi_ujian where ruang_id = old.id and kursi > new.kapasitas) then
    raise exception 'more children sit in this room' using errcode = 'check_violation', constraint = 'ruang_ujian_kapasitas';
  end if;
  if (new.nama, new.letak) is distinct from (old.nama, old.letak) then perform catat_jadwal_lama(terisi); end if;
  return new;
end $$;
comment on function ruang_ujian_jaga() is 'A room with children in it does not go and does not shrink below them; another name is kept beside what was told before.';
create trigger ruang_ujian_jaga before update on ruang_ujian for each row execute function ruang_ujian_jaga();

create function ujian_ppdb_jaga() returns trigger language plpgsql as $$
declare
  terisi constant uuid[] := array(select id from kursi_ujian where ujian_id = old.id);
  anak constant uuid[] := array(select pendaftaran_id from kursi_ujian where ujian_id = old.id);
begin
  if cardinality(terisi) > 0 and (new.deleted_at is not null
    or (new.gelombang_id, new.komponen, new.jalur) is distinct from (old.gelombang_id, old.komponen, old.jalur)) then
    raise exception 'children have seats in this exam' using errcode = 'check_violation', constraint = 'ujian_ppdb_terisi';
  end if;
  if new.tempat is distinct from old.tempat then
    perform catat_jadwal_lama(terisi);
  elsif new.terbit_pada is not null and (new.nama, new.bawa, new.tata_tertib, new.terbit_pada) is distinct from (old.nama, old.bawa, old.tata_tertib, old.terbit_pada) then
    perform naikkan_kartu(anak);
  end if;
  return new;
end $$;
comment on function ujian_ppdb_jaga() is 'An exam with children in it stays what it is; published, every change of what stands on a card makes another version.';
create trigger ujian_ppdb_jaga before update on ujian_ppdb for each row execute function ujian_ppdb_jaga();

create function kursi_ujian_lepas() returns trigger language plpgsql as $$
begin
  delete from kursi_ujian using ujian_ppdb ujian
  where ujian.id = ujian_id and pendaftaran_id = new.id
    and (new.deleted_at is not null or new.keadaan in ('draf', 'mengundurkan diri') or not ikut_ujian(ujian, new));
  return null;
end $$;
comment on function kursi_ujian_lepas() is 'Who withdraws, is deleted or goes to a path without this exam leaves the seat at once, by whichever door.';
create trigger kursi_ujian_lepas after update of keadaan, deleted_at, jalur, gelombang_id on pendaftaran for each row
  when ((old.keadaan, old.deleted_at, old.jalur, old.gelombang_id) is distinct from (new.keadaan, new.deleted_at, new.jalur, new.gelombang_id))
  execute function kursi_ujian_lepas();
