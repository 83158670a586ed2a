-- Backups that were made, and rehearsals of putting them back. The archives lie elsewhere (BACKUP_TO).
create table cadangan (
  id uuid primary key default gen_random_uuid(),
  jenis text not null check (jenis in ('cadangan', 'latihan')),
  sebab text not null check (sebab in ('malam', 'tangan', 'perintah')),
  mulai timestamptz not null default now(),
  selesai timestamptz,
  keadaan text not null default 'berjalan' check (keadaan in ('berjalan', 'berhasil', 'gagal')),
  nama text,
  tempat text not null,
  ukuran bigint,
  baris bigint,
  berkas integer,
  kunci_pemulihan boolean not null,
  keterangan text,
  constraint cadangan_selesai check ((keadaan = 'berjalan') = (selesai is null))
);
create index cadangan_mulai on cadangan (mulai desc);
create unique index cadangan_berjalan on cadangan (jenis) where keadaan = 'berjalan';
comment on table cadangan is 'Backups and rehearsals of restoring them: when, where to, how large, how they ended. The archives lie elsewhere (BACKUP_TO).';

-- Which processes serve now is worth nothing after a crash, and unlogged it keeps the log silent while nobody works.
alter table proses set unlogged;

-- Counts all rows at a point of the log where a restore can stop, with every writer held for that moment.
create function titik_cadangan(nama text) returns table (tabel text, baris bigint)
language plpgsql security definer
set search_path = pg_catalog, public, pg_temp
set lock_timeout = '500ms'
as $$
declare satu record;
begin
  for satu in select c.oid::regclass as nama from pg_class c
    where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and c.relpersistence = 'p' order by c.relname
  loop execute format('lock table %s in share mode', satu.nama); end loop;
  for satu in select c.oid::regclass as nama, c.relname::text as teks from pg_class c
    where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and c.relpersistence = 'p' order by c.relname
  loop
    tabel := satu.teks;
    execute format('select count(*) from %s', satu.nama) into baris;
    return next;
  end loop;
  perform pg_create_restore_point(nama);
end $$;
comment on function titik_cadangan(text) is 'Counts each table at a named point of the write-ahead log, writers held meanwhile; a restored backup is compared with it there.';
revoke execute on function titik_cadangan(text) from public;
