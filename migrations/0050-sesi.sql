-- When its person last proved who they are, with what, and how a session ended before its time.
alter table sesi
  add column confirmed_at timestamptz not null default now(),
  add column second_factor boolean not null default false,
  add column berakhir_pada timestamptz,
  add column sebab text check (sebab in ('diakhiri', 'dinonaktifkan', 'password')),
  add constraint sesi_berakhir check ((berakhir_pada is null) = (sebab is null));

-- Where an invitation is sent to, and the key of the person's own picture among the private files.
alter table akun
  add column email text check (char_length(email) between 3 and 254),
  add column foto text;

create index akun_nama on akun (lower(nama));
create index undangan_akun on undangan (akun_id) where akun_id is not null;
