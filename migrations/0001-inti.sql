-- The columns and rows that the kit itself needs. Plain PostgreSQL 15, forward only.
create extension if not exists pg_trgm;

create table audit (
  id bigint generated always as identity primary key,
  at timestamptz not null default now(),
  actor_id uuid,
  actor_name text not null,
  action text not null,
  subject text not null,
  subject_id text not null,
  before jsonb,
  after jsonb,
  request_id text not null,
  mac bytea not null
);
create index audit_subject on audit (subject, subject_id, id desc);
create index audit_actor on audit (actor_id, id desc);

-- One row: the end of the chain. Locked by whoever writes the next link, so the chain has no forks.
create table audit_head (one boolean primary key default true check (one), mac bytea not null, last_id bigint not null);
insert into audit_head (mac, last_id) values ('\x00', 0);

create function audit_is_final() returns trigger language plpgsql as $$
begin
  raise exception 'the audit trail is final';
end $$;
create trigger audit_final before update or delete on audit for each row execute function audit_is_final();
create trigger audit_final_truncate before truncate on audit for each statement execute function audit_is_final();

create table counter (name text, period text, value bigint not null check (value > 0), primary key (name, period));

create table idempotency (
  scope text,
  key text,
  fingerprint text not null,
  response jsonb,
  created_at timestamptz not null default now(),
  primary key (scope, key)
);

create table rate_limit (key text primary key, tokens double precision not null, updated_at timestamptz not null default now());
