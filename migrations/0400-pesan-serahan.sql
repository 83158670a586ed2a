-- What a second hand-over says is written below what the first said: two messages of 500 letters fit.
alter table serahan_periksa drop constraint serahan_periksa_pesan_check;
alter table serahan_periksa add constraint serahan_periksa_pesan_check check (char_length(pesan) <= 1000);
