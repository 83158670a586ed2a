-- What each path asks for, read once for all who registered on it: a list counts what thousands lack.
create function dokumen_jalur(periode uuid) returns table (gelombang_id uuid, jenis text, dokumen text, urutan bigint) language sql stable as $$
  select j.gelombang_id, j.jenis, left(btrim(baris, E' \t\r'), 200), min(n)
  from gelombang_ppdb g join jalur_ppdb j on j.gelombang_id = g.id and j.deleted_at is null,
    regexp_split_to_table(j.dokumen, E'\n') with ordinality as t (baris, n)
  where g.periode_id = periode and btrim(baris, E' \t\r') <> ''
  group by 1, 2, 3
$$;
comment on function dokumen_jalur(uuid) is 'The papers that each path of an intake asks for, with their order.';

create or replace function dokumen_diminta(p pendaftaran) returns table (dokumen text, urutan bigint) language sql stable as $$
  select d.dokumen, d.urutan from dokumen_jalur(p.periode_id) d where d.gelombang_id = p.gelombang_id and d.jenis = p.jalur
$$;

drop function berkas_kurang(pendaftaran);
-- Thousands are read against thousands each time: never row by row, however few the database believes there are.
create function berkas_kurang(periode uuid) returns table (pendaftaran_id uuid, dokumen text) language sql stable rows 5000 set enable_nestloop = off as $$
  select p.id, d.dokumen
  from pendaftaran p join dokumen_jalur(periode) d on d.gelombang_id = p.gelombang_id and d.jenis = p.jalur
    left join berkas_pendaftaran b on b.pendaftaran_id = p.id and b.dokumen = d.dokumen and b.keadaan <> 'dikembalikan'
  where p.periode_id = periode and p.deleted_at is null and b.id is null
$$;
comment on function berkas_kurang(uuid) is 'Each paper that a path asks for and that was not sent, or was given back, with whose it is.';
