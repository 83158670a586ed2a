-- The list of seniority asks for the latest certificate of each person.
drop index pendidikan_pegawai;
create index pendidikan_pegawai on pendidikan (pegawai_id, tanggal_ijazah desc nulls last);
