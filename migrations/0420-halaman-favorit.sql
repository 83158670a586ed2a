-- Pages that somebody marked as their favourites: a choice of looks that follows them to every device.
create table halaman_favorit (
  akun_id uuid not null references akun (id) on delete cascade,
  alamat text not null check (alamat ~ '^/[a-z0-9/-]*$' and length(alamat) <= 120),
  created_at timestamptz not null default now(),
  primary key (akun_id, alamat)
);
comment on table halaman_favorit is 'Pages of the portal that a person keeps at hand, by their address; nothing hangs on it.';
