-- Whoever types a letter's code reads its subject. What was issued before names were shortened may name people in full: it is told only
-- where it stands word for word in its template.
alter table bukti_surat add column perihal_terbuka boolean not null default false;
update bukti_surat set perihal_terbuka = true
from naskah_surat naskah join template_surat template on template.id = naskah.template_id
where naskah.bukti = bukti_surat.kode and bukti_surat.perihal = naskah.perihal and naskah.perihal = template.perihal
  and naskah.perihal not like '%{{%';
