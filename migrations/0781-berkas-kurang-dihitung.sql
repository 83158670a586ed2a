-- What lacks is asked of each path (dokumen_jalur) where it is counted; nothing writes out thousands of rows for it any more.
drop function berkas_kurang(uuid);
