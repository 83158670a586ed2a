-- What a family wishes for brothers and sisters of one intake: the same class or different ones; nothing where it leaves it to the school.
alter table daftar_ulang add column keinginan_saudara text check (keinginan_saudara in ('bersama', 'terpisah'));
