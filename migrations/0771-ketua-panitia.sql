-- Who leads the committee sends as much as its members.
insert into kuota_peran (peran, mega_bita, berkas) select 'ketuaPpdb', mega_bita, berkas from kuota_peran where peran = 'panitiaPpdb';
