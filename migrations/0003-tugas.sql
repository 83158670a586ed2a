-- Work done behind the scenes, as people see it: waiting, running, done or failed. The queue itself keeps its tables in
-- the schema graphile_worker, which only the owner may touch; the application adds work through enqueue_job alone.
create table tugas (
  id uuid primary key default gen_random_uuid(),
  job text not null,
  -- Work waiting under the same key is one piece of work.
  key text,
  state text not null default 'antre' check (state in ('antre', 'berjalan', 'selesai', 'gagal')),
  done integer not null default 0 check (done >= 0),
  total integer not null default 0 check (total >= 0),
  result jsonb,
  owner uuid,
  queue_id bigint,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create unique index tugas_waiting on tugas (job, key) where state = 'antre' and key is not null;
create index tugas_owner on tugas (owner, created_at desc);
create index tugas_open on tugas (updated_at) where state in ('antre', 'berjalan');

create function enqueue_job(identifier text, payload json, run_at timestamptz, max_attempts integer, job_key text)
returns bigint language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  return (graphile_worker.add_job(
    identifier => identifier, payload => payload, run_at => run_at, max_attempts => max_attempts, job_key => job_key
  )).id;
end $$;
