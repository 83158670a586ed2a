-- Who says of many that all is right is told what each has not answered: in the order of asking, and only what they may know of.
drop function jawaban_kurang(uuid);
create function jawaban_kurang(periode uuid) returns table (pendaftaran_id uuid, pertanyaan text, golongan text, urutan integer)
  language sql stable rows 5000 set enable_nestloop = off as $$
  select p.id, q.pertanyaan, q.golongan, q.nomor_urut
  from pendaftaran p join pertanyaan_ppdb q on q.periode_id = p.periode_id and (q.jalur is null or q.jalur = p.jalur)
    left join jawaban_pendaftaran j on j.pendaftaran_id = p.id and j.pertanyaan_id = q.id
  where p.periode_id = periode and p.deleted_at is null and q.deleted_at is null and q.wajib and not q.berhenti and (j.isi is null or j.kembali is not null)
$$;
comment on function jawaban_kurang(uuid) is 'Each question that has to be answered and was not, with whose it is.';
