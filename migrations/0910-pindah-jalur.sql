-- A registration that came on the wrong path is moved to another one. From then on its family is told what the new path asks for.
alter table pendaftaran add column pindah_jalur_pada timestamptz;
comment on column pendaftaran.pindah_jalur_pada is 'When the committee moved it to another path, the last time; null where the family''s own choice stands.';

-- What the path does not ask for any more is kept and waited for by nobody; what a new path asks for is.
create or replace function masih_diminta(p pendaftaran) returns boolean language sql stable as $$
  select p.keadaan = 'perlu perbaikan'
    or (p.keadaan in ('terkirim', 'terverifikasi', 'lulus administrasi')
      and (exists (select from berkas_pendaftaran b join dokumen_diminta(p) d on d.dokumen = b.dokumen
          where b.pendaftaran_id = p.id and b.keadaan = 'dikembalikan')
        or exists (select from jawaban_pendaftaran j join pertanyaan_ppdb q on q.id = j.pertanyaan_id
          where j.pendaftaran_id = p.id and j.kembali is not null and (q.jalur is null or q.jalur = p.jalur))
        or (p.pindah_jalur_pada is not null
          and (exists (select from dokumen_diminta(p) d
              where not exists (select from berkas_pendaftaran b where b.pendaftaran_id = p.id and b.dokumen = d.dokumen))
            or exists (select from pertanyaan_ppdb q
              where q.periode_id = p.periode_id and q.jalur = p.jalur and q.deleted_at is null and q.wajib and not q.berhenti
                and not exists (select from jawaban_pendaftaran j where j.pendaftaran_id = p.id and j.pertanyaan_id = q.id))))))
$$;
