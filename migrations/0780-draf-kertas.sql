-- A paper form that is begun at the desk and not finished: the clerk was called away. It has no number and is no registration yet.
create table draf_kertas (
  id uuid primary key default gen_random_uuid(),
  versi integer not null default 1,
  kunci text not null check (kunci ~ '^[\w-]{8,100}$'),
  isi jsonb not null check (jsonb_typeof(isi) = 'object' and octet_length(isi::text) <= 60000),
  oleh uuid not null references akun (id),
  pelaku text not null,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  constraint draf_kertas_kunci unique (oleh, kunci)
);
create index draf_kertas_lama on draf_kertas (updated_at);
comment on table draf_kertas is 'Paper forms begun at the desk and kept unfinished. Sent, thrown away or forgotten for days, the row goes.';
comment on column draf_kertas.kunci is 'Of the form that kept it first: pressed twice, it is one.';
comment on column draf_kertas.isi is 'What was typed so far, by field, as text.';
