-- What each scheduled job did, so that a night without one is seen. A job keeps its last reports, see kit/jobs/job-report.server.ts.
create table laporan_tugas (
  id bigint generated always as identity primary key,
  tugas text not null,
  mulai timestamptz not null,
  lama_ms integer not null check (lama_ms >= 0),
  percobaan integer not null,
  keadaan text not null check (keadaan in ('selesai', 'gagal')),
  keterangan text not null
);
create index laporan_tugas_terbaru on laporan_tugas (tugas, id desc);
comment on table laporan_tugas is 'What each run of a scheduled job did, in a sentence; of each job the last twenty that succeeded and the last twenty that failed.';
