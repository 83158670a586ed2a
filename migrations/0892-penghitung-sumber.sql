-- A counter of the home page may be counted from the data bank; the number that was typed is shown until somebody is recorded there.
alter table penghitung add column sumber text check (sumber in ('guru', 'tenaga-kependidikan', 'peserta-didik'));
-- Those of the first start that nobody has changed since: whoever typed a number of their own keeps it.
update penghitung set sumber = awal.sumber
from (values ('Guru', 68, 'guru'), ('Staf', 12, 'tenaga-kependidikan'), ('Peserta didik', 560, 'peserta-didik')) awal (nama, jumlah, sumber)
where penghitung.nama = awal.nama and penghitung.jumlah = awal.jumlah;
