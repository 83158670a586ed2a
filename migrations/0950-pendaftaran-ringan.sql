-- During a season the state of each registration changes half a dozen times, and on the day of the announcement that of all in one
-- transaction. Where no index holds what changed, a page with room takes the new version and none of the dozen indexes is touched.
drop index pendaftaran_keadaan;

-- A seat is looked for where something changed that can cost it, not for each of the thousands who are told their result.
drop trigger kursi_ujian_lepas on pendaftaran;
create trigger kursi_ujian_lepas after update of keadaan, deleted_at, jalur, gelombang_id on pendaftaran for each row
  when ((old.deleted_at, old.jalur, old.gelombang_id) is distinct from (new.deleted_at, new.jalur, new.gelombang_id)
    or (old.keadaan <> new.keadaan and new.keadaan in ('draf', 'mengundurkan diri', 'digabung')))
  execute function kursi_ujian_lepas();
