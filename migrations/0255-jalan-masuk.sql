-- Whoever makes a link for choosing a password holds a way into that account. Remembered until its way in is made anew.
alter table undangan add column dibuat_oleh uuid;
-- The last one last. Whoever changes the password, or sets up a second factor, may have come in through any of them.
alter table akun add column tautan_oleh uuid[] not null default '{}';

-- What the trail knows of before.
update akun set tautan_oleh = pembuat.semua
from (
  select subject_id, array_agg(actor_id order by terakhir) as semua
  from (
    select subject_id, actor_id, max(id) as terakhir from audit
    where subject = 'akun' and action in ('invite', 'password-link') and actor_id is not null
    group by subject_id, actor_id
  ) satu
  group by subject_id
) pembuat
where akun.id::text = pembuat.subject_id;

update undangan set dibuat_oleh = (
  select actor_id from audit
  where subject = 'akun' and subject_id = undangan.akun_id::text and action in ('invite', 'password-link')
  order by audit.id desc limit 1
)
where kind = 'undangan' and used_at is null;
